import { describe, expect, it } from "vitest";
import { biblePath } from "#content/bible/bible-path";
import { formatReference, referencePath } from "#content/bible/reference";
import { referencesIn } from "~/routes/search/references.server";
import references from "../../../content/bible/references.json";

const pathOf = (query: string) => {
  const [found, ...more] = referencesIn(query);
  return more.length > 0 ? `${more.length + 1} references` : found ? referencePath(found) : "";
};

describe("what people type for a place in the Bible", () => {
  it.each(references)("%s is %s", (query = "", path = "") => {
    expect(pathOf(query)).toBe(path);
  });
});

it.each([
  ["psalm 23 and romans 8", ["Psalm 23", "Romans 8"]],
  ["john 3:16; rom 8:28", ["John 3:16", "Romans 8:28"]],
  ["ps 23, ps 24", ["Psalm 23", "Psalm 24"]],
  ["gen 1-9", ["Genesis 1", "Genesis 2", "Genesis 3"]],
  ["1 jn 4:7; 1 jn 4:8; 1 jn 4:9; 1 jn 4:10", ["1 John 4:7-10"]],
  ["ps 1; ps 2; ps 3; ps 4", ["Psalm 1", "Psalm 2", "Psalm 3"]],
])("several at once: %s", (query, names) => {
  expect(referencesIn(query).map(formatReference)).toEqual(names);
});

it("our own references lead where the table of the books leads them", () => {
  for (const reference of ["Psalm 46", "Song of Solomon 2:4", "1 John 4:7-8, 16", "Jude 1:24"]) {
    const [found] = referencesIn(reference);
    expect(found && referencePath(found)).toBe(biblePath(reference));
  }
});
