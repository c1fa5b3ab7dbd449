import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { clientAction, type headers, shouldRevalidate } from "~/forms/page";
import routes from "~/routes";

type Module = {
  default?: unknown;
  action?: unknown;
  clientAction?: unknown;
  headers?: typeof headers;
  shouldRevalidate?: typeof shouldRevalidate;
};

const modules = import.meta.glob<Module>("/app/routes/**/*.{ts,tsx}", { eager: true });

const change = (from: string, to: string, more: Partial<ShouldRevalidateFunctionArgs> = {}) => ({
  currentUrl: new URL(from, "http://own"),
  nextUrl: new URL(to, "http://own"),
  currentParams: {},
  nextParams: {},
  defaultShouldRevalidate: true,
  ...more,
});

const refused = { formMethod: "POST", actionStatus: 400 } as const;

describe("every page with an action exports what app/forms/page.ts has for it", async () => {
  const pages = (await routes)
    .map(({ path = "/", file }) => ({ path, ...modules[`/app/${file}`] }))
    .filter((page) => page.default && page.action);

  it("and there are such pages", () => expect(pages.length).toBeGreaterThan(40));

  it.each(pages)("$path", (page) => {
    expect(page.clientAction, "input survives a lost connection").toBe(clientAction);
    expect(page.shouldRevalidate?.(change("/", "/", refused)), "nor is the page replaced").toBe(
      false,
    );
    const own = { loaderHeaders: new Headers(), parentHeaders: new Headers() };
    const actionHeaders = new Headers({ "Retry-After": "5" });
    const given = page.headers?.({ ...own, actionHeaders, errorHeaders: undefined });
    expect(new Headers(given).get("Retry-After"), "the action's headers are sent").toBe("5");
  });
});

describe("when the page's data are asked for again", () => {
  const asks = (...of: Parameters<typeof change>) => shouldRevalidate(change(...of));

  it("not for another of the generator's prayers, which the page has", () => {
    expect(asks("/", "/?prayer=peace")).toBe(false);
    expect(asks("/?done=save", "/?prayer=strength")).toBe(false);
  });

  it("after every form that was taken, also where the prayer's place in the address changes", () => {
    for (const formMethod of ["post", "POST"] as ShouldRevalidateFunctionArgs["formMethod"][]) {
      expect(asks("/?prayer=peace", "/?done=save", { formMethod })).toBe(true);
      expect(asks("/?prayer=peace", "/?done=newsletter", { formMethod })).toBe(true);
    }
  });

  it("not after a form that was refused", () => expect(asks("/", "/", refused)).toBe(false));
});
