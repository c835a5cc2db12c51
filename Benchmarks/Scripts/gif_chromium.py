#!/usr/bin/env python3
"""Checks that Chromium decodes random GIFs to the pixels they were made from.

    Benchmarks/Scripts/gif_chromium.py FIRST END     (seeds, some 250 at a time)

A page served on the loopback interface decodes each file with the browser's `ImageDecoder` and
sends back a checksum per picture. Needs chromium, numpy and pillow.
"""
import base64, http.server, os, subprocess, sys, tempfile, threading
import numpy as np
import gif_corpus as corpus

PAGE = """<script>const files=[%s];
async function go(){let result='';
for(const [seed,text] of files){
 const data=Uint8Array.from(atob(text),c=>c.charCodeAt(0));
 const decoder=new ImageDecoder({data,type:'image/gif'});
 await decoder.tracks.ready;await decoder.completed;
 const sums=[];
 for(let k=0;k<decoder.tracks.selectedTrack.frameCount;k++){
  const image=(await decoder.decode({frameIndex:k})).image;
  const bytes=new Uint8Array(image.displayWidth*image.displayHeight*4);
  await image.copyTo(bytes,{format:'RGBA'});image.close();
  let sum=0;
  for(let i=0;i<bytes.length;i++)
   if(bytes[i|3])sum=(sum+bytes[i]*(i%%1009+1))%%4294967296;
  if(sums[sums.length-1]!==sum)sums.push(sum)}
 result+=seed+':'+sums.join(',')+';'}
await fetch('/result',{method:'POST',body:result})}
go().catch(e=>fetch('/result',{method:'POST',body:'!'+e}))</script>"""


def checksum(picture):
    values = picture.reshape(-1).astype(np.uint64)
    factors = np.arange(values.size, dtype=np.uint64) % 1009 + 1
    return int((values * factors).sum() % np.uint64(1 << 32))


def main():
    want, files = {}, []
    with tempfile.TemporaryDirectory() as folder:
        base = os.path.join(folder, "case")
        for seed in range(int(sys.argv[1]), int(sys.argv[2])):
            made = subprocess.run([corpus.TOOL, "random", str(seed), base], check=True,
                                  capture_output=True, text=True).stdout
            width, height, count = map(int, made.split())
            if count > 100:
                continue
            sums = []
            for picture, _ in corpus.joined(corpus.expected(base + ".rgba", width, height)):
                if sums[-1:] != [checksum(picture)]:
                    sums.append(checksum(picture))
            want[seed] = sums
            text = base64.b64encode(open(base + ".gif", "rb").read()).decode()
            files.append(f"[{seed},'{text}']")
        page = (PAGE % ",".join(files)).encode()
        done, answer = threading.Event(), []

        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                self.wfile.write(page)

            def do_POST(self):
                answer.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
                self.send_response(200)
                self.end_headers()
                done.set()

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu",
             f"--user-data-dir={folder}/profile", f"http://localhost:{server.server_port}/"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        done.wait(300)
        browser.terminate()
        browser.wait()
    if not answer or answer[0].startswith("!"):
        sys.exit(f"no answer: {answer}")
    got = dict(part.split(":") for part in answer[0].strip(";").split(";"))
    bad = [s for s, sums in want.items() if got[str(s)] != ",".join(map(str, sums))]
    if bad:
        sys.exit(f"Chromium differs: {bad}")
    print(f"{len(want)} files equal in Chromium")


if __name__ == "__main__":
    main()
