package sqlite_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

func init() { child["small"] = useASmallDisk }

// useASmallDisk makes a disk in memory that only this program sees, lets
// another file fill it, and makes room again.
func useASmallDisk(dir string) error {
	if err := syscall.Mount("none", dir, "tmpfs", 0, "size=3m"); err != nil {
		return fmt.Errorf("%w: %w", errCannotTry, err)
	}
	filler := filepath.Join(dir, "another program's file")
	s, _, err := sqlite.Open(dir)
	if err != nil {
		return err
	}
	id, err := s.CreateFrom("Friday", []string{"a"}, "")
	if err != nil {
		return err
	}
	if err := fillUp(filler, 150<<10); err != nil {
		return err
	}
	said, err := appendUntil(s, id, 1)
	if !errors.Is(err, store.ErrDiskFull) {
		return fmt.Errorf("while open: told %w", err)
	}
	if _, err := s.DailyCopy(noon().Time); !errors.Is(err, store.ErrDiskFull) {
		return fmt.Errorf("copying: told %w", err)
	}
	if g, err := s.Load(id); err != nil || len(g.Text) != len(said) {
		return fmt.Errorf("on a full disk %d of %d lines can be read: %w", len(g.Text), len(said), err)
	}
	if err := s.Close(); err != nil && !errors.Is(err, store.ErrDiskFull) {
		return fmt.Errorf("closing: told %w", err)
	}
	said, err = reopenASmallDisk(dir, filler, id, said)
	fmt.Println(len(said), "lines were told and are there")
	return err
}

// reopenASmallDisk opens the disk while it is full and when there is room again.
func reopenASmallDisk(dir, filler string, id store.ID, said []string) ([]string, error) {
	if err := fillUp(filler, 0); err != nil {
		return said, err
	}
	s, report, err := sqlite.Open(dir)
	if err == nil {
		g, reading := s.Load(id)
		changing := s.Append(id, len(said), "there is no room", "")
		if reading != nil || len(g.Text) != len(said) || !errors.Is(changing, store.ErrDiskFull) {
			return said, fmt.Errorf("open on a full disk: %d lines, told %w, %w, %+v", len(g.Text), reading, changing, report)
		}
		err = s.Close()
	}
	if err != nil && !errors.Is(err, store.ErrDiskFull) {
		return said, fmt.Errorf("opening on a full disk: told %w", err)
	}
	if err := os.Remove(filler); err != nil {
		return said, err
	}
	if s, report, err = sqlite.Open(dir); err != nil || !report.Empty() {
		return said, fmt.Errorf("with room again: told %+v %w", report, err)
	}
	if err := s.Append(id, len(said), "there is room again", ""); err != nil {
		return said, err
	}
	said = append(said, "there is room again")
	g, err := s.Load(id)
	if strings.Join(g.Text, "\n") != strings.Join(said, "\n") {
		return said, fmt.Errorf("%d lines are there, not those %d that were told: %w", len(g.Text), len(said), err)
	}
	return said, s.Close()
}

// fillUp writes a file until the disk takes no more, and leaves some room.
func fillUp(path string, room int64) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return err
	}
	defer f.Close()
	for err == nil {
		_, err = f.Write(make([]byte, 4096))
	}
	if !errors.Is(err, syscall.ENOSPC) {
		return err
	}
	info, err := f.Stat()
	if err != nil {
		return err
	}
	return f.Truncate(info.Size() - room)
}

// TestAFullDisk gives the store a small disk of its own, which the system
// allows to programs in a namespace. What it shows is shown without one too:
// TestTheFileMayNotGrow and TestAWriteThatEndsHalfWay fill a file up to a limit,
// TestEveryChangeFailsWhole and TestOpeningFailsWhole let the disk answer that it
// is full. With HAGAL_NEED_DISK it fails where no disk can be made.
func TestAFullDisk(t *testing.T) {
	t.Parallel()
	cmd := program("small", t.TempDir())
	cmd.SysProcAttr = &syscall.SysProcAttr{
		Cloneflags:  syscall.CLONE_NEWUSER | syscall.CLONE_NEWNS,
		UidMappings: []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getuid(), Size: 1}},
		GidMappings: []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getgid(), Size: 1}},
	}
	out, err := cmd.Output()
	if cmd.Process == nil || cmd.ProcessState.ExitCode() == cannotTry {
		say := t.Logf
		if os.Getenv("HAGAL_NEED_DISK") != "" {
			say = t.Errorf
		}
		say("NO SMALL DISK COULD BE MADE HERE, so no real one was filled: %v %s", err, out)
		return
	}
	if err != nil {
		t.Errorf("%v: %s", err, out)
	}
	t.Logf("%s", out)
}
