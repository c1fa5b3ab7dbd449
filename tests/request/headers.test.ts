import { createHash } from "node:crypto";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { ask, json, newsletter } from "../support/ask";
import { askRaw, type RawResponse } from "../support/raw";
import { withServer } from "../support/with-server";

const common = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "credentialless",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)",
};
const nothing = "default-src 'none'; frame-ancestors 'none'";

/** The policy that hardening asks of a page, with the hashes a browser would compute for it. */
function policyFor(html: string, photos = " https://images.unsplash.com"): string {
  const running = "script:not([src], [type*=json])";
  const { document } = new JSDOM(html).window;
  // Those that wait for the first paint wait in templates.
  const scripts = [...document.querySelectorAll<HTMLElement>(`${running}, template`)].flatMap(
    (each) =>
      each.localName === "template"
        ? [...(each as HTMLTemplateElement).content.querySelectorAll(running)]
        : [each],
  );
  const hashes = scripts.map(({ textContent }) => {
    return ` 'sha256-${createHash("sha256").update(`${textContent}`).digest("base64")}'`;
  });
  return (
    `default-src 'none'; script-src 'self'${[...new Set(hashes)].join("")}; ` +
    "script-src-attr 'none'; style-src 'self'; style-src-attr 'none'; " +
    `img-src 'self' data:${photos}; font-src 'self'; connect-src 'self'; manifest-src 'self'; ` +
    "worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
    "object-src 'none'"
  );
}

const type = { "Content-Type": "application/x-www-form-urlencoded" };
const pages = [
  ["the home page", 200, { path: "/" }],
  ["a page", 200, { path: "/features" }],
  ["a page that is not there", 404, { path: "/nothing" }],
  ["a refused form", 400, { method: "POST", path: "/features", headers: type, body: "email=ann" }],
  ["a refused request", 400, { path: "/%ff" }],
  ["a refused method", 405, { method: "PUT", path: "/features" }],
  ["a refused type", 415, { method: "POST", path: "/features", body: "a" }],
] as const;

const others = [
  ["data", 200, "/features.data"],
  ["an endpoint's refusal", 405, "/api/newsletter"],
  ["no endpoint", 404, "/api/nothing"],
  ["no asset", 404, "/assets/nothing.js"],
  ["health", 200, "/healthz"],
  ["an icon", 200, "/favicon.svg"],
  ["a redirect", 308, "/features/"],
] as const;

function expectCommon({ headers }: RawResponse) {
  expect(headers).toMatchObject(common);
  expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  expect(headers).not.toHaveProperty("server");
  expect(headers).not.toHaveProperty("x-powered-by");
  expect(headers).not.toHaveProperty("strict-transport-security");
  expect(headers).not.toHaveProperty("set-cookie");
  if (headers["content-length"] !== "0")
    expect(headers["content-type"]).toMatch(/; charset=utf-8$/);
}

describe("the headers of", () => {
  const server = withServer();

  it.each(pages)("%s", async (_, status, asked) => {
    const response = await askRaw(server.port, asked);
    expect(response.status).toBe(status);
    expectCommon(response);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers["content-security-policy"]).toBe(policyFor(response.text));
    expect(response.headers.vary).toBe("Accept-Encoding, Cookie");
    const saved = status === 200 ? "public, max-age=0, must-revalidate" : "private, no-store";
    expect(response.headers["cache-control"]).toBe(saved);
    expect(response.text).not.toMatch(/<[^>]+ style=/);
  });

  it.each(others)("%s", async (_, status, path) => {
    const response = await askRaw(server.port, { path });
    expect(response.status).toBe(status);
    expectCommon(response);
    expect(response.headers["content-security-policy"]).toBe(nothing);
  });

  it("what nobody may cache: the response to a form", async () => {
    const { headers } = await ask(server, "/features", newsletter("ann@example.org"));
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    const [cookie] = headers.getSetCookie();
    const flags = cookie?.split("; ").slice(1).sort();
    expect(flags).toEqual(["HttpOnly", "Path=/", "SameSite=Lax"]);
  });

  it("what is asked for with a cookie: cached only where the cookie is not of ours", async () => {
    const cached = async (Cookie: string) =>
      (await ask(server, "/features", { headers: { Cookie } })).headers.get("Cache-Control");
    expect(await cached("other=1; my_session_id_2=1")).toBe("public, max-age=0, must-revalidate");
    for (const nobodys of ["session_id=forged", "session_id=", "preferences=x", "preferences="])
      expect([nobodys, await cached(nobodys)]).toEqual([
        nobodys,
        "public, max-age=0, must-revalidate",
      ]);
    expect(await cached("preferences=dark")).toBe("private, no-store");
  });
});

describe("without photos, the headers of", () => {
  const server = withServer({ PHOTOS: "off" });

  it.each(pages)("%s name no other host", async (_, status, asked) => {
    const response = await askRaw(server.port, asked);
    expect(response.status).toBe(status);
    expect(response.headers["content-security-policy"]).toBe(policyFor(response.text, ""));
  });
});

describe("behind https, the headers of", () => {
  const ORIGIN = "https://pray.example.org";
  const server = withServer({ ORIGIN });
  const broad = withServer({ ORIGIN, HSTS_SUBDOMAINS: "on" });
  const all = [...pages.map(([name, , asked]) => [name, asked] as const)];

  it.each([...all, ...others.map(([name, , path]) => [name, { path }] as const)])(
    "%s keep browsers there",
    async (_, asked) => {
      const { headers } = await askRaw(server.port, asked);
      expect(headers["strict-transport-security"]).toBe("max-age=63072000");
      const wide = await askRaw(broad.port, asked);
      const subdomains = "max-age=63072000; includeSubDomains";
      expect(wide.headers["strict-transport-security"]).toBe(subdomains);
    },
  );

  it.each(all)("%s ask for nothing without it", async (_, asked) => {
    const { headers, text } = await askRaw(server.port, asked);
    expect(headers["content-security-policy"]).toBe(
      `${policyFor(text)}; upgrade-insecure-requests`,
    );
  });

  it("a taken form hold a cookie that travels there alone", async () => {
    const own = { Origin: ORIGIN };
    const { status, headers } = await ask(server, "/features", newsletter("a@example.org", own));
    expect(status).toBe(303);
    expect(headers.getSetCookie()[0]?.split("; ")).toContain("Secure");
    expect((await ask(server, "/api/newsletter", json({ email: "a@b.org" }, own))).status).toBe(
      200,
    );
  });
});
