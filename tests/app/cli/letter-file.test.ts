import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseLetter } from "~/cli/letter-file.server";
import { letterHtml, letterText } from "~/letters/letter.server";
import { readTextFile } from "~/runtime/text-file.server";
import { temporaryFolder } from "../../support/folder";

it("reads a letter from Markdown, without what a letter may not hold", () => {
  const { subject, blocks } = parseLetter(`# Peace & *joy*

One **two** [three](https://example.org) [four](javascript:x) <b>five</b> ![six](https://x.org/y.png)

> Seven

- eight
- nine

<div onclick="x">ten</div>

---
`);
  expect(subject).toBe("Peace & joy");
  expect(blocks).toEqual([
    {
      type: "paragraph",
      spans: [
        "One ",
        { text: "two", strong: true },
        " ",
        { text: "three", href: "https://example.org" },
        " ",
        { text: "four", href: undefined },
        " ",
        "five",
        " ",
      ],
    },
    { type: "quote", spans: ["Seven"] },
    { type: "list", items: [["eight"], ["nine"]] },
    { type: "rule" },
  ]);
});

it.each(["", "Words alone", "# Only a subject", `# ${"a".repeat(201)}\n\nWords`])(
  "refuses %j",
  (text) => {
    expect(() => parseLetter(text)).toThrow(/letter|subject/i);
  },
);

it("says what it cannot show, and in which line", () => {
  const { blocks, losses } = parseLetter(`# News

| When | Where |
|------|-------|
| Noon | Hall  |

\`\`\`
code
\`\`\`

- one
  - within
- [x] two

> Said
> - listed

Line one\\
line two ![us](a.png) [here](next.html) ~~not~~ &copy; <b>bold</b> <!-- a note -->

<!-- another -->

[a]: https://example.org
`);
  expect(losses).toEqual([
    "line 3: a table: | When | Where | |------|-------| | Noon…",
    expect.stringMatching(/^line 7: a block of code/),
    "line 11: a list within a list: - within",
    "line 11: a box to tick within a list: [x]",
    "line 15: a list in a quotation: - listed",
    "line 18: a line that ends before its paragraph does",
    "line 18: a picture: ![us](a.png)",
    "line 18: a link that leads nowhere from a letter: next.html",
    "line 18: words struck out, which would stand as if they were not",
    "line 18: &copy;, which would stand as it is written",
    "line 18: HTML: <b>",
  ]);
  expect(blocks.map(({ type }) => type)).toEqual(["list", "quote", "paragraph"]);
});

it("numbers what is numbered, keeps an item's paragraphs, and leads to pages of this site", () => {
  const { blocks, losses } = parseLetter(
    "# News\n\n3. Come to [our plan](/plan/1)\n4. Pray\n\n   and rest\n\nAmen &#8211; &#x2764;\n",
  );
  expect(losses).toEqual([]);
  const words = { subject: "", blocks, footer: [] };
  expect(letterText(words)).toMatch(
    "3. Come to our plan [1]\n   [1] http://localhost:3000/plan/1\n4. Pray and rest\n\nAmen \u2013 \u2764\n",
  );
  expect(letterHtml(words)).toMatch(/<ol start="3"[^>]*><li[^>]*>Come to <a href="http:.*<\/ol>/);
});

it("reads a file from any editor", () => {
  const file = join(temporaryFolder(), "letter.md");
  writeFileSync(file, "\ufeff# News\r\n\r\nGrace\r\n");
  expect(parseLetter(readTextFile(file, "").text)).toMatchObject({ subject: "News" });
  writeFileSync(file, Buffer.from("# News\n\nCaf\xe9\n", "latin1"));
  expect(() => parseLetter(readTextFile(file, "").text)).toThrow(/no UTF-8: line 3 \("Caf/);
});
