import { expect, it } from "vitest";
import { understand } from "~/routes/search/query.server";

const dangersOf = (said: string) => understand(said).dangers;
const firstOf = (said: string) => understand(said).concepts[0]?.need;

it.each([
  "I'm scared something terrible will happen to my kids",
  "I'm afraid something bad could happen to our little boy's mother",
  "what if something happens to my son",
  "I'm afraid my daughter will get hurt",
  "I'm terrified my husband will have an accident",
])("fear for somebody is no danger by who fears: %s", (said) => {
  expect(dangersOf(said)).toEqual([]);
  expect(["fear", "worry"]).toContain(firstOf(said));
});

it.each([
  "my husband scares me",
  "my ex frightens me",
  "he gets so angry I'm scared of him",
  "I'm afraid of my boyfriend when he drinks",
  "I'm scared of him",
])("fear of a partner shows who helps: %s", (said) => {
  expect(dangersOf(said)).toContain("domestic-violence");
});

it.each([
  "I want it to end",
  "I just want it all to be over",
  "nobody would miss me",
  "no one would even miss me",
  "I want to fall asleep and never wake up",
])("words of an end of one's own show whom to call first: %s", (said) => {
  expect(dangersOf(said)[0]).toBe("suicide");
});

it.each([
  "he hits me and I'm scared something will happen to my kids",
  "I'm afraid I will hurt my kids",
  "my heart is racing and my chest hurts",
  `My heart is racing ${"and I walk round the house ".repeat(6)} and I want to kill myself`,
])("danger is heard beside it: %s", (said) => {
  expect(dangersOf(said)).not.toEqual([]);
});

it.each([
  "phone number help",
  "hotline",
  "who can I call",
  "I need a helpline number",
  "emergency number",
])("who asks for a number gets it: %s", (said) => {
  expect(dangersOf(said)).not.toEqual([]);
});

it.each([
  ["I want to sleep", "worry"],
  ["I just want to fall asleep", "worry"],
  ["my heart is racing", "worry"],
  ["I want this winter to be over", undefined],
  ["I want the war to end", undefined],
  ["fear of the Lord", undefined],
  ["who do I call my neighbor", undefined],
])("is no danger: %s", (said, need) => {
  expect(dangersOf(said)).toEqual([]);
  if (need) expect(firstOf(said)).toBe(need);
});
