import { expect, it } from "vitest";
import { csvOf } from "~/cli/export.server";
import { factorOffWords, newSignInWords } from "~/letters/account-words.server";
import { isolated } from "~/ui/reading/isolated";
import { withSettings } from "../../../support/settings";

it("words that are read like ours stay as they are", () => {
  for (const words of ["Ann", "Émile", "김하나", "Анна", "🙏 2", ""])
    expect(isolated(words)).toBe(words);
});

it("words that are read the other way keep to themselves, once", () => {
  for (const words of ["محمد", "אנה", "Ann \u05d0", "Ann\u200f"]) {
    expect(isolated(words)).toBe(`\u2068${words}\u2069`);
    expect(isolated(isolated(words))).toBe(isolated(words));
  }
});

it("nothing in them reaches out of them", () => {
  expect(isolated("\u202eAnn\u2069")).toBe("\u2068Ann\u2069");
});

it("names keep to themselves in letters, and in lists for a spreadsheet nothing turns round", () => {
  withSettings();
  const at = new Date(0);
  for (const words of [newSignInWords("محمد", at), factorOffWords("محمد", at)])
    expect(JSON.stringify(words)).toContain("\u2068محمد\u2069");
  expect(csvOf(["name"], [{ name: "محمد\u202e" }, { name: "\u202e=1+1" }])).toBe(
    "name\r\nمحمد\r\n'=1+1",
  );
});
