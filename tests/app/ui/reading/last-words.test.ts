import { expect, test } from "vitest";
import { withLastWordsTogether } from "~/ui/reading/no-widow";

const together = (words: string) => `<span class="inline-block indent-0">${words}</span>`;

test("short last words of paragraphs and items stay together", () => {
  expect(withLastWordsTogether("<p>Expected in Summer 2025.</p><li>who asked for it;</li>")).toBe(
    `<p>Expected in ${together("Summer 2025.")}</p><li>who asked ${together("for it;")}</li>`,
  );
});

test("long words, a few, and those with marks of their own stay as they are", () => {
  for (const html of [
    "<p>The fatherless and the brokenhearted everywhere</p>",
    "<p>For it.</p>",
    "<p>It is <code>session_id</code>.</p>",
  ]) {
    expect(withLastWordsTogether(html)).toBe(html);
  }
});
