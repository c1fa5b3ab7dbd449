import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { isBundle, unpackBundle, writeBundle } from "~/runtime/bundle.server";
import { temporaryFolder } from "../../support/folder";

const long = `site/pictures/${"Молитва ".repeat(12)}.jpg`;
const sizes = { "site/empty.txt": 0, "a.db": 3_000_000, "b.txt": 512, [long]: 7 };
const words = (size: number, n: number) => Buffer.alloc(size, n + 65);

let folder: string;
let file: string;

beforeEach(async () => {
  folder = temporaryFolder();
  file = join(folder, "bundle.tar");
  Object.entries(sizes).forEach(([name, size], n) => {
    const path = join(folder, "stage", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, words(size, n));
  });
  await writeBundle(file, join(folder, "stage"));
});

it("gives back what was put in, for its owner alone", async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(isBundle(file)).toBe(true);
  await unpackBundle(file, join(folder, "back"));
  Object.entries(sizes).forEach(([name, size], n) => {
    const read = readFileSync(join(folder, "back", name));
    expect([name, read.equals(words(size, n))]).toEqual([name, true]);
  });
});

it("its sums are read by sha256sum", async () => {
  await unpackBundle(file, join(folder, "back"));
  const cwd = join(folder, "back");
  const checked = execFileSync("sha256sum", ["-c", "SHA256SUMS"], { cwd });
  expect(String(checked).match(/OK/g)).toHaveLength(4);
});

it("writes over nothing", async () => {
  await expect(writeBundle(file, join(folder, "stage"))).rejects.toThrow("EEXIST");
});

it("is refused where what it holds differs or the end is missing", async () => {
  const bytes = readFileSync(file);
  let tries = 0;
  const refused = async (other: Buffer, why: string) => {
    writeFileSync(file, other);
    const unpacked = unpackBundle(file, join(folder, `back${tries++}`));
    await expect(unpacked, why).rejects.toThrow("cut, or altered");
  };
  const at = bytes.indexOf("BBBB") + 1_000;
  const altered = Buffer.from(bytes);
  altered[at] = 0;
  await refused(altered, "altered");
  for (const end of [0, 1_000, at, bytes.length - 12_000])
    await refused(bytes.subarray(0, end), `${end}`);
});

it("writes nothing outside of its folder", async () => {
  execFileSync("tar", [
    "-cPf",
    file,
    "-C",
    join(folder, "stage"),
    "--transform=s,b.txt,../b.txt,",
    "b.txt",
  ]);
  await expect(unpackBundle(file, join(folder, "back"))).rejects.toThrow("cut, or altered");
  expect(existsSync(join(folder, "b.txt"))).toBe(false);
});

it("no other file is taken for one", () => {
  expect(isBundle(join(folder, "stage", "a.db"))).toBe(false);
  expect(isBundle(join(folder, "missing"))).toBe(false);
});
