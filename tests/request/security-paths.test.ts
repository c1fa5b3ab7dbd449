import { beforeAll, describe, expect, it } from "vitest";
import { ask, form } from "../support/ask";
import { askRaw, type RawResponse } from "../support/raw";
import { withServer } from "../support/with-server";
import { type Account, enter, logIn } from "./support/account";

const server = withServer();

let ann: Account & { Cookie: string };
const secret = "Only between God and Ann";

beforeAll(async () => {
  ann = await enter(server);
  const { Cookie } = ann;
  await ask(server, "/account/prayers", form({ form: "prayer", text: secret }, { Cookie }));
});

describe("what a proxy might say", () => {
  const claims = {
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Port": "8443",
    "X-Forwarded-Prefix": "/evil",
    "X-Forwarded-Server": "evil.example",
    "X-Host": "evil.example",
    "X-Original-Host": "evil.example",
    "X-Original-URL": "/account/prayers",
    "X-Rewrite-URL": "/account/prayers",
    "X-Real-IP": "203.0.113.9",
    "X-Forwarded-User": "1",
    "X-Remote-User": "1",
    Forwarded: 'for=203.0.113.9;host="evil.example";proto=https',
    Via: "1.1 evil.example",
    Authorization: "Basic YWRtaW46YWRtaW4=",
  };
  const lasting = ({ status, headers, text }: RawResponse) => ({
    status,
    ...headers,
    date: undefined,
    "x-request-id": undefined,
    text: text.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, "id"),
  });

  it.each([
    "/",
    "/plan/peace-plan",
    "/theme/theme-2",
    "/auth",
    "/account",
    "/account/settings",
    "/account/light",
    "/account/prayers/pray",
    "/sitemap.xml",
    "/none/",
  ])("moves no byte of %s, not the copy for the next visitor either", async (path) => {
    const claimed = lasting(await askRaw(server.port, { path, headers: claims }));
    const plain = lasting(await askRaw(server.port, { path }));
    expect(claimed).toEqual(plain);
    expect(JSON.stringify(claimed)).not.toContain("evil.example");
  });

  it("opens no account, and makes no cookie Secure that cannot come back", async () => {
    expect((await ask(server, "/api/user", { headers: claims })).status).toBe(401);
    const signedIn = await logIn(server, ann, claims);
    expect(signedIn.status).toBe(200);
    expect(signedIn.headers.getSetCookie()[0]).not.toContain("Secure");
  });
});

describe("a path", () => {
  const files = [
    "/../../../../etc/passwd",
    "/assets/../../../package.json",
    "/assets/..%2f..%2fpackage.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/assets/..%5c..%5cpackage.json",
    "/assets/....//....//package.json",
    "/assets/%252e%252e%252fpackage.json",
    "/assets//etc/passwd",
    "/assets/",
    "/.git/config",
    "/.git/HEAD",
    "/.env",
    "/package.json",
    "/prayer-life.db",
    "/secret",
    "/build/prayer-life.cjs",
    "/server/index.js",
    "/assets/..%2f..%2fsecret",
    "/assets/%2e%2e%2fsecret",
    "/.well-known/../secret",
    "/@fs/etc/passwd",
  ];

  it("leads to no file", () =>
    every(files, async (path) => {
      const { status, text } = await askRaw(server.port, { path });
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toMatch(/root:x:|"devDependencies"|\[core\]|SQLite format|ref: refs/);
    }));

  const ways = [
    "/account/prayers",
    "/ACCOUNT/Prayers",
    "/%61ccount/prayers",
    "/account/./prayers",
    "/blog/../account/prayers",
    "/blog/%2e%2e/account/prayers",
    "/account/prayers/",
    "/account/prayers.data",
    "/account/prayers.data?_routes=routes%2Fprayers%2Fprayers",
    "/account/prayers.data?_routes=root",
    "/account/privacy/everything.json",
    "/account/privacy/everything.json.data?_routes=routes%2Faccount%2Fprivacy%2Feverything-json",
    "/account/privacy/everything.data?_routes=routes%2Faccount%2Fprivacy%2Feverything",
    "//account/prayers",
    "/account//prayers",
    "/account%2fprayers",
    "/account;/prayers",
    "/account/prayers%20",
    "/account/prayers?index&_data=root",
  ];

  it("goes round no door", () =>
    every(ways, async (path) => {
      const { status, headers, text } = await askRaw(server.port, { path });
      expect(text).not.toContain(secret);
      expect(text).not.toContain(ann.email);
      expect([200, 202, 303, 308, 404]).toContain(status);
      if (status === 200) expect(path).toContain("_routes=root");
      expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
    }));

  it("makes nothing personal look like a file to keep", () =>
    every(
      [...ways, "/account/prayers/x.css", "/account/prayers;x.css", "/account/saved.js"],
      async (path) => {
        const { headers } = await askRaw(server.port, { path, headers: { Cookie: ann.Cookie } });
        if (headers["cache-control"]) expect(headers["cache-control"]).toBe("private, no-store");
        expect(headers).not.toHaveProperty("etag");
        expect((await askRaw(server.port, { path })).text).not.toContain(secret);
      },
    ));

  it("never becomes what a copy of a public page is revalidated by", async () => {
    const etag = (await ask(server, "/faqs")).headers.get("ETag") ?? "";
    expect(etag).not.toBe("");
    const headers = { "If-None-Match": etag };
    expect((await ask(server, "/faqs", { headers })).status).toBe(304);
    const own = await ask(server, "/faqs", { headers: { ...headers, Cookie: ann.Cookie } });
    expect([own.status, own.text.includes(ann.username)]).toEqual([200, true]);
  });
});

/** Does the same with each of some, at once. */
const every = <T>(all: T[], check: (one: T) => Promise<void>) => Promise.all(all.map(check));
