import { describe, expect, it } from "vitest";
import { constraintsOf, objectionTo } from "../../../app/forms/constraints";
import type { FormDefinition } from "../../../app/forms/form";

const required = "Please write it";
const different = "They do not match";

const form = {
  name: "form",
  fields: {
    text: { name: "text", label: "Text", required, maxLength: 10 },
    day: { name: "day", label: "Day", type: "date", required, maxLength: 10 },
    tick: { name: "tick", label: "Tick", type: "checkbox", maxLength: 10 },
    secret: { name: "secret", label: "Secret", type: "password", minLength: 3, maxLength: 9 },
    again: {
      name: "again",
      label: "Again",
      type: "password",
      minLength: 3,
      maxLength: 9,
      same: { as: "secret", message: different },
    },
  },
  missing: { title: "Missing", description: "Something is" },
  failure: { title: "Failed", description: "It did" },
} as const satisfies FormDefinition;

const whole = { text: "words", day: "2030-01-31", secret: "abc", again: "abc" };

describe("what a page finds wrong before it sends a form", () => {
  it("is nothing where all is there", () => {
    expect(objectionTo(form, whole)).toBeUndefined();
  });

  it.each(["", "  \n", undefined])("is a required field that holds %j", (text) => {
    const errors = { text: [required] };
    expect(objectionTo(form, { ...whole, text })).toEqual({ errors, notice: form.missing });
  });

  it("is each of them, and those alone", () => {
    expect(objectionTo(form, { again: "abc" })?.errors).toEqual({
      text: [required],
      day: [required],
    });
  });

  it("is no empty field of a form without words for it: the server has some", () => {
    expect(objectionTo({ ...form, missing: undefined }, {})).toBeUndefined();
  });

  it("is a field that does not repeat the other", () => {
    const errors = { again: [different] };
    expect(objectionTo(form, { ...whole, again: "abcd" })).toEqual({ errors });
  });

  it.each([
    ["ab", "abc"],
    ["abc", ""],
  ])("is not that %j and %j differ: one is too short, which the server says", (secret, again) => {
    expect(objectionTo(form, { ...whole, secret, again })).toBeUndefined();
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
