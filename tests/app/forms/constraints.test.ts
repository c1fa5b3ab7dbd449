import { describe, expect, it } from "vitest";
import { constraintsOf, type FormDefinition, objectionTo } from "~/forms/form";

const required = "Please write it";

const form = {
  name: "form",
  fields: {
    text: { name: "text", label: "Text", required, maxLength: 10 },
    day: { name: "day", label: "Day", type: "date", required, maxLength: 10 },
    tick: { name: "tick", label: "Tick", type: "checkbox", maxLength: 10 },
    secret: { name: "secret", label: "Secret", type: "password", minLength: 3, maxLength: 9 },
  },
  missing: { title: "Missing", description: "Something is" },
  failure: { title: "Failed", description: "It did" },
} as const satisfies FormDefinition;

describe("what a page finds wrong before it sends a form", () => {
  it.each(["", "  \n", undefined])("is that nothing is written, as in %j", (text) => {
    const errors = { text: [required], day: [required] };
    expect(objectionTo(form, { text, tick: "on" })).toEqual({ errors, notice: form.missing });
  });

  it.each([{ text: "words" }, { day: "2030-01-31" }, { secret: "a" }])(
    "is nothing where anything is written: the server says all that is wrong with %j",
    (words) => {
      expect(objectionTo(form, words)).toBeUndefined();
    },
  );

  it("is nothing in a form without words for it: the server has some", () => {
    expect(objectionTo({ ...form, missing: undefined }, {})).toBeUndefined();
  });
});

it.each([
  ["text", { required: true, maxLength: 10 }],
  ["day", { required: true }],
  ["tick", { required: false }],
  ["secret", { required: false, minLength: 3, maxLength: 9 }],
] as const)("the control of %s is limited where somebody writes in it", (name, limits) => {
  expect(constraintsOf(form.fields[name])).toEqual(limits);
});
