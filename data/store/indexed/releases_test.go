//go:build js

package indexed_test

import (
	"context"
	"embed"
	"encoding/json"
	"flag"
	"fmt"
	"io/fs"
	"net/url"
	"syscall/js"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/hack-pad/go-indexeddb/idb"

	"hagal/data/store"
	"hagal/data/store/indexed"
	"hagal/data/store/storetest"
)

// releases holds what make keep wrote with each version.
//
//go:embed testdata/releases
var releases embed.FS

var keep = flag.Bool("keep", false, "print what this version keeps, for testdata/releases")

// kept is what a version kept in a browser: the database, the witness, the
// entries of the replica by their addresses, and the tables and the copies that
// the app saw of them.
type kept struct {
	Form    uint
	Boxes   map[string]kind
	Witness string
	Replica map[string]string
	Tables  []store.Game
	Copies  int
}

// kind is an object store: whether it counts its keys up by itself, and its
// records.
type kind struct {
	Counts  bool
	Records []record
}

type record struct{ Key, Value json.RawMessage }

// Every database of a released version opens with nothing to tell, holds each
// line that was kept, its copies too, and can be played on.
func TestDatabasesOfReleasedVersionsOpen(t *testing.T) {
	if *keep {
		keepThis(t)
	}
	files, err := fs.Glob(releases, "testdata/releases/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d databases are kept, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(file, func(t *testing.T) {
			text, err := releases.ReadFile(file)
			storetest.Must(t, err)
			var k kept
			storetest.Must(t, json.Unmarshal(text, &k))
			place := storetest.Place(t)
			k.put(t, place)
			s := open(t, place, indexed.WithClock(storetest.Noon().Now))
			if diff := cmp.Diff(k.Tables, storetest.Everything(t, s)); diff != "" || len(k.Tables) == 0 {
				t.Errorf("%d tables are not as they were (- kept, + opened):\n%s", len(k.Tables), diff)
			}
			copies, err := s.Copies()
			if err != nil || len(copies) != k.Copies {
				t.Errorf("%d copies, %v; there were %d", len(copies), err, k.Copies)
			}
			id := storetest.Create(t, s, "today", "a", "b")
			storetest.Must(t, s.Close())
			storetest.WantText(t, open(t, place, indexed.WithClock(storetest.Noon().Now)), id, 2, "a", "b")
			k.comesBack(t)
		})
	}
}

// comesBack drops the database: the replica of the version has all.
func (k *kept) comesBack(t *testing.T) {
	t.Helper()
	place := storetest.Place(t)
	k.put(t, place)
	dropDatabase(t, place)
	s, report := reopened(t, place, indexed.WithClock(storetest.Noon().Now))
	if diff := cmp.Diff(k.Tables, storetest.Everything(t, s)); diff != "" || !report.NothingMissing() {
		t.Errorf("from the replica (- kept, + opened):\n%s\n%+v", diff, report)
	}
}

// keepThis prints a database of this version.
func keepThis(t *testing.T) {
	place := storetest.Place(t)
	noon := storetest.Noon()
	s := open(t, place, indexed.WithClock(noon.Now))
	storetest.Mix(t, s)
	_, err := s.DailyCopy(noon.Now())
	storetest.Must(t, err)
	copies, err := s.Copies()
	storetest.Must(t, err)
	k := kept{Tables: storetest.Everything(t, s), Copies: len(copies)}
	storetest.Must(t, s.Close())
	k.take(t, place)
	text, err := json.MarshalIndent(k, "", " ")
	storetest.Must(t, err)
	fmt.Printf("\nkept:\n%s\nend of kept\n", text)
}

// take reads the database, the witness and the replica of a closed store.
func (k *kept) take(t *testing.T, place string) {
	t.Helper()
	k.Witness = js.Global().Get("localStorage").Call("getItem", place+".mark").String()
	_, texts := entries(t, place)
	k.Replica = map[string]string{}
	for address, text := range texts {
		at, err := url.Parse(address)
		storetest.Must(t, err)
		k.Replica[at.Path] = text
	}
	k.Boxes = map[string]kind{}
	db := database(t, place, 0, nil)
	form, err := db.Version()
	storetest.Must(t, err)
	names, err := db.ObjectStoreNames()
	storetest.Must(t, err)
	storetest.Must(t, db.Close())
	k.Form = form
	for _, name := range names {
		var all kind
		var keys *idb.ArrayRequest
		raw(t, place, name, func(o *idb.ObjectStore) (err error) {
			if all.Counts, err = o.AutoIncrement(); err == nil {
				keys, err = o.GetAllKeys()
			}
			return err
		})
		list, err := keys.Result()
		storetest.Must(t, err)
		values := make([]*idb.Request, len(list))
		raw(t, place, name, func(o *idb.ObjectStore) (err error) {
			for i, key := range list {
				if values[i], err = o.Get(key); err != nil {
					return err
				}
			}
			return nil
		})
		for i, key := range list {
			value, err := values[i].Result()
			storetest.Must(t, err)
			all.Records = append(all.Records, record{written(key), written(value)})
		}
		k.Boxes[name] = all
	}
}

// put makes the database, the witness and the replica at a place.
func (k *kept) put(t *testing.T, place string) {
	t.Helper()
	js.Global().Get("localStorage").Call("setItem", place+".mark", k.Witness)
	cache, _ := entries(t, place)
	for address, text := range k.Replica {
		overwrite(t, cache, address, text)
	}
	storetest.Must(t, database(t, place, k.Form, k.Boxes).Close())
	for name, all := range k.Boxes {
		raw(t, place, name, func(o *idb.ObjectStore) error {
			for _, r := range all.Records {
				if _, err := o.PutKey(read(r.Key), read(r.Value)); err != nil {
					return err
				}
			}
			return nil
		})
	}
}

// database opens a database of a form, 0 for the one it has, and makes object
// stores in a new one.
func database(t *testing.T, place string, form uint, boxes map[string]kind) *idb.Database {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), 10*time.Second)
	defer stop()
	asked, err := idb.Global().Open(ctx, place, form, func(db *idb.Database, _, _ uint) error {
		for name, k := range boxes {
			if _, err := db.CreateObjectStore(name, idb.ObjectStoreOptions{KeyPath: js.Null(), AutoIncrement: k.Counts}); err != nil {
				return err
			}
		}
		return nil
	})
	storetest.Must(t, err)
	db, err := asked.Await(ctx)
	storetest.Must(t, err)
	return db
}

func written(v js.Value) json.RawMessage {
	return json.RawMessage(js.Global().Get("JSON").Call("stringify", v).String())
}

func read(text json.RawMessage) js.Value {
	return js.Global().Get("JSON").Call("parse", string(text))
}
