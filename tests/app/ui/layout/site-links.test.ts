import { join } from "node:path";
import { expect, test } from "vitest";
import routes from "../../../../app/routes";
import { documentPages, loadsDocument } from "../../../../app/ui/layout/site-links";

const sources = import.meta.glob<string>("/app/routes/**/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The paths of the table whose route says that its page has no scripts; `*` is any other. */
async function withoutScripts(): Promise<string[]> {
  return (await routes)
    .filter(({ file }) => sources[join("/app", file)]?.includes("withoutScripts as handle"))
    .map(({ path }) => (path === "*" ? "*" : `/${path ?? ""}`));
}

test("the pages that links load anew are those whose routes have no scripts", async () => {
  expect([...documentPages, "*"].sort()).toEqual((await withoutScripts()).sort());
});

test("a link is judged by its path alone", () => {
  expect(loadsDocument("/faqs#support")).toBe(true);
  expect(loadsDocument("/about?from=footer")).toBe(true);
  expect(loadsDocument("/")).toBe(false);
  expect(loadsDocument("/#download")).toBe(false);
  expect(loadsDocument("/contact")).toBe(false);
});
