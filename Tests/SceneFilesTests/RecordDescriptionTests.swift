import Testing

@testable import SceneFiles

struct RecordDescriptionTests {
  @Test(
    arguments: [
      (10, 3.6, 36), (10, 3.61, 37), (30, 0.1, 3), (60, 1, 60), (10, 0.01, 1), (3, 0.7, 3),
    ]
      as [(Double, Double, Int)])
  func `a recording has a sample for every begun interval`(
    fps: Double, duration: Double, count: Int
  ) {
    #expect(RecordDescription(fps: fps, duration: duration).sampleCount == count)
  }

  @Test
  func `a sample shows its own moment unless another is given`() {
    let record = RecordDescription(fps: 10, duration: 3.6, sampleTimes: [22: 2.167])
    #expect(record.sceneTime(ofSample: 21) == 2.1)
    #expect(record.sceneTime(ofSample: 22) == 2.167)
    #expect(record.presentationTime(ofSample: 22) == 2.2)
  }

  private func faults(_ record: String) -> [String] {
    SceneText("canvas: { width: 1, height: 1 }\nrecord: \(record)").faultLines
  }

  @Test
  func `moments stay in their order`() {
    #expect(faults("{ fps: 10, duration: 1, sampleTimes: { 3: 0.2, 5: 0.6 } }").isEmpty)
    #expect(
      faults("{ fps: 10, duration: 1, sampleTimes: { 3: 0.1 } }") == [
        "scene.yaml:2:51: error: sample 3 would not show a moment between its neighbours"
      ])
    #expect(
      faults("{ fps: 10, duration: 1, sampleTimes: { 3: 0.5 } }") == [
        "scene.yaml:2:51: error: sample 3 would not show a moment between its neighbours"
      ])
    #expect(
      faults("{ fps: 10, duration: 1, sampleTimes: { 10: 0.9 } }") == [
        "scene.yaml:2:48: error: the recording has no sample 10"
      ])
  }

  @Test
  func `loops are forever or counted`() throws {
    #expect(
      faults("{ fps: 1, duration: 1, loop: 0 }") == ["scene.yaml:2:38: error: 0 is out of range"])
    let scene = try SceneText(
      "canvas: { width: 1, height: 1 }\nrecord: { fps: 1, duration: 1, loop: 3 }"
    ).read()
    #expect(scene.description.record.loop == .times(3))
  }
}
