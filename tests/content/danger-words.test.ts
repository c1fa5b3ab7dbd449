import { expect, it } from "vitest";
import { hasDangerWords } from "#content/danger-words";

it.each([
  "I think about suicide.",
  "I DON’T WANT TO LIVE any more",
  "i dont want to live",
  "He  hits\nme when he drinks",
  "self-harm again",
])("%j has words of danger", (words) => {
  expect(hasDangerWords(words)).toBe(true);
});

it.each(["For my exam", "The grape harvest", "She hit metal", ""])("%j has none", (words) => {
  expect(hasDangerWords(words)).toBe(false);
});
