import { expect, test } from "vitest";
import { calendarText } from "~/runtime/calendar.server";

test("each line ends in CRLF, and words are escaped", () => {
  const text = calendarText([
    ["BEGIN", "VEVENT"],
    ["SUMMARY", { text: "One, two; three\\four\nfive: “six”" }],
  ]);
  expect(text).toBe("BEGIN:VEVENT\r\nSUMMARY:One\\, two\\; three\\\\four\\nfive: “six”\r\n");
});

test("a line of more than 75 octets is folded between characters, and unfolds to itself", () => {
  for (const words of ["x".repeat(400), "’".repeat(200), "😀".repeat(99), "a".repeat(67)]) {
    const text = calendarText([["SUMMARY", { text: words }]]);
    const lines = text.split("\r\n");
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    for (const line of lines.slice(1, -1)) expect(line).toMatch(/^ [^ ]/);
    expect(text.replaceAll("\r\n ", "")).toBe(`SUMMARY:${words}\r\n`);
    expect(text).not.toContain("\uFFFD");
  }
});
