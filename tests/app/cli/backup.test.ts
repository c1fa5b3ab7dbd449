import { linkSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { requireOutside } from "~/cli/data-folder.server";
import { temporaryFolder } from "../../support/folder";

let root: string;
let data: string;

beforeEach(() => {
  root = temporaryFolder();
  data = join(root, "data");
  mkdirSync(join(data, "deep"), { recursive: true });
  mkdirSync(join(root, "data-backups"));
  for (const name of ["prayer-life.db", "secret", "prayer-life.db-wal"])
    writeFileSync(join(data, name), name);
});

describe("a backup's target", () => {
  it.each([
    ["the database", () => join(data, "prayer-life.db")],
    ["the key", () => join(data, "secret")],
    ["the journal", () => join(data, "prayer-life.db-wal")],
    ["a new file beside them", () => join(data, "kept.db")],
    ["a file deeper in the folder", () => join(data, "deep", "kept.db")],
    ["a way round", () => `${root}/data-backups/../data/kept.db`],
    ["a relative way", () => relative(process.cwd(), join(data, "kept.db"))],
    ["a link to the folder", () => linked(data, "folder", "kept.db")],
    ["a link to a folder in it", () => linked(join(data, "deep"), "deep", "kept.db")],
    ["a link to the database", () => linked(join(data, "prayer-life.db"), "live.db")],
    ["a second name of the key", () => second(join(data, "secret"), "key")],
  ])("is not %s", (_, target) => {
    expect(() => requireOutside(target(), data)).toThrow(/data folder.*Choose/s);
  });

  it("may stand beside the folder, and over what stands there", () => {
    const target = join(root, "data-backups", "kept.db");
    requireOutside(target, data);
    writeFileSync(target, "");
    requireOutside(target, data);
    requireOutside(join(root, "data.db"), data);
  });
});

function linked(to: string, name: string, rest = ""): string {
  symlinkSync(to, join(root, name));
  return join(root, name, rest);
}

function second(file: string, name: string): string {
  linkSync(file, join(root, name));
  return join(root, name);
}
