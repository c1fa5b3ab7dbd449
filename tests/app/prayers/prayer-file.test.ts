import { describe, expect, it } from "vitest";
import { formats, readPrayers } from "~/prayers/prayer-file.server";

const nothing = {
  ...{ title: null, reference: null, person: null, weekdays: null, prayedOn: null },
  ...{ answeredOn: null, answer: null, restsUntil: null, source: null },
};

const whole = {
  text: "Lord,\n  hold her.\n\n# not a heading\n\\# nor this\n### Answer\n- For: nobody\n## x",
  title: "*Anna*, “my” friend",
  reference: "Psalm 23:1-3",
  person: "Anna: and Ben, too",
  weekdays: "Mon Wed",
  writtenOn: "2026-01-31",
  prayedOn: "2026-02-01",
  answeredOn: "2026-03-01",
  answer: "She's well.  \nThank You;\n\n\n## really",
  restsUntil: null,
  source: "plan/anxiety-plan/4",
  ...({
    rhythm: "third",
    prayUntil: "2026-05-01",
    birthday: "02-29",
    anniversary: "12-24",
  } as const),
  notes: "2026-02-02: She wrote\n\n### Notes\n## x\n\n2026-02-03: Again",
};

const prayers = [
  whole,
  { ...nothing, text: "- For: a line that begins as a fact", writtenOn: "2026-02-02" },
  { ...nothing, text: "שָׁלוֹם 🕊️\u200f — سلام", title: "\\ odd", writtenOn: "2026-02-03" },
  ...["=1+1", "+1", "-5", "@a", "'=1", "''=1", "'quoted'", "'"].map((text) => ({
    ...nothing,
    text,
    title: text,
    writtenOn: "2026-02-04",
  })),
  { ...nothing, text: 'a "b", c; d\te', restsUntil: "2027-01-01", writtenOn: "2026-02-05" },
];

const known = (prayer: object) =>
  Object.fromEntries(Object.entries(prayer).filter(([, value]) => value));

describe.each(["csv", "markdown"] as const)("%s", (name) => {
  const { head, write } = formats[name];
  const file = head + prayers.map(write).join("");

  it("is read as it was written", () => {
    expect(readPrayers(file).map(known)).toEqual(prayers.map(known));
  });

  it("also when another program has saved it with its own ends of lines", () => {
    const saved = file.replace(/\r?\n/g, "\r\n");
    expect(readPrayers(saved).map(known)).toEqual(prayers.map(known));
  });
});

it("no cell of a table is a formula", () => {
  const { head, write } = formats.csv;
  const file = head + prayers.map(write).join("");
  expect(file.startsWith("\uFEFFPrayer,Name,")).toBe(true);
  expect(file).not.toMatch(/(?:^|[,\n]"?)[=+@]|(?:^|[,\n]"?)-\d/);
});

it("tables of other programs are read by the names of their columns", () => {
  expect(readPrayers('Title;Description\r\nRain;"for; the\r\nfields"\r\n')).toEqual([
    { title: "Rain", text: "for; the\nfields" },
  ]);
  expect(readPrayers("Prayer\tFor\nRain\tMalawi")).toEqual([{ text: "Rain", person: "Malawi" }]);
});

it("a list is read line by line, without its bullets and numbers", () => {
  const lines = [
    ...["- Anna", "• Ben", "•\tCara", "* [x] Dan", "[ ] Eve", "12. Finn", "(3) Gus", "٣. سلام"],
    ...["  – Hal  ", "1 Peter 5:7", "-5 degrees", "3:16", "", "שלום, עולם", "Prayers", "🙏 Ida"],
  ];
  expect(readPrayers(`\uFEFF${lines.join("\r\n")}`).map(({ text }) => text)).toEqual([
    ...["Anna", "Ben", "Cara", "Dan", "Eve", "Finn", "Gus", "سلام"],
    ...["Hal", "1 Peter 5:7", "-5 degrees", "3:16", "", "שלום, עולם", "Prayers", "🙏 Ida"],
  ]);
});

it("a list whose first line is the name of a column stays one", () => {
  expect(readPrayers("Prayers\nfor Anna, and Ben")).toEqual([
    { text: "Prayers" },
    { text: "for Anna, and Ben" },
  ]);
});

it("what is broken, or long, takes no longer than its length explains", () => {
  const marks = ['"', '"",', "## ", "- ", "'", "=", " ", "\\", "#", "[", "\n", "- : "];
  for (const mark of marks)
    for (const head of ["", "Prayer,Name\n", "# My Prayers\n## a\n"]) {
      const began = performance.now();
      readPrayers(head + mark.repeat(100_000 / mark.length));
      expect([mark, head, performance.now() - began < 1_000]).toEqual([mark, head, true]);
    }
});
