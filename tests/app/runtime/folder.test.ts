import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { giveToOwner, pathsOfOthers } from "~/runtime/folder.server";
import { temporaryFolder } from "../../support/folder";

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  // What was there when the folder was read, and is gone when it is looked at.
  const readdirSync = (path: string) => [...fs.readdirSync(path), "gone"];
  return { ...fs, readdirSync };
});

test("a file that goes while the folder is looked at is nobody's", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "run"));
  expect(pathsOfOthers(folder)).toEqual([]);
  expect(() => giveToOwner(folder)).not.toThrow();
});
