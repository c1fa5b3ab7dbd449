import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NoWidow } from "~/ui/reading/no-widow";

const lastWordsOf = (text: string) =>
  renderToStaticMarkup(<NoWidow text={text} />)
    .match(/<span[^>]*>(.*)<\/span>$/)?.[1]
    ?.replace(/<[^>]+>/g, "");

test("short last words stay together, and no word is lost", () => {
  expect(lastWordsOf("You never asked me to.")).toBe("me to.");
  expect(renderToStaticMarkup(<NoWidow text="Amen then." />)).toBe("Amen then.");
});

test("long words find their own lines, and a few are not kept together from their beginning", () => {
  expect(lastWordsOf("The fatherless and the brokenhearted everywhere")).toBeUndefined();
  expect(lastWordsOf("me to.")).toBeUndefined();
});
