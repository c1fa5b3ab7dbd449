import { describe, expect, it } from "vitest";
import {
  prayerAnswerSchema,
  prayerRestSchema,
  prayerSchema,
} from "~/routes/prayers/prayer-handlers.server";

const messages = (schema: typeof prayerSchema | typeof prayerAnswerSchema, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
};

describe("a prayer", () => {
  it("needs words, and nothing else", () => {
    expect(prayerSchema.parse({ text: " Lord,\r\nhear me. " })).toEqual({
      text: "Lord,\nhear me.",
    });
    expect(prayerSchema.parse({ text: "a", title: "  ", reference: "", zone: "" })).toEqual({
      text: "a",
    });
    expect(prayerSchema.parse({ text: "a", zone: "Asia/Tokyo" }).zone).toBe("Asia/Tokyo");
    for (const zone of ["Nowhere/Else", "x".repeat(65), 1]) {
      expect(prayerSchema.parse({ text: "a", zone }).zone).toBeUndefined();
    }
    for (const text of [undefined, "", " \n "]) {
      expect(messages(prayerSchema, { text })).toEqual(["Please write your prayer"]);
    }
  });

  it.each([
    [{ text: "a".repeat(5000), title: "b".repeat(120), reference: "c".repeat(120) }, []],
    [{ text: "a".repeat(5001) }, ["Please use at most 5000 characters"]],
    [{ text: "a", title: "b".repeat(121) }, ["Please use at most 120 characters"]],
    [{ text: "a", reference: "c".repeat(121) }, ["Please use at most 120 characters"]],
    [{ text: "\u0000" }, ["Please write your prayer"]],
  ])("%j is refused with %j", (value, expected) => {
    expect(messages(prayerSchema, value)).toEqual(expected);
  });

  it("has room for as many emoji as letters", () => {
    const value = { text: "🙏".repeat(5000), title: "b\nc" };
    expect(prayerSchema.parse(value)).toMatchObject({ text: value.text, title: "b c" });
  });

  it("is not refused for its zone", () => {
    expect(prayerSchema.parse({ text: "a", zone: "x".repeat(9000) }).zone).toBeUndefined();
  });
});

describe("a day", () => {
  it.each(["0024-05-01", "1899-12-31", "2200-01-01"])("of the year in %s is asked about", (day) => {
    for (const parsed of [
      prayerRestSchema.safeParse({ restsUntil: day }),
      prayerAnswerSchema.safeParse({ answeredOn: day }),
    ])
      expect(parsed.error?.issues.map(({ message }) => message)).toEqual(["Please check the year"]);
  });

  it.each(["2026-11-21", "2028-02-29", "1900-01-01", "2199-12-31"])("may be %s", (restsUntil) => {
    expect(prayerRestSchema.safeParse({ restsUntil }).success).toBe(true);
    expect(prayerAnswerSchema.parse({ answeredOn: restsUntil, answer: " " })).toEqual({
      answeredOn: restsUntil,
      answer: undefined,
      keep: false,
    });
  });

  it.each([undefined, "", "tomorrow", "2026-02-30", "2026-13-01", "2026-1-1", "20261-01-01"])(
    "cannot be %j",
    (restsUntil) => {
      expect(prayerRestSchema.safeParse({ restsUntil }).success).toBe(false);
    },
  );
});
