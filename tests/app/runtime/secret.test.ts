import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { readSecret, seal, sealUntil, unseal, unsealUntil } from "~/runtime/secret.server";
import { temporaryFolder } from "../../support/folder";
import { withSettings } from "../../support/settings";

describe("the secret", () => {
  let folder: string;
  beforeEach(() => {
    folder = join(temporaryFolder(), "data");
  });

  const file = () => join(folder, "secret");
  const mode = (path: string) => statSync(path).mode & 0o777;

  it("is made at first use, for its owner alone", () => {
    expect(readSecret(folder)).toMatch(/^[0-9a-f]{64}$/);
    expect(mode(folder)).toBe(0o700);
    expect(mode(file())).toBe(0o600);
  });

  it("is made once", () => {
    const first = readSecret(folder);
    expect(readSecret(folder)).toBe(first);
    expect(readFileSync(file(), "utf8")).toBe(first);
  });

  it("is another one in another folder", () => {
    expect(readSecret(folder)).not.toBe(readSecret(join(temporaryFolder(), "other")));
  });

  it("may end with a line break, as an editor leaves it", () => {
    const first = readSecret(folder);
    writeFileSync(file(), `${first}\n`);
    expect(readSecret(folder)).toBe(first);
  });

  it.each([
    "",
    "secret",
    "a".repeat(63),
    "a".repeat(65),
    "g".repeat(64),
    "A".repeat(64),
    `${"a".repeat(64)}\n${"b".repeat(64)}`,
  ])("is refused, not replaced, when it is '%s'", (content) => {
    readSecret(folder);
    writeFileSync(file(), content);
    expect(() => readSecret(folder)).toThrow(`${file()} does not hold 64 hex digits`);
    expect(readFileSync(file(), "utf8")).toBe(content);
  });

  it("stays unsaid in what is thrown", () => {
    readSecret(folder);
    writeFileSync(file(), "half-a-secret");
    expect(() => readSecret(folder)).not.toThrow(/half-a-secret/);
  });

  it("keeps the mode that an operator gave the folder", () => {
    const given = temporaryFolder();
    chmodSync(given, 0o750);
    readSecret(given);
    expect(mode(given)).toBe(0o750);
  });
});

beforeEach(() => withSettings({ SECRET: "a".repeat(64) }));

describe("what is sealed", () => {
  const words = Buffer.from("walk in the light");

  it("opens for what it was sealed for, and says nothing until then", () => {
    const sealed = seal("one thing", words);
    expect(unseal("one thing", sealed)).toEqual(words);
    expect(unseal("another", sealed)).toBeUndefined();
    expect(Buffer.from(sealed, "base64url").includes(words)).toBe(false);
    expect(seal("one thing", words)).not.toBe(sealed);
  });

  it("does not open under another secret", () => {
    const sealed = seal("one thing", words);
    withSettings({ SECRET: "b".repeat(64) });
    expect(unseal("one thing", sealed)).toBeUndefined();
  });

  it("does not open when any of its bytes is another one, or it is none of ours", () => {
    const bytes = Buffer.from(seal("one thing", words), "base64url");
    for (const at of bytes.keys()) {
      const altered = Buffer.from(bytes);
      altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
      expect(unseal("one thing", altered.toString("base64url")), `byte ${at}`).toBeUndefined();
    }
    for (const none of ["", "x", "A".repeat(100)])
      expect(unseal("one thing", none)).toBeUndefined();
  });

  it("may be for a time", () => {
    const sealed = sealUntil("one thing", { a: 1 }, { lifetime: 1_000, now: 5_000 });
    expect(unsealUntil("one thing", sealed, 5_999)).toEqual({ a: 1 });
    expect(unsealUntil("one thing", sealed, 6_000)).toBeUndefined();
    expect(unsealUntil("another", sealed, 5_000)).toBeUndefined();
  });
});
