import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginDraft } from "~/forms/device-drafts";
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

  it("for another page, or another question to the same", () => {
    expect(asks("/", "/today?prayer=peace")).toBe(true);
    expect(asks("/?of=1", "/?of=2&prayer=peace")).toBe(true);
    expect(asks("/?prayer=peace", "/?prayer=peace")).toBe(true);
    expect(asks("/", "/?prayer=peace", { formMethod: "GET" })).toBe(false);
    expect(asks("/", "/", { formMethod: "POST", actionStatus: 303 })).toBe(true);
  });

  it("not after a form that was refused", () => expect(asks("/", "/", refused)).toBe(false));
});

describe("what a page does with the answer to its form", () => {
  beforeEach(() => void vi.stubGlobal("location", new URL("http://own/page")));
  afterEach(() => void vi.unstubAllGlobals());
  const act = (answer: () => unknown) =>
    clientAction({ serverAction: async () => answer() } as ClientActionFunctionArgs);
  const fail = (error: unknown) =>
    act(() => {
      throw error;
    });
  const failed = async (error: unknown) => {
    const response = (await fail(error)) as Response;
    return [response.status, await response.json()];
  };
  const answered = (status: number, data: unknown, statusText = "Error") => ({
    ...{ status, statusText, data, internal: false },
  });

  it("gives it as it is", async () => {
    expect(await act(() => ({ form: "first" }))).toEqual({ form: "first" });
  });

  it("goes where it leads, and stays where it is without a fragment", async () => {
    const to = (headers: Record<string, string>): Promise<Response> =>
      fail(new Response(null, { status: 303, headers })).then(
        () => new Response(),
        (response) => response,
      );
    const Location = "/page?done=save#save";
    const gone = await to({ Location });
    expect(gone.headers.get("Location")).toBe(Location);
    const stays = await to({ Location, "X-Remix-Replace": "true" });
    expect([stays.status, stays.headers.get("Location")]).toEqual([303, "/page?done=save"]);
  });

  it("forgets what was begun in the form that was accepted, and in no other", async () => {
    vi.stubGlobal("window", {});
    const isBegun = ["save", "other"].map((form) => beginDraft(`${form} /page`));
    const to = (Location: string) =>
      fail(new Response(null, { status: 303, headers: { Location } })).catch(() => {});
    await to("/auth?next=%2Fpage");
    await fail(answered(409, { form: "save" }));
    expect(isBegun.map((is) => is())).toEqual([true, true]);
    await to("/elsewhere?done=save#save");
    expect(isBegun.map((is) => is())).toEqual([false, true]);
    vi.unstubAllGlobals();
  });

  it("stays with the input where somebody was signed out", async () => {
    const signedOut = { signedOut: { title: "Log in", description: "Again" }, next: "/page" };
    expect(await failed(answered(401, signedOut))).toEqual([401, signedOut]);
    expect(await failed(answered(401, "No"))).toEqual([
      ...[503, { failed: "401: No", wordless: false }],
    ]);
    expect(await failed(answered(400, signedOut))).toMatchObject([503, { wordless: true }]);
    expect(await failed(answered(401, null))).toMatchObject([503, { wordless: true }]);
  });

  it("stays with the input where nothing, or only a status came", async () => {
    expect(await failed(new TypeError("Failed to fetch"))).toEqual([503, { failed: null }]);
    const wordless = { failed: "502: Bad Gateway", wordless: true };
    expect(await failed(answered(502, "", "Bad Gateway"))).toEqual([503, wordless]);
    expect(await failed(answered(502, {}, "Bad Gateway"))).toEqual([503, wordless]);
    const words = { failed: "502: Soon", wordless: false };
    expect(await failed(answered(502, "Soon", "Bad Gateway"))).toEqual([503, words]);
  });
});
