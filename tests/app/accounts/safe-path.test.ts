import { describe, expect, it } from "vitest";
import { safePath } from "~/accounts/session.server";

describe("a path that a visitor names to be led to", () => {
  it.each([
    ["/plan/1", "/plan/1"],
    ["/plan/1?day=2#day", "/plan/1?day=2#day"],
    ["/account/prayers?page=2&x=%2F%2Fa", "/account/prayers?page=2&x=%2F%2Fa"],
    ["/blog?q=a//b", "/blog?q=a//b"],
    ["/。", "/%E3%80%82"],
    ["/plan/Ünï?q=ü#ß", "/plan/%C3%9Cn%C3%AF?q=%C3%BC#%C3%9F"],
    ["/a b", "/a%20b"],
    ["/a/../b", "/b"],
    ["/\ud800", "/%EF%BF%BD"],
    ["/\u007f\u0085", "/%7F%C2%85"],
    ["/%0d%0aSet-Cookie:x=1", "/%0d%0aSet-Cookie:x=1"],
    ["/%2F%2Felsewhere.example", "/%2F%2Felsewhere.example"],
    ["/%5celsewhere.example", "/%5celsewhere.example"],
  ])("%j is written as %j", (path, written) => {
    expect(safePath(path)).toBe(written);
    expect(safePath(written), "as it stands").toBe(written);
  });

  const refused = [
    "",
    "plan/1",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "\\\\elsewhere.example",
    "/a\\b",
    "/.//elsewhere.example",
    "/a/..//elsewhere.example",
    "/%2e//elsewhere.example",
    "/%2e%2e//elsewhere.example",
    "/a//b",
    "/a//",
    "/\t/elsewhere.example",
    "/\n/elsewhere.example",
    "/a\r\nLocation: x",
    "\t//elsewhere.example",
    "/a\u0000",
    "https://elsewhere.example",
    "javascript:alert(1)",
    `/${"a".repeat(500)}`,
    `/${"。".repeat(100)}`,
    `/${"/".repeat(100_000)}`,
  ];

  it("leads nowhere when it could lead away, or holds too much", () => {
    for (const path of refused) {
      expect([path, safePath(path)]).toEqual([path, "/"]);
      expect(safePath(path, "/account")).toBe("/account");
    }
  });

  it("is none when it is missing", () => {
    expect([safePath(null), safePath(undefined)]).toEqual(["/", "/"]);
  });
});
