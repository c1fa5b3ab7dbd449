import { beforeAll, describe, expect, it } from "vitest";
import { withServer } from "../support/with-server";
import { isLikeOthers, listed } from "./support/listed";
import { type Reference, referencesIn } from "./support/references";

const origin = "http://prayer.example";
/** The home page; what its buttons open; pages that nothing links to. */
const beginnings = ["/", "/?featured=all&popular=all&themes=all", "/plan/peace", "/robots.txt"];
const photos = "https://images.unsplash.com/";

/**
 * In a chapter every verse leads to itself, marked, and to be prayed: there are more of these than of
 * all else together. One book stands for them.
 */
const isOneOfMany = (page: string, address: string) =>
  /^\/bible\/[^/]+\/\d/.test(page) && /^\/bible\/(?!jude)[^?]*\?/.test(address);

const hasNoPhoto = /^\/(bible\/(?!jude)|today|search|pray)|\bday=(?!1\b)|\/print/;

type Visited = { status: number; type: string; ids: Set<string>; references: Reference[] };

describe.each(["off", "on"] as const)("from the home page on, photos %s", (PHOTOS) => {
  const server = withServer({ PHOTOS, ORIGIN: origin });
  const isLeftOut = (address: string) =>
    isLikeOthers(address) || (PHOTOS === "on" && hasNoPhoto.test(address));
  const visited = new Map<string, Visited>();
  const outside: (Reference & { page: string })[] = [];
  const fragments: { page: string; address: string; id: string }[] = [];

  beforeAll(async () => {
    const waiting = [...beginnings];
    const known = new Set(waiting);
    const walk = async () => {
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        const page = await visit(path);
        visited.set(path, page);
        for (const reference of page.references) {
          const { protocol, pathname, search, hash } = reference.url;
          if (![origin, server.url].includes(reference.url.origin)) {
            if (protocol !== "data:") outside.push({ ...reference, page: path });
            continue;
          }
          const address = pathname + search;
          // From a day to the next there is a way for a hundred years.
          if (reference.attributes.includes('rel="nofollow"')) continue;
          if (isOneOfMany(path, address) || isLeftOut(address)) continue;
          // What a form leads to is there once it is filled in.
          if (hash && reference.tag !== "form")
            fragments.push({ page: path, address, id: decodeURIComponent(hash.slice(1)) });
          if (known.has(address)) continue;
          known.add(address);
          waiting.push(address);
        }
      }
    };
    while (waiting.length > 0) await Promise.all(Array.from({ length: 6 }, walk));
  }, 240_000);

  async function visit(path: string): Promise<Visited> {
    const response = await fetch(server.url + path, { redirect: "manual" });
    const type = response.headers.get("content-type")?.replace(/;.*/, "") ?? "";
    const text = await response.text();
    const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id);
    const references = referencesIn(text, type, server.url + path);
    return { status: response.status, type, ids: new Set(ids), references };
  }

  it("every link leads to a page, and every asset is there", () => {
    // Pages of an account lead to its door.
    const isAccounts = (path: string) => /^\/(account|groups)/.test(path);
    const dead = [...visited].filter(
      ([path, { status }]) => status !== (isAccounts(path) ? 303 : 200),
    );
    expect(dead.map(([path, { status }]) => [path, status])).toEqual([]);
    const types = new Set([...visited.values()].map(({ type }) => type));
    for (const type of ["text/html", "text/css", "text/javascript", "font/woff2", "image/svg+xml"])
      expect(types).toContain(type);
  });

  it("every fragment is a place in its page", () => {
    const lost = fragments.filter(({ address, id }) => !visited.get(address)?.ids.has(id));
    expect(lost).toEqual([]);
    expect(fragments.length).toBeGreaterThan(50);
  });

  it.runIf(PHOTOS === "off")("what the sitemap names is found by walking", async () => {
    const named = await listed(server);
    expect(named.filter((address) => !visited.has(address))).toEqual([]);
    expect(named.length).toBeGreaterThan(90);
  });

  it("other sites are linked to, and nothing is loaded from them but photos", () => {
    const loaded = outside.filter(({ tag }) => tag !== "a");
    const allowed = loaded.filter(
      ({ tag, url }) =>
        PHOTOS === "on" && ["img", "source", "link"].includes(tag) && url.href.startsWith(photos),
    );
    expect(loaded.filter((reference) => !allowed.includes(reference)).map(told)).toEqual([]);
    expect(allowed.length > 0).toBe(PHOTOS === "on");
  });

  it("a link that opens another site in a window of its own gives it no hand on ours", () => {
    const open = outside.filter(({ attributes }) => attributes.includes('target="_blank"'));
    expect(open.length).toBeGreaterThan(0);
    const careless = open.filter(({ attributes }) => !/rel="noopener noreferrer"/.test(attributes));
    expect(careless.map(told)).toEqual([]);
  });
});

const told = ({ tag, url, page }: Reference & { page: string }) => `${page}: ${tag} ${url}`;
