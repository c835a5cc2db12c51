# The two commands of the README are `make demo` and `make test`.

# A folder whose pictures take the place of the project's own: make demo ASSETS=my/pictures
ASSETS ?=
SCENES := $(sort $(wildcard Fixtures/Scenes/*.yaml))
STRICT := --explicit-target-dependency-import-check error

.PHONY: demo test lint build

# Sets up the machine, builds for release and renders the README's captures into Output/.
demo:
	@Scripts/install-packages build
	swift build -c release --product flipbook
	@mkdir -p Output
	@for scene in $(SCENES); do \
	  .build/release/flipbook render $$scene -o Output/$$(basename $$scene .yaml).gif \
	    $(if $(ASSETS),--assets $(ASSETS)) || exit $$?; \
	done

# Sets up the machine and runs every test.
test:
	@Scripts/install-packages test
	swift build --build-tests $(STRICT)
	swift test --skip-build

# Checks the formatting of all Swift code.
lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Tests $(wildcard Benchmarks Fuzz Examples)
