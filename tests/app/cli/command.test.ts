import { expect, it } from "vitest";
import { command, readArguments, suggest } from "~/cli/command.server";

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

const group = command({
  name: "group",
  summary: "Groups",
  usage: ["group close HANDLE"],
  examples: [],
  options: { yes: { type: "boolean", about: "Do not ask" } },
  takes: 2,
  run: async () => {},
});

it.each(["-", "--", "a"])("a handle may begin with %s", (start) => {
  const handle = start.padEnd(22, "x");
  for (const args of [
    ["group", "close", handle, "--yes"],
    ["group", "--yes", "close", "--", handle],
  ]) {
    expect(readArguments(args, [group])).toMatchObject({
      words: ["close", handle],
      values: { yes: true },
    });
  }
  expect(() => readArguments(["group", "-x"], [group])).toThrow('There is no option "-x"');
});
