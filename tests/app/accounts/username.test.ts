import { expect, it } from "vitest";
import { loginSchema } from "~/accounts/account-schema.server";
import { accountSchema, registrationSchema } from "~/accounts/registration.server";

const refused = "Please use letters of one alphabet in your username, without invisible characters";

const words = { email: "ann@example.org", password: "secret", confirmPassword: "secret" };

/** What is said of a name that somebody chooses; nothing of one that may be. */
function messages(username: string): string[] {
  const [page, api] = [registrationSchema, accountSchema].map(
    (schema) => schema.safeParse({ ...words, username }).error?.issues ?? [],
  );
  expect(page).toEqual(api);
  return page?.map(({ message }) => message) ?? [];
}

it.each([
  "José",
  "Jose\u0301",
  "Анна",
  "Ёлка_7",
  "김하나",
  "김하나金",
  "O’Brien",
  "O'Brien",
  "mary-ann_2",
  "mary.ann",
  "Mary Ann",
  "Ann+Bea",
  "ann@example.org",
  "Ἀλέξανδρος",
  "محمد",
  "מרים",
  "山田　太郎",
  "ヴィクトリア女王の",
  "ㄅㄆㄇ中文",
  "மரியா",
  "अनीता",
  "สมหญิง",
  "Գրիգոր",
  "ნინო",
  "ለምለም",
  "ᏣᎳᎩ",
  "ܡܪܝܡ",
  "12345",
  "Ann🙏",
  "Nguyễn",
  "ʻOkina",
])("%s may be a name", (name) => {
  expect(messages(name)).toEqual([]);
});

it.each([
  ["a zero-width space", "Ali\u200bce"],
  ["a zero-width joiner", "Ali\u200dce"],
  ["a word joiner", "Alice\u2060x"],
  ["a soft hyphen", "Al\u00adice"],
  ["a mark that turns the line", "\u202eecilA"],
  ["an isolate", "\u2066Alice\u2069"],
  ["a left-to-right mark", "Alice\u200ex"],
  ["a joiner of graphemes", "Al\u034fice"],
  ["a variation selector", "Alice\ufe0f"],
  ["a Hangul filler", "Alice\u3164x"],
  ["a half-width filler", "Alice\uffa0x"],
  ["a blank of Braille", "Alice\u2800x"],
  ["a tag", "Alice\u{e0041}"],
  ["a byte order mark inside", "Al\ufeffice"],
  ["a character of private use", "Alice\ue000"],
  ["what is no character yet", "Alice\u0378"],
  ["a Cyrillic а", "\u0430lice"],
  ["a Cyrillic с", "Ali\u0441e"],
  ["a Greek ο", "B\u03bfb Ross"],
  ["a Cherokee Ꭺ", "\u13aalice"],
  ["Latin and Hangul", "Ann김하나"],
  ["Latin and Han", "Ann中文"],
  ["Hiragana and Hangul", "ひらがな김"],
  ["digits of two scripts", "Anna٣٤"],
  ["a script that nobody writes", "𐤀𐤁𐤂"],
  ["signs that stand for whole sentences", "ﷺ".repeat(50)],
])("a name with %s is refused", (_, name) => {
  expect(messages(name)).toEqual([refused]);
});

it("nothing else is said of a name that is too short or too long", () => {
  expect(messages("a\u200b")).toContain("Username must be at least 3 characters");
  expect(messages("а".repeat(60_000))).toEqual(["Please use at most 50 characters"]);
});

it("words of a name stand one space apart, however many were typed", () => {
  expect(messages("Mary  Ann")).toEqual([]);
  const typed = { ...words, username: "Mary \u00a0  Ann" };
  expect(registrationSchema.parse(typed).username).toBe("Mary Ann");
});

it("whoever has such a name already signs in with it", () => {
  for (const username of ["Ali\u200bce", "\u0430lice", "Mary  Ann"])
    expect(loginSchema.parse({ username, password: "secret" }).username).toBe(username);
});
