package play

import (
	"context"
	"net/http"
	"net/http/httptest"
	"os"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

func TestFirst(t *testing.T) {
	srv := httptest.NewServer(http.FileServer(http.Dir(os.Getenv("HAGAL_WEB"))))
	defer srv.Close()
	opts := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath("/usr/bin/chromium"), chromedp.NoSandbox, chromedp.UserDataDir(t.TempDir()),
		chromedp.Flag("use-angle", "swiftshader"), chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("ignore-gpu-blocklist", true),
		chromedp.Flag("disable-gpu", false), chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true),
	)
	ctx, stop := chromedp.NewExecAllocator(context.Background(), opts...)
	defer stop()
	ctx, stop2 := chromedp.NewContext(ctx, chromedp.WithLogf(t.Logf))
	defer stop2()
	var buf []byte
	var v string
	start := time.Now()
	err := chromedp.Run(ctx, chromedp.EmulateViewport(390, 844, chromedp.EmulateScale(2), chromedp.EmulateMobile, chromedp.EmulateTouch),
		chromedp.Navigate(srv.URL),
		chromedp.Evaluate(`(()=>{try{new DecompressionStream("brotli");return "brotli"}catch(e){return "no "+e}})()`, &v),
	)
	t.Log(v, err, time.Since(start))
	for range 20 {
		time.Sleep(500*time.Millisecond)
		var hid bool
		chromedp.Run(ctx, chromedp.Evaluate(`document.getElementById("loading").hidden`, &hid))
		if hid { break }
	}
	t.Log(time.Since(start))
	time.Sleep(2*time.Second)
	err = chromedp.Run(ctx, chromedp.CaptureScreenshot(&buf))
	t.Log(err)
	os.WriteFile("/tmp/web/shot.png", buf, 0o644)
}
