import { expect, it } from "vitest";
import { weights } from "#content/danger/weights";
import { kindWords } from "#content/help/desk-words";
import { helpFor } from "#content/help-lines";
import { dangerNews, helpLetter, kindsInWords, markedPieces } from "~/routes/team/danger.server";

it("the words that say why are marked, and the text stays as it was written", () => {
  for (const text of [
    "I want to kill myself <b>",
    "For a calm week",
    "",
    " \n He hit me again 😢 ",
  ]) {
    const pieces = markedPieces(text);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  }
  const marked = markedPieces("Please pray. I want to kill myself.").filter(
    (each) => each.isMarked,
  );
  expect(marked.map(({ text }) => text).join(" ")).toContain("kill myself");
});

it("every kind has plain words, and its lines come first", () => {
  for (const kind of weights.kinds) expect(kindWords).toHaveProperty(kind);
  expect(kindsInWords("suicide,postpartum")).toEqual([
    "thoughts of suicide",
    "despair after a birth",
  ]);
  expect(kindsInWords(null)).toEqual([]);
  const { lines } = dangerNews("domestic-violence");
  expect(lines.map(({ name }) => name)).toEqual(
    helpFor(["domestic-violence"]).map(({ name }) => name),
  );
  expect(dangerNews("").lines).toHaveLength(helpFor().length);
  expect(helpLetter("suicide")).toContain("988");
});
