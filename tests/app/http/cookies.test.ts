import { expect, it } from "vitest";
import { cookieDomains, cookiePaths, readCookies } from "~/http/session-cookie.server";

it.each([
  [null, {}],
  ["", {}],
  [";; ;", {}],
  ["a", {}],
  ["a=1", { a: ["1"] }],
  ["a=1; b=2;c=3", { a: ["1"], b: ["2"], c: ["3"] }],
  ["\t a \t=\t 1 \t; b=", { a: ["1"], b: [""] }],
  ["a=1; a=2; A=3", { a: ["1", "2"], A: ["3"] }],
  ['a="1"; a=b=c==', { a: ['"1"', "b=c=="] }],
  ["=a=1; a", { "": ["a=1"] }],
  ["__proto__=1; constructor=2", { ["__proto__"]: ["1"], constructor: ["2"] }],
  ["\u00a0a=1", { "\u00a0a": ["1"] }],
])("%j holds %j", (header, cookies) => {
  expect([...readCookies(header)]).toEqual(Object.entries(cookies));
});

it.each([" ", "=", ";", "a=;", " \t", "session_id="])("many of %j are read once", (part) => {
  const begin = performance.now();
  readCookies(`a${part.repeat(512_000 / part.length)}b`);
  // The square of the length would be minutes.
  expect(performance.now() - begin).toBeLessThan(5_000);
});

it.each([
  ["pray.example.org", ["pray.example.org", "example.org"]],
  ["example.org", ["example.org"]],
  ["localhost", []],
  ["192.0.2.1", []],
  ["[2001:db8::1]", []],
])("a cookie that %s gets can be of %j", (host, domains) => {
  expect(cookieDomains(host)).toEqual(domains);
});

it.each([
  ["/", ["/"]],
  ["/account", ["/", "/account"]],
  ["/account/prayers", ["/", "/account", "/account/", "/account/prayers"]],
  ["/a;Domain=example.net/b", ["/"]],
])("a cookie that comes with %s can be of %j", (path, paths) => {
  expect(cookiePaths(path)).toEqual(paths);
});

it("paths are no more than a header can bear", () => {
  expect(cookiePaths("/a".repeat(2_000)).length).toBeLessThan(20);
});
