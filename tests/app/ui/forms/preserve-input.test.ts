import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { unlessRefused } from "~/ui/forms/preserve-input";

const change = (from: string, to: string, more: Partial<ShouldRevalidateFunctionArgs> = {}) =>
  unlessRefused({
    currentUrl: new URL(from, "http://own"),
    nextUrl: new URL(to, "http://own"),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...more,
  });

describe("when the page's data are asked for again", () => {
  it("not for another of the generator's prayers, which the page has", () => {
    expect(change("/", "/?prayer=peace")).toBe(false);
    expect(change("/?done=save", "/?prayer=strength")).toBe(false);
  });

  it("after every form that was taken, also where the prayer's place in the address changes", () => {
    for (const formMethod of ["post", "POST"] as ShouldRevalidateFunctionArgs["formMethod"][]) {
      expect(change("/?prayer=peace", "/?done=save", { formMethod })).toBe(true);
      expect(change("/?prayer=peace", "/?done=newsletter", { formMethod })).toBe(true);
    }
  });

  it("not after a form that was refused", () => {
    const refused = { formMethod: "POST", actionStatus: 400 } as const;
    expect(change("/", "/", refused)).toBe(false);
  });
});
