import { expect, it } from "vitest";
import { parseLetter } from "../../../../app/cli/letters/letter-file.server";

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
