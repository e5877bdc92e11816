# make run opens the app; make test passes the tests. Both install what they
# need first (scripts/setup.sh). make help lists the rest.

GO       ?= go
FUZZTIME ?= 10s
SOAK     ?= 100000
PROGRAM  := hagal$(shell $(GO) env GOEXE 2>/dev/null)

# The tag says that no other goroutine touches the screen, so that Fyne need
# not check each call.
APP := -tags migrated_fynedo

# The tag ci builds the app without a screen, for tests. Garbage is looked for
# a quarter as often, which saves a quarter of their time.
TEST := GOGC=400 $(GO) test -timeout 20m -tags ci

.PHONY: help setup run build test format scripts tidy vet lint workflows targets unit mobile many web test-web soak bench masters measure strength fuzz pictures rules licences keep dist try-deb clean

help: ## list what there is to make
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | while IFS='	' read -r name text; do printf '  make %-9s %s\n' "$$name" "$$text"; done

setup: ## install what is missing
	@sh scripts/setup.sh

run: setup ## open the app
	$(GO) run $(APP) ./app

build: setup ## build the app, into this folder
	$(GO) build $(APP) -buildvcs=false -o $(PROGRAM) ./app

# The long ones side by side: each has a tail that one core does.
test: setup format scripts tidy vet lint workflows targets ## everything that must pass, in under five minutes
	@$(MAKE) -j2 unit mobile many
	@$(MAKE) build

format:
	@files=$$(gofmt -l .); if [ -n "$$files" ]; then echo "gofmt would change:"; echo "$$files"; exit 1; fi

scripts:
	@sh scripts/setup_test.sh

# Without a network go mod tidy may lack modules that only others' tests use;
# then there is nothing to compare.
tidy: setup
	@if ! change=$$($(GO) mod tidy -diff 2>/dev/null) && [ -n "$$change" ]; then echo "go mod tidy would change:"; echo "$$change"; exit 1; fi
	@if ! change=$$($(WEB) mod tidy -diff 2>/dev/null) && [ -n "$$change" ]; then echo "go mod tidy would change, in app/cmd/web:"; echo "$$change"; exit 1; fi

# What is built for the browser alone.
BROWSER := ./app ./app/browser ./data/store/indexed

vet: setup
	$(GO) vet -tags ci ./...
	$(GO) vet ./app/...
	GOOS=js GOARCH=wasm $(GO) vet $(BROWSER)

lint: setup
	$(GO) tool staticcheck -tags ci ./...
	GOOS=js GOARCH=wasm $$($(GO) tool -n staticcheck) $(BROWSER)
	tool=$$($(GO) tool -n staticcheck) && cd app/cmd/web && $$tool ./...

# actionlint has a go.mod of its own: ours is for what the app is built of.
workflows: setup
	$(GO) tool -modfile=.github/actionlint.mod actionlint -shellcheck= -pyflakes=

targets: setup ## type-check the app for the systems that cannot be built for here
	$(GO) run ./app/cmd/targets

# The race detector is slow: of long lists and of random games a sample.
unit: setup
	$(TEST) -short -race ./...

# The tag mobile changes what Fyne draws and taps, and no file of ours; the
# hosted workflow runs the rest with it on other systems.
mobile: setup
	$(TEST),mobile -short ./app ./app/look ./app/kit/... ./app/part/... ./app/shell/... ./app/exchange/... ./app/page/... ./app/scene
	$(TEST),mobile -run 'EveryScene|EverySize' ./app/scene

# All that a test leaves out with -short, without the race detector.
many: setup
	$(TEST) $$(grep -rl --include='*_test.go' 'testing[.]Short()' . | xargs -n 1 dirname | sort -u)

# The app for the browser is built and tested by a module of its own.
WEB := cd app/cmd/web && $(GO)

web: setup ## build the app for the browser, into the folder web
	$(WEB) run . -top ../../.. -o ../../../web

# The browser is asked for last: nothing else needs it.
test-web: setup ## play in a browser, and hold its store to what any store promises
	@sh scripts/setup.sh chromium
	$(WEB) vet ./...
	$(WEB) test .
	$(WEB) build -o ../../../.web-exec .
	GOOS=js GOARCH=wasm $(GO) test -count 1 -exec "'$(CURDIR)/.web-exec' exec" ./data/store/indexed; status=$$?; rm -f .web-exec; exit $$status
	$(WEB) test -count 1 -timeout 30m ./play

soak: setup ## play SOAK=100000 random whole games, and damage the store for long
	HAGAL_SOAK=$(SOAK) $(GO) test -tags ci -v -count 1 -timeout 0 -run 'RandomGames|Odds' ./engine/...
	HAGAL_SOAK=$(SOAK) $(GO) test -tags ci -v -count 1 -timeout 0 ./data/store/...

bench: setup ## measure
	$(GO) test -tags ci -run '^$$' -bench . -benchmem ./...

measure: setup ## start, memory, idle and keys beside a bare window; needs a display
	$(GO) run ./app/cmd/measure

strength: setup ## measure how fast each two Rival Leaders are; Ctrl-C stops it, and it goes on where it was
	$(GO) run ./engine/cmd/strength

masters: setup ## write the outlines of every screen again, as they are now
	$(GO) test -tags ci -count 1 -run EveryScene ./app/scene -update

fuzz: setup ## run each fuzz target for FUZZTIME=10s
	@grep -r --include='*_test.go' -o '^func Fuzz[A-Za-z0-9_]*' . | sort | while IFS=: read -r file name; do \
		echo "$${name#func } in $$(dirname "$$file")"; \
		$(GO) test -tags ci -run '^$$' -fuzz "^$${name#func }$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 5x "$$(dirname "$$file")" </dev/null || exit 1; \
	done

pictures: setup ## draw every screen, into the folder pictures
	$(GO) run -tags ci ./app/cmd/pictures

licences: setup ## collect the licences of all that is linked in
	$(GO) run ./app/cmd/licences

keep: setup ## keep what this version takes, for the tests of later ones; in a browser too
	@GO=$(GO) sh scripts/keep.sh

dist: setup ## build what a player downloads, into the folder dist
	@GO=$(GO) sh scripts/dist.sh

try-deb: ## try the Debian package of dist in a bare Debian; as root
	@sh scripts/try-deb.sh

rules: ## write docs/rules.md again, from the rules in the code
	$(GO) run ./engine/cmd/proof

clean: ## remove what was built or drawn here
	rm -rf $(PROGRAM) pictures web dist
