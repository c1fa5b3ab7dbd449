import { expect, it } from "vitest";
import { suggest } from "~/cli/command.server";

const names = [
  "serve",
  "migrate",
  "backup",
  "restore",
  "inbox",
  "export",
  "erase",
  "user",
  "doctor",
];

it.each([
  ["bakcup", "backup"],
  ["backups", "backup"],
  ["restor", "restore"],
  ["inbx", "inbox"],
  ["docter", "doctor"],
  ["exp", "export"],
  ["usr", "user"],
])("%s may have meant %s", (typed, meant) => {
  expect(suggest(typed, names)).toBe(meant);
});

it.each(["fly", "x", "launch", ""])("%j may have meant anything", (typed) => {
  expect(suggest(typed, names)).toBeUndefined();
});
