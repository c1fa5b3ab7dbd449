import { expect, test } from "vitest";
import { scriptlessPages } from "~/pages";
import routes from "~/routes";
import { loadsDocument } from "~/ui/layout/site-links";

const sources = import.meta.glob<string>("/app/routes/**/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("a page without scripts has no form, and nothing in its own file that a script would do", async () => {
  const files = (await routes).filter(({ path }) => Object.hasOwn(scriptlessPages, `/${path}`));
  expect(files).toHaveLength(Object.keys(scriptlessPages).length);
  for (const { file } of files)
    expect([file, /use[A-Z]\w+\(|clientAction/.exec(sources[`/app/${file}`] ?? "")]).toEqual([
      file,
      null,
    ]);
});

test("a passage of the Bible is a page without scripts, unless it is prayed", () => {
  expect(loadsDocument("/bible/psalms/23?v=1-3#v1")).toBe(true);
  expect(loadsDocument("/bible/psalms/23?v=1&pray=lectio")).toBe(false);
  expect(loadsDocument("/biblical")).toBe(false);
});

test("a link is judged by its path alone", () => {
  expect(loadsDocument("/faqs#support")).toBe(true);
  expect(loadsDocument("/about?from=footer")).toBe(true);
  expect(loadsDocument("/")).toBe(false);
  expect(loadsDocument("/#download")).toBe(false);
  expect(loadsDocument("/contact")).toBe(false);
});
