import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { paperWords } from "#content/paper-words";
import { makeCopy, noWords, openCopy, secretOf, wordsOf } from "~/runtime/secret-copy.server";

const secret = randomBytes(32).toString("hex");

describe("a copy in a file", () => {
  it("opens with its passphrase alone, however it was typed", async () => {
    const copy = await makeCopy(secret, "a pässphrase of mine");
    expect(copy).not.toContain(secret);
    expect(await openCopy(copy, "a pässphrase of mine".normalize("NFD"))).toBe(secret);
    expect(await openCopy(copy.replaceAll("\n", "\r\n"), "a pässphrase of mine")).toBe(secret);
    expect(await openCopy(copy, "a passphrase of mine")).toBeUndefined();
  });

  it("opens not where it was altered, or is another file", async () => {
    const copy = await makeCopy(secret, "a passphrase of mine");
    expect(await openCopy(copy.slice(0, -5), "a passphrase of mine")).toBeUndefined();
    expect(await openCopy("SQLite format 3", "a passphrase of mine")).toBeUndefined();
    expect(await openCopy("", "a passphrase of mine")).toBeUndefined();
  });
});

describe("a copy on paper", () => {
  it("is 24 words that give the secret again, in any case, numbered or shortened", () => {
    for (let n = 0; n < 50; n++) {
      const secret = randomBytes(32).toString("hex");
      const words = wordsOf(secret);
      expect(words).toHaveLength(24);
      expect(secretOf(words.join(" "))).toBe(secret);
      const numbered = words.map((word, at) => `${at + 1}. ${word.toUpperCase().slice(0, 4)}`);
      expect(secretOf(numbered.join("\n"))).toBe(secret);
    }
  });

  it("says where words are missing, unknown, or in another order", () => {
    const words = wordsOf("0123456789abcdef".repeat(4));
    expect(secretOf(words.slice(1).join(" "))).toBeUndefined();
    expect(secretOf(words.with(3, "xylophone").join(" "))).toBeUndefined();
    expect(secretOf("")).toBeUndefined();
    const turned = words.map((_, at) =>
      secretOf([...words.slice(at), ...words.slice(0, at)].join(" ")),
    );
    expect(turned.filter(Boolean).length).toBeLessThan(4);
  });

  it("is for 64 hex digits alone", () => {
    expect(noWords(secret)).toBeUndefined();
    expect(noWords("a secret of other letters")).toContain("write it down");
  });

  it("has 2,048 words, each known by its first four letters", () => {
    expect(paperWords).toHaveLength(2_048);
    expect(new Set(paperWords.map((word) => word.slice(0, 4))).size).toBe(2_048);
    expect(paperWords.filter((word) => !/^[a-z]{4,9}$/.test(word))).toEqual([]);
  });
});
