import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "../support/ask";
import { changedBuild } from "../support/changed-build";
import { startServer, type TestServer } from "../support/server";

const injected = "alert(1)";
/** A page that, by a fault, shows words of a visitor as they are. */
const element = `{
  $$typeof: Symbol.for("react.element"), type: "div", key: null, ref: null, _owner: null,
  props: { dangerouslySetInnerHTML: { __html: "<script>${injected}</script>" } },
}`;

let server: TestServer;
beforeAll(async () => {
  server = await startServer(
    {},
    changedBuild({ "routes/marketing/home/home": `default: () => (${element})` }),
  );
});
afterAll(async () => expect(await server.stop()).toBe(0));

const hash = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

it("a script that stands in a page by a fault is not let in by its policy; the page's own are", async () => {
  const { text, headers } = await ask(server, "/");
  const inline = [...text.matchAll(/<script(?! type="application)[^>]*>(.+?)<\/script>/gs)].map(
    ([, source = ""]) => source,
  );
  expect(inline).toContain(injected);
  const own = inline.filter((source) => source !== injected);
  expect(own.length).toBeGreaterThan(4);
  const policy = headers.get("Content-Security-Policy") ?? "";
  const scripts = policy.split("; ").find((part) => part.startsWith("script-src "));
  expect(scripts).toBe(`script-src 'self' ${own.map(hash).join(" ")}`);
});

it("a page has no trace of how its scripts were told apart: it is the same each time", async () => {
  const fresh = { headers: { Cookie: "session_id=forged" } };
  const [one, two] = [await ask(server, "/features", fresh), await ask(server, "/features", fresh)];
  expect(one.text).toBe(two.text);
  expect(one.text).not.toContain("nonce");
  expect(one.headers.get("Content-Security-Policy")).toBe(
    two.headers.get("Content-Security-Policy"),
  );
});
