import { randomBytes } from "node:crypto";
import { describe, expect, it, test } from "vitest";
import { prayers } from "#db/schema/prayers";
import { prayerRequests } from "#db/schema/requests";
import {
  decrypt,
  deriveKey,
  encrypt,
  isSealed,
  makeKey,
  open,
  openRow,
  peekWith,
  seal,
  unreadable,
} from "#db/seal/seal.server";

const key = makeKey();
const row = [7, "handle"] as const;

describe("words", () => {
  it.each([
    ["nothing", ""],
    ["a line", "For my mother"],
    ["other letters", "Grüße 🙂\n‏שלום"],
    ["the longest", "🙂".repeat(5_000)],
    ["a step's length", "a".repeat(255)],
    ["one more", "a".repeat(256)],
  ])("are the same again: %s", (_, words) => {
    const sealed = seal(key, prayers.text, row, words);
    expect(isSealed(sealed)).toBe(true);
    expect(open(key, prayers.text, row, sealed)).toBe(words);
    expect(peekWith(key)(sealed)).toBe(words);
  });

  it("are never sealed the same way twice, nor tell how long they are", () => {
    const [one, other, short] = ["a prayer", "a prayer", "b"].map((words) =>
      seal(key, prayers.text, row, words),
    );
    expect(one).not.toBe(other);
    expect(one).toHaveLength(short?.length ?? 0);
  });

  it("stay as they are before there is a key, and are read so afterwards", () => {
    expect(seal(undefined, prayers.text, row, "plain")).toBe("plain");
    expect(open(key, prayers.text, row, "plain")).toBe("plain");
    expect(open(undefined, prayers.text, row, "plain")).toBe("plain");
  });

  const sealed = seal(key, prayers.text, row, "a prayer");

  it("are not seen by who only looks, with another key or a locked one", () => {
    expect(peekWith(makeKey())(sealed)).toBe("");
    expect(peekWith(undefined)(sealed)).toBe("");
    expect(peekWith({ ...makeKey(), lockedId: key.id })(sealed)).toBe("");
    expect(peekWith(key)("plain")).toBe("plain");
  });

  it("that were altered say something else to who looks, and nothing fails", () => {
    const altered = [
      sealed.slice(0, 20),
      sealed.slice(0, 60),
      `${sealed.slice(0, 30)}AA`,
      "\u0001",
    ];
    for (const value of altered) expect(peekWith(key)(value)).not.toBe("a prayer");
  });

  it("are read one after the other, whichever was longer", () => {
    const peek = peekWith(key);
    for (const words of ["a".repeat(300), "short", "", "b".repeat(900), "at last"])
      expect(peek(seal(key, prayers.text, row, words))).toBe(words);
  });

  it.each([
    ["of another person", key, prayers.text, [8, "handle"]],
    ["of another row", key, prayers.text, [7, "other"]],
    ["of another column", key, prayers.answer, row],
    ["of another table", key, prayerRequests.content, row],
    ["of another key", makeKey(), prayers.text, row],
    ["of another key with the same name", { ...makeKey(), id: key.id }, prayers.text, row],
    ["without a key", undefined, prayers.text, row],
  ] as const)("do not open in the place %s", (_, by, column, place) => {
    expect(open(by, column, place, sealed)).toBe(unreadable);
  });

  it("do not open where a single byte differs, or the end is missing", () => {
    for (let at = 2; at < sealed.length; at += 7) {
      const other = sealed[at] === "A" ? "B" : "A";
      const altered = `${sealed.slice(0, at)}${other}${sealed.slice(at + 1)}`;
      expect(open(key, prayers.text, row, altered), altered).toBe(unreadable);
      expect(open(key, prayers.text, row, sealed.slice(0, at))).toBe(unreadable);
    }
  });
});

test("a row opens what it has, and leaves the rest", () => {
  const title = seal(key, prayers.title, row, "Mother");
  const values = { title, answer: null, weekdays: "Mon" };
  const columns = { title: prayers.title, answer: prayers.answer, text: prayers.text };
  expect(openRow(key, columns, row, values)).toEqual({ ...values, title: "Mother" });
});

test("one secret gives a key a purpose, the same each time, with names that tell nothing", () => {
  const secret = randomBytes(32).toString("hex");
  const [one, again, other] = [
    deriveKey(secret, "one"),
    deriveKey(secret, "one"),
    deriveKey(secret, "other"),
  ];
  expect(one).toEqual(again);
  expect(one.bytes).not.toEqual(other.bytes);
  expect(one.id).not.toBe(other.id);
  expect(one.bytes.toString("base64url")).not.toContain(one.id);
});

test("bytes are authentic with what stands beside them", () => {
  const sealed = encrypt(key.bytes, Buffer.from("a"), "here");
  expect(decrypt(key.bytes, sealed, "here")?.toString()).toBe("a");
  expect(decrypt(key.bytes, sealed, "there")).toBeUndefined();
  expect(decrypt(key.bytes, sealed.subarray(0, 20), "here")).toBeUndefined();
});
