import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { readSecret } from "~/runtime/secret.server";
import { temporaryFolder } from "../../support/folder";

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
