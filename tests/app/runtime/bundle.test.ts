import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { BundleError, isBundle, unpackBundle, writeBundle } from "~/runtime/bundle.server";
import { temporaryFolder } from "../../support/folder";

const long = `site/pictures/${"Молитва ".repeat(12)}.jpg`;
const sizes = { "site/empty.txt": 0, "a.db": 3_000_000, "b.txt": 512, [long]: 7 };

let folder: string;
let file: string;

beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, "bundle.tar");
  const parts = Object.entries(sizes).map(([name, size], n) => {
    const path = join(folder, String(n));
    writeFileSync(path, Buffer.alloc(size, n + 65));
    return { name, path };
  });
  writeBundle(file, parts);
});

it("gives back what was put in, for its owner alone", () => {
  const to = join(folder, "to");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(isBundle(file)).toBe(true);
  expect(unpackBundle(file)).toEqual(Object.keys(sizes));
  expect(unpackBundle(file, to)).toEqual(Object.keys(sizes));
  Object.entries(sizes).forEach(([name, size], n) => {
    const read = readFileSync(join(to, name));
    expect([read.length, read.equals(Buffer.alloc(size, n + 65))]).toEqual([size, true]);
  });
});

it("is read by the system's own tar, and its sums by sha256sum", () => {
  const to = join(folder, "to");
  mkdirSync(to);
  execFileSync("tar", ["-xf", file, "-C", to]);
  expect(readFileSync(join(to, long), "utf8")).toBe("D".repeat(7));
  const checked = execFileSync("sha256sum", ["-c", "SHA256SUMS"], { cwd: to });
  expect(String(checked).match(/OK/g)).toHaveLength(4);
});

it("writes over nothing", () => {
  expect(() => writeBundle(file, [])).toThrow("EEXIST");
});

it("is refused where a byte differs or the end is missing, wherever that is", () => {
  const bytes = readFileSync(file);
  for (let at = 0; at < bytes.length - 1_024; at += 99_991) {
    const altered = Buffer.from(bytes);
    altered[at] = (altered[at] ?? 0) ^ 1;
    writeFileSync(file, altered);
    expect(() => unpackBundle(file), String(at)).toThrow(BundleError);
    writeFileSync(file, bytes.subarray(0, at));
    expect(() => unpackBundle(file), String(at)).toThrow(BundleError);
  }
});

it.each(["../outside", "/outside", "a/../../outside", "a//b", "."])(
  "writes nothing outside of its folder: %s",
  (name) => {
    const other = join(folder, "other.tar");
    writeBundle(other, [{ name, path: join(folder, "2") }]);
    const to = join(folder, "deep", "to");
    expect(() => unpackBundle(other, to)).toThrow(BundleError);
    expect(readdirSync(folder)).not.toContain("outside");
  },
);

it("no other file is taken for one", () => {
  expect(isBundle(join(folder, "1"))).toBe(false);
  expect(isBundle(join(folder, "missing"))).toBe(false);
});
