import { afterEach, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { readEmail } from "~/cli/subject.server";
import { day, email, line, optional, text, zoneOf } from "~/forms/fields.server";
import { failureNotice, invalidEmail } from "~/forms/form";
import { zoneLabel } from "~/forms/time-zones";

const read = (schema: z.ZodType<string>, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : parsed.error.issues.map(({ message }) => message);
};

const controls = [...Array(32).keys(), 0x7f, 0x81, 0x90].map((c) => String.fromCharCode(c));
const inside = (character: string) => `a${character}b`;
const breaks = ["\t", "\n", "\r", "\v", "\f", "\u2028", "\u2029"];

const kinds = {
  line: (max: number) => line({ required: "Say it", maxLength: max }),
  text: (max: number) => text({ required: "Say it", maxLength: max }),
};

describe.each(Object.entries(kinds))("a %s", (_, make) => {
  const schema = make(10);

  it.each([undefined, null, "", "   ", "\n\t ", "\u00a0", 5, true, {}, [], ["a"], ["a", "b"]])(
    "that is %j gets the form's own message, and only that",
    (value) => {
      expect(read(schema, value)).toEqual(["Say it"]);
    },
  );

  it.each(["\u200b\u200b", "\u00ad", "\u2060\ufeff \u200d", "\u3164", "\u2800"])(
    "of which nothing can be seen (%j) is none",
    (unseen) => {
      expect(read(schema, unseen)).toEqual(["Say it"]);
      expect(optional(schema).parse(unseen)).toBeUndefined();
    },
  );

  it("keeps what is unseen beside what is seen", () => {
    expect(read(schema, "\u0646\u200c\u0645")).toBe("\u0646\u200c\u0645");
  });

  it("is trimmed", () => {
    expect(read(schema, " \t a b \r\n")).toBe("a b");
  });

  it("is measured after that, and never cut", () => {
    expect(read(schema, `  ${"a".repeat(10)}  `)).toBe("a".repeat(10));
    expect(read(schema, "a".repeat(11))).toEqual(["Please use at most 10 characters"]);
  });

  it("holds no half of a character", () => {
    expect(read(schema, "a\ud800b")).toBe("a\ufffdb");
    expect(read(schema, "a\udc00")).toBe("a\ufffd");
    expect(read(schema, "a🙏b")).toBe("a🙏b");
  });

  it("loses its control characters, which nobody sees", () => {
    for (const character of controls.filter((one) => !breaks.includes(one))) {
      expect(read(schema, inside(character)), JSON.stringify(character)).toBe("ab");
    }
    expect(read(schema, "\u0000")).toEqual(["Say it"]);
    expect(read(schema, "a\u0000")).toBe("a");
  });

  it("has the punctuation that Windows writes where others have control characters", () => {
    expect(read(schema, "It\u0092s\u0085 \u0093a\u0094")).toBe("It’s… “a”");
  });

  it("is measured as people count, not by the halves of a character", () => {
    expect(read(schema, "🙏".repeat(10))).toBe("🙏".repeat(10));
    expect(read(schema, "🙏".repeat(11))).toEqual(["Please use at most 10 characters"]);
  });
});

describe("what is far too long", () => {
  afterEach(() => void vi.restoreAllMocks());
  const fields = { ...kinds, email: () => email({ required: "Say it", maxLength: 254 }) };
  const parts = ["\u0344", "\u0958", " ", "@", "a.", "\ud800", "\r\n", "e\u0301"];

  it.each(Object.entries(fields))("is refused as it came: a %s", (kind, make) => {
    const normalize = vi.spyOn(String.prototype, "normalize");
    const wellFormed = vi.spyOn(String.prototype, "toWellFormed");
    const max = kind === "email" ? 254 : 10;
    for (const part of parts) {
      const message = read(make(10), `a${part.repeat(30_000)}z`);
      expect(message, JSON.stringify(part)).toContain(`Please use at most ${max} characters`);
    }
    expect(normalize).not.toHaveBeenCalled();
    expect(wellFormed).not.toHaveBeenCalled();
  });

  it("is more than what tidying could bring to its limit", () => {
    const alpha = "\u03b1\u0314\u0300\u0345";
    expect(read(kinds.line(10), alpha.repeat(10))).toBe("\u1f83".repeat(10));
    expect(read(kinds.line(10), alpha.repeat(11))).toEqual(["Please use at most 10 characters"]);
    expect(read(kinds.line(10), `${" ".repeat(30)}${"a".repeat(10)}`)).toBe("a".repeat(10));
  });
});

describe("a line", () => {
  it("is composed, so that the same word is the same", () => {
    expect(read(kinds.line(10), "e\u0301")).toBe("\u00e9");
  });

  it("is one", () => {
    for (const character of breaks) {
      expect(read(kinds.line(10), inside(character)), JSON.stringify(character)).toBe("a b");
    }
    expect(read(kinds.line(10), "a\t \r\n\tb")).toBe("a b");
  });
});

describe("a text", () => {
  it("keeps its lines and tabs, whatever the visitor's system ends lines with", () => {
    expect(read(kinds.text(20), "a\r\nb\rc\nd\te")).toBe("a\nb\nc\nd\te");
    expect(read(kinds.text(20), "a\vb\fc\u2028d\u2029e")).toBe("a\nb\nc\nd\ne");
  });

  it("counts a line break once", () => {
    expect(read(kinds.text(3), "a\r\nb")).toBe("a\nb");
  });
});

describe("an e-mail address", () => {
  const schema = email({ required: "Say it", maxLength: 254 });

  it("is saved in lower case", () => {
    expect(read(schema, "  Ann.O'Hara+List@Example.ORG ")).toBe("ann.o'hara+list@example.org");
  });

  it.each([
    ...[
      "a",
      "@",
      "a@b",
      "a.b.org",
      "@a.org",
      "a@",
      "a b@example.org",
      "a@example.org, b@example.org",
      "<a@example.org>",
    ],
    ...["ann@example-.org", "ann@-example.org", "ann@example..org", "ann@example.org.", "ann@ö.1"],
    ...["änn@example.org", "ann@exa%41mple.ö rg", `ann@${"b".repeat(64)}.org`, "a@b@example.org"],
  ])("is not '%s'", (value) => {
    expect(read(schema, value)).toEqual([invalidEmail]);
  });

  it.each([
    ["info@xn--h1alffa9f.xn--p1ai"],
    ["smith&jones@example.org"],
    ["team/pray@example.org"],
    ["info@президент.рф", "info@xn--d1abbgf6aiiy.xn--p1ai"],
    ["Ann@MÜNCHEN.de", "ann@xn--mnchen-3ya.de"],
    ["ann@mu\u0308nchen.de", "ann@xn--mnchen-3ya.de"],
    ["\u200eann@example.org\u200e", "ann@example.org"],
    ["\ufeffann\u00ad@exam\u200bple.org", "ann@example.org"],
  ])("is %j, as browsers have it", (typed, kept = typed) => {
    expect(read(schema, typed)).toBe(kept);
    expect(readEmail(typed)).toBe(kept);
  });

  it("is asked for when there is none", () => {
    for (const value of [undefined, "", " ", 5, ["a@example.org"]]) {
      expect(read(schema, value)).toEqual(["Say it"]);
    }
  });

  it("has 254 characters at most, and one message beyond", () => {
    const address = (length: number) => `${"a".repeat(length - 12)}@example.org`;
    const long = [address(255), `${"a".repeat(60_000)}@example.org`];
    for (const one of long)
      expect(read(schema, one)).toEqual(["Please use at most 254 characters"]);
    expect(read(schema, address(254))).toBe(address(254));
  });

  it("holds no line break, which would begin a header in a letter", () => {
    expect(read(schema, "a@example.org\r\nBcc: b@example.org")).toEqual([invalidEmail]);
  });
});

describe("a day", () => {
  const schema = day({ required: "Choose", maxLength: 10 });

  it.each(["2026-11-22", "2028-02-29", "1900-01-01", "2199-12-31"])("may be %s", (value) => {
    expect(read(schema, value)).toBe(value);
  });

  it.each([
    ...[
      "",
      "2026-02-29",
      "2026-13-01",
      "2026-1-1",
      "22.11.2026",
      "2026-11-22T00:00",
      " 2026-11-22",
    ],
    ...["02026-11-22", "2026-11-222", "2026-11-2a", undefined, 5],
  ])("is not %j", (value) => {
    expect(read(schema, value)).toEqual(["Choose"]);
  });

  it.each(["1899-12-31", "2200-01-01"])("of another century (%s) is asked about", (value) => {
    expect(read(schema, value)).toEqual(["Please check the year"]);
  });
});

it("an address of more than 254 characters is none", () => {
  const schema = email({ required: "Say it", maxLength: 254 });
  const domain = `${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.org`;
  const name = "a".repeat(254 - 1 - domain.length);
  expect(read(schema, `${name}@${domain}`)).toBe(`${name}@${domain}`);
  const international = `${name}@${"ö".repeat(56)}.${domain.slice(61)}`;
  expect(read(schema, international)).toEqual([invalidEmail]);
});

it("a zone is taken where it is one", () => {
  const sent = (zone?: string) => {
    const form = new FormData();
    if (zone !== undefined) form.set("zone", zone);
    return zoneOf(form);
  };
  expect(sent("Asia/Tokyo")).toBe("Asia/Tokyo");
  for (const zone of [undefined, "", "Asia/Nowhere", "x".repeat(65)])
    expect(sent(zone)).toBeUndefined();
});

it("a zone is called by its cities, or by its own name", () => {
  expect(zoneLabel("Asia/Tokyo")).toBe("Tokyo, Seoul");
  expect(zoneLabel("America/Port_of_Spain")).toBe("America/Port of Spain");
});

it("what failed is told in the form's words, the server's, or both", () => {
  const failure = { title: "Not saved", description: "Try again" };
  const form = { name: "first", fields: {}, failure };
  expect(failureNotice(form)).toEqual(failure);
  expect(failureNotice(form, "502: Soon")).toEqual({
    ...{ title: "Not saved", description: "502: Soon" },
  });
  const stands = { ...form, failureStands: true };
  expect(failureNotice(stands, "502: Soon")).toEqual({ ...failure, status: "502: Soon" });
  const wordless = { ...form, failureWithoutText: "Nobody said why" };
  expect(failureNotice(wordless, "502: Bad Gateway", true)).toEqual({
    ...{ title: "Not saved", description: "Nobody said why" },
  });
  expect(failureNotice(wordless, "502: Soon")?.description).toBe("502: Soon");
  expect(failureNotice(form, "502: Bad Gateway", true)?.description).toBe("502: Bad Gateway");
});
