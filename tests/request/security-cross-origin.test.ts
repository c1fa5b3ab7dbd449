import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeAll, describe, expect, it } from "vitest";
import routes from "~/routes";
import { ask, form, json } from "../support/ask";
import { askRaw } from "../support/raw";
import { rows, withServer } from "../support/with-server";
import { enter } from "./support/account";

const server = withServer();

const evil = "https://evil.example";
const crossOrigin: Record<string, string>[] = [
  { Origin: evil },
  { Origin: "null" },
  { Origin: evil, "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" },
  { Origin: evil, Referer: "http://localhost/" },
  { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" },
  { "Sec-Fetch-Site": "same-site" },
  { "Sec-Fetch-Site": "same-origin, cross-site" },
];

/** Every address of the site that takes a post: a new one is here as soon as it exists. */
const addresses = (routes as RouteConfigEntry[])
  .filter(({ file }) => /^export .*\baction\b/m.test(readFileSync(join("app", file), "utf8")))
  .map(({ path = "?index" }) => `/${path}`);

/** One body for all: what an intent, a form or an endpoint could be moved by. */
const words = {
  intent: "delete",
  form: "deletion",
  email: "eve@example.org",
  username: "Eve",
  password: "peace be with eve",
};

let Cookie: string;
let handle: string;

const addressed = (path: string) =>
  path
    .replace(":handle", handle)
    .replace(":token", "x".repeat(43))
    .replace(":id?", path.startsWith("/plan") ? "faith-plan" : "theme-1");
const dataOf = (path: string) => (path === "/?index" ? "/_root.data?index" : `${path}.data`);

/** All that is kept, so that no change of any kind stays unseen. */
async function everything() {
  const tables = await rows(server, "SELECT name FROM sqlite_master WHERE type = 'table'");
  return Promise.all(
    tables.map(async (table) => {
      const { name } = table as { name: string };
      return [name, await rows(server, `SELECT * FROM "${name}"`)];
    }),
  );
}

beforeAll(async () => {
  ({ Cookie } = await enter(server));
  await ask(server, "/account/prayers", form({ form: "prayer", text: "For Eve" }, { Cookie }));
  const [prayer] = (await rows(server, "SELECT handle FROM prayers")) as { handle: string }[];
  handle = prayer?.handle ?? "";
});

it("every address that takes a post is known here", () => {
  expect(addresses.length).toBeGreaterThan(25);
  expect(addresses).toEqual(
    expect.arrayContaining(["/?index", "/api/logout", "/account/prayers/:handle/delete"]),
  );
});

describe("a post to any of them", () => {
  const send = (path: string, headers: Record<string, string>) =>
    ask(server, path, path.startsWith("/api") ? json(words, headers) : form(words, headers));

  it("from another site is 403 whatever it claims, and changes nothing", async () => {
    const before = await everything();
    const sent = addresses.flatMap((path, number) => {
      // The team's pages are not there for others, whatever they send.
      const isThere = path !== "/api/*" && !path.startsWith("/team");
      const at = addressed(path);
      const claims = [
        crossOrigin[number % crossOrigin.length],
        crossOrigin[(number + 3) % crossOrigin.length],
      ];
      const targets = path.startsWith("/api") ? [at, at] : [at, dataOf(at)];
      return targets.map(async (target, index) => {
        const claim = claims[index];
        const { status, headers } = await send(target, { ...claim, Cookie });
        const cookies = headers.getSetCookie();
        expect({ target, claim, status, cookies }).toEqual({
          target,
          claim,
          status: isThere ? 403 : 404,
          cookies: [],
        });
      });
    });
    await Promise.all(sent);
    expect(await everything()).toEqual(before);
  });

  it("is not what a link does, nor a method in disguise", async () => {
    const before = await everything();
    const disguised = { Cookie, "X-HTTP-Method-Override": "POST", "X-HTTP-Method": "DELETE" };
    const sent = addresses.map(async (path) => {
      const at = addressed(path);
      const query = `${at.includes("?") ? "&" : "?"}${new URLSearchParams(words)}&_method=POST`;
      const { status } = await ask(server, at + query, { headers: disguised });
      expect([path, status < 500]).toEqual([path, true]);
    });
    await Promise.all(sent);
    expect(await everything()).toEqual(before);
  });
});

describe.each(crossOrigin)("%j", (claim) => {
  it("is cross-origin on a page and at an endpoint", async () => {
    const headers = { ...claim, Cookie };
    for (const path of ["/account/settings", "/api/logout"]) {
      const { status } = await ask(server, path, { ...form(words, headers) });
      expect([path, status]).toEqual([path, 403]);
    }
    expect((await ask(server, "/api/user", { headers: { Cookie } })).status).toBe(200);
  });
});

it("no response lets another site's script read it, not even to a preflight", async () => {
  const asked = { Origin: evil, "Access-Control-Request-Method": "POST", Cookie };
  for (const path of ["/", "/api/user", "/api/login", "/account", "/account.data", "/feed.xml"]) {
    for (const method of ["GET", "OPTIONS"]) {
      const { headers } = await askRaw(server.port, { method, path, headers: asked });
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  }
});
