import { describe, expect, it } from "vitest";
import { documents, pages, pathsFor, rows } from "~/pages";
import { isOwnPage } from "~/paths";
import { loadsDocument } from "~/ui/layout/site-links";

const modules = import.meta.glob<Record<string, unknown>>("/app/routes/**/*.{ts,tsx}", {
  eager: true,
});
const sources = import.meta.glob<string>("/app/routes/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const pathsWith = (mark: RegExp) => Object.keys(pages).filter((path) => mark.test(path));

describe("the table of pages", () => {
  it("names every file that is a route, and no other", () => {
    const isRoute = ({ loader, action, meta }: Record<string, unknown>) => loader || action || meta;
    const routes = Object.keys(modules).filter((file) => isRoute(modules[file] ?? {}));
    const named = rows.map(([, { file }]) => `/app/routes/${file}`);
    expect([...new Set(named)].sort()).toEqual(routes.sort());
  });

  it("has the pages whose address is a key, and those of the team, for their own people", () => {
    expect(pathsFor("holder").sort()).toEqual(pathsWith(/:token/).sort());
    expect([...pathsFor("member"), ...pathsFor("leader")].sort()).toEqual(
      pathsWith(/^\/team/).sort(),
    );
    expect(pathsFor("everyone").filter(isOwnPage)).toEqual([]);
    // Whoever reads the last one has no account any more.
    expect([...pathsFor("person"), "/account/goodbye"].sort()).toEqual(
      pathsWith(/^\/(account|groups)/).sort(),
    );
  });
});

describe("a document", () => {
  it.each(Object.entries(documents))("%s has no form, nor a script of its own", (_, { file }) => {
    const source = sources[`/app/routes/${file}`] ?? "";
    expect(/use[A-Z]\w+\(|clientAction/.exec(source)).toBeNull();
  });

  it("is a passage of the Bible as well, unless it is prayed", () => {
    expect(loadsDocument("/bible/psalms/23?v=1-3#v1")).toBe(true);
    expect(loadsDocument("/bible/psalms/23?v=1&pray=lectio")).toBe(false);
    expect(loadsDocument("/biblical")).toBe(false);
  });

  it("is told by its path alone", () => {
    expect(loadsDocument("/faqs#support")).toBe(true);
    expect(loadsDocument("/about?from=footer")).toBe(true);
    expect(loadsDocument("/")).toBe(false);
    expect(loadsDocument("/#download")).toBe(false);
    expect(loadsDocument("/contact")).toBe(false);
  });
});
