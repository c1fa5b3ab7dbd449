import { expect, test } from "vitest";
import { safePath } from "~/accounts/session.server";
import { delayAfter } from "~/accounts/sign-in-limits.server";

test("the delay begins at a second, doubles, and ends at fifteen minutes", () => {
  expect([5, 6, 7, 10].map(delayAfter)).toEqual([1_000, 2_000, 4_000, 32_000]);
  expect(delayAfter(15)).toBe(900_000);
  expect(delayAfter(5_000)).toBe(900_000);
});

test.each([
  ["/plan/anxiety-plan?day=2", "/plan/anxiety-plan?day=2"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["/a\\b", "/"],
  ["/\t/evil.example", "/"],
  ["/.//evil.example", "/"],
  ["/a/..//evil.example", "/"],
  ["https://evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["", "/"],
  [null, "/"],
  [`/${"a".repeat(600)}`, "/"],
])("from %j one is led to %j", (asked, led) => {
  expect(safePath(asked)).toBe(led);
});
