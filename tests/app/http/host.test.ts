import { describe, expect, it } from "vitest";
import { hasGoodHost, targetUrl } from "~/http/request.server";

describe("the Host", () => {
  it.each([
    "example.org",
    "EXAMPLE.org",
    "localhost:3000",
    "127.0.0.1:65535",
    "[::1]",
    "[2001:db8::1]:3000",
    "xn--bcher-kva.example",
    "my_lan-name",
    "example.org.",
  ])("may be %s", (host) => {
    expect(hasGoodHost(["Host", host])).toBe(true);
  });

  it.each([
    "",
    " ",
    "a b",
    "example.org ",
    "example.org:",
    "example.org:port",
    "example.org:123456",
    "user@example.org",
    "user:word@example.org",
    "example.org/path",
    "example.org?",
    "example.org#",
    "http://example.org",
    "a,b",
    "::1",
    "[::1",
    "[evil]",
    "bücher.example",
    "-",
    ".",
    "<script>",
    "a\\b",
    `${"a".repeat(300)}.org`,
  ])("may not be '%s'", (host) => {
    expect(hasGoodHost(["Host", host])).toBe(false);
  });

  it("must be there once, whatever its case and its place", () => {
    expect(hasGoodHost(["Accept", "*/*", "hOsT", "example.org"])).toBe(true);
    expect(hasGoodHost([])).toBe(false);
    expect(hasGoodHost(["Accept", "host", "X-Host", "example.org"])).toBe(false);
    expect(hasGoodHost(["Host", "example.org", "host", "example.org"])).toBe(false);
  });
});

describe("the address asked for", () => {
  const origin = "https://pray.example.org";

  it.each([
    ["/", "/"],
    ["/plan/1?day=2", "/plan/1?day=2"],
    ["/a#b", "/a"],
    ["http://evil.example/features", "/features"],
    ["HTTPS://evil.example", "/"],
    ["http://evil.example?a=b", undefined],
    ["//evil.example/x", "//evil.example/x"],
    ["/\\evil.example", "//evil.example"],
    ["/@evil.example", "/@evil.example"],
    ["/:80", "/:80"],
    ["/../../etc/passwd", "/etc/passwd"],
    ["/%2e%2e/%2E%2E/etc/passwd", "/etc/passwd"],
    ["/assets/..%2f..%2fsecret", "/assets/..%2f..%2fsecret"],
    ["/caf%C3%A9", "/caf%C3%A9"],
  ])("%s is %s on our own origin", (target, path) => {
    const url = targetUrl(target, origin);
    expect(url?.origin).toBe(path && origin);
    expect(url && url.pathname + url.search).toBe(path);
  });

  it.each(["", "*", "features", "evil.example:443", "ftp://evil.example/", "?a", "#"])(
    "'%s' is no path",
    (target) => {
      expect(targetUrl(target, origin)).toBeUndefined();
    },
  );

  it.each(["/a%00b", "/a%0ab", "/%0d%0a", "/%7f", "/%c2%85", "/%E2%80%A8", "/%e2%80%a9"])(
    "%s is on more than one line, or holds what no page's name holds",
    (target) => {
      expect(targetUrl(target, origin)).toBeUndefined();
      expect(targetUrl(`/?q=${target.slice(1)}`, origin)).toBeDefined();
    },
  );

  it.each(["/%", "/%zz", "/%E0%A4%A", "/%ff", "/%c0%ae%c0%ae/"])("%s is no UTF-8", (target) => {
    expect(targetUrl(target, origin)).toBeUndefined();
  });
});
