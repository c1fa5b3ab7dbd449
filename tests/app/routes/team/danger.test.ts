import { expect, it } from "vitest";
import { weights } from "#content/danger/weights";
import { inOneMinute, kindWords } from "#content/help/desk-words";
import { helpFor } from "#content/help-lines";
import { dangerNews, helpLetter, kindsInWords, markedPieces } from "~/routes/team/danger.server";

const page = "http://localhost/team/requests/r1";

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
  const { lines } = dangerNews("domestic-violence", "request", page);
  expect(lines.map(({ name }) => name)).toEqual(
    helpFor(["domestic-violence"]).map(({ name }) => name),
  );
  expect(dangerNews("", "request", page).lines).toHaveLength(helpFor().length);
  expect(helpLetter("suicide")).toContain("988");
});

it("the emergency number is at hand at once; another country has its own lines, or none of ours", () => {
  const here = dangerNews("suicide", "request", page);
  expect(here.atOnce).toEqual([{ words: "Call 911", to: "tel:911" }]);
  expect([here.isChosen, here.countries.map(({ isShown }) => isShown)]).toEqual([
    false,
    [true, false, false],
  ]);
  const elsewhere = dangerNews("suicide", "message", `${page}?country=*`);
  expect(elsewhere.atOnce).toEqual([]);
  expect(elsewhere.countries.at(-1)).toEqual({
    name: "Somewhere else",
    to: "?country=*#danger-lines",
    isShown: true,
  });
  expect(elsewhere.lines.flatMap(({ ways }) => ways).join()).not.toContain("tel:");
});

it("what to do: call, then the lines, then pray; a message has no button of its own to send lines", () => {
  for (const what of ["request", "message"] as const) {
    const [call, lines] = inOneMinute(what);
    expect(call?.title).toBe("Call");
    expect(lines?.title).toMatch(/help lines, then pray$/);
  }
  expect(JSON.stringify(inOneMinute("message"))).not.toMatch(/private page|Send the help/);
});
