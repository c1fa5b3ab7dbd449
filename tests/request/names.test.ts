import { beforeAll, describe, expect, it } from "vitest";
import { letterWords } from "#content/letters";
import { pathsFor } from "~/pages";
import { ask } from "../support/ask";
import { startServer, type TestServer } from "../support/server";
import { enter } from "./support/account";
import { openPage, textsOf, valuesOf } from "./support/document";
import { intent } from "./support/visitor";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

describe("one rule for the writing of every address", () => {
  it.each([
    ["/AUTH", "/auth"],
    ["/PLAN/Anxiety-Plan?day=3", "/plan/anxiety-plan?day=3"],
    ["/plan/ANXIETY-PLAN", "/plan/anxiety-plan"],
    ["/theme/THEME-2", "/theme/theme-2"],
    ["/Theme/Theme-2?pray=now", "/theme/theme-2?pray=now"],
  ])("capitals: %s leads to %s", async (path, own) => {
    let at = path;
    let status = 0;
    for (let step = 0; step < 3 && at !== own; step++) {
      const page = await ask(server, at);
      status = page.status;
      at = page.headers.get("Location") ?? "nowhere";
    }
    expect([status, at]).toEqual([308, own]);
    expect((await ask(server, own)).status).toBe(200);
  });

  it("an intent sent to another writing is done to what is meant", async () => {
    for (const [path, own] of [
      ["/plan/ANXIETY-PLAN", "/plan/anxiety-plan?done=save#save"],
      ["/theme/THEME-2", "/theme/theme-2?pray=amen&done=amen"],
    ] as const) {
      const { headers } = await ask(
        server,
        path,
        intent(path.startsWith("/plan") ? "save" : "amen"),
      );
      expect(headers.get("Location")).toBe(own);
    }
  });

  it.each([
    ["/plan/no-such-thing", "We have no plan called “no-such-thing”."],
    ["/theme/no-such-thing", "We have no theme called “no-such-thing”."],
    ["/theme/theme-99", "We have no theme called “theme-99”."],
    ["/theme/anxiety%3Cb%3E", "We have no theme called “anxiety<b>”."],
  ])("unknown names: %s says so in a quiet line", async (path, line) => {
    const { status, document } = await openPage(server, path);
    expect([status, textsOf(document, ".unknown").join(" ")]).toEqual([
      200,
      expect.stringContaining(line),
    ]);
  });

  it("a name that is near leads on, and is the first thing to do", async () => {
    const { document } = await openPage(server, "/theme/anxiety");
    const primary = "main .button-primary";
    expect(textsOf(document, primary)[0]).toBe("Open this plan: Dealing with Anxiety");
    expect(valuesOf(document, primary, "href")[0]).toBe("/plan/anxiety-plan");
    const several = await openPage(server, "/plan/peace");
    expect(textsOf(several.document, ".unknown a").length).toBeGreaterThan(0);
    const known = await openPage(server, "/theme/theme-2");
    expect(textsOf(known.document, ".unknown")).toEqual([]);
  });
});

describe("a way to pray has one name", () => {
  const more =
    "/plan/anxiety-plan?day=2 /theme/theme-1 /theme/theme-1?pray=now /search?q=morning+prayer /search?q=afraid /search?q=zzz /bible/about/anxious /today/2026-12-24 /no-such-page /offline";
  const own =
    "/ /account /account/prayers /account/light /account/saved /groups /plan/anxiety-plan";

  /** Which kind of thing an address is: its path, and how it is prayed there. */
  const kindOf = (href: string) => {
    const { pathname, searchParams } = new URL(href, "http://own");
    if (searchParams.has("pray")) return `/${pathname.split("/")[1]}?pray`;
    return pathname.replace(/^\/plan\/.*/, "/plan/:id");
  };

  it("and one name leads to one kind of thing, on every page and in every email", async () => {
    const { Cookie } = await enter(server);
    const kinds: Record<string, Set<string>> = {};
    const look = (text: string, href: string) => {
      const name = text
        .replace(/\s+/g, " ")
        .replace(/[:(].*/, "")
        .trim();
      // "Pray it step by step" is a way to have the page that one is on.
      if (!/^Pray\b(?! it)|^(Morning|Midday|Evening|Night) prayer$/i.test(name)) return;
      kinds[name] = (kinds[name] ?? new Set()).add(kindOf(href));
    };
    const walk = async (paths: readonly string[], headers: Record<string, string>) => {
      for (const path of paths) {
        const { document } = await openPage(server, path, { headers });
        for (const link of document.querySelectorAll("a[href]"))
          look(
            link.getAttribute("aria-label") ?? link.textContent ?? "",
            link.getAttribute("href") ?? "",
          );
      }
    };
    const pages = pathsFor("everyone").filter((path) => !/[:.]|letters/.test(path));
    await walk([...pages, ...more.split(" ")], {});
    await walk(own.split(" "), { Cookie });
    const { shortcuts } = JSON.parse((await ask(server, "/site.webmanifest")).text);
    for (const { name, url } of shortcuts) look(name, url);
    for (const { text } of Object.values(letterWords))
      for (const [, name = ""] of text.matchAll(/\[(Pray [^\]]+)\]/g)) look(name, "/in an email");
    expect(
      Object.fromEntries(Object.entries(kinds).map(([name, of]) => [name, [...of].join(", ")])),
    ).toEqual({
      Pray: "/pray",
      "Pray now": "/pray",
      "Pray Now": "/theme?pray",
      "Pray this prayer": "/theme?pray",
      "Pray this day": "/plan?pray",
      "Pray my list": "/in%20an%20email",
      "Morning Prayer": "/theme/theme-1",
      "Evening Prayer": "/theme/theme-13",
      "Morning prayer": "/today/morning",
      "Night prayer": "/today/night",
    });
  });
});
