import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { VerseWords } from "~/ui/reading/scripture";

const smallCapitals = /<span class="[^"]*small-caps[^>]*>(\w+)<\/span>/g;

const heldIn = (text: string) =>
  [
    ...renderToStaticMarkup(<VerseWords text={text} />)
      .replace(smallCapitals, "$1")
      .matchAll(/"whitespace-nowrap">([^<]*)</g),
  ].map(([, words]) => words);

it.each([
  ["for You alone, O LORD, make me dwell in safety.", ["O LORD"]],
  ["Trust in Him at all times, O people; pour out your hearts.", ["O people"]],
  ["To Him who is of the LORD, the Holy Spirit", ["the LORD", "Holy Spirit"]],
  ["whom shall I fear? He said—and it was", ["said—"]],
  ["SO he went to God", []],
])("no line of “%s” ends within %j", (text, held) => {
  expect(heldIn(text)).toEqual(held);
  const plain = renderToStaticMarkup(<VerseWords text={text} />).replace(/<[^>]+>/g, "");
  expect(plain).toBe(text);
});
