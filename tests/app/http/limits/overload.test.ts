import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it } from "vitest";
import { refuseForQueue } from "~/http/limits/overload.server";
import { makeCachedResponse } from "~/http/page-cache/cached-response.server";
import type { Site } from "~/http/site.server";
import { QueueFull } from "~/runtime/queue.server";

type Asked = [method: string, path: string, refusal: { status: number }];

/** The pages that a site would make of refusals: their status alone. */
const site = {
  endpoints: {},
  errorPages: {
    refused: async (...[, path, { status }]: Asked) =>
      makeCachedResponse(path, {}, { identity: Buffer.from(`page of ${status}`) }, status),
  },
} as never as Site;

/** Asks a server whose queue refuses everything so. */
async function ask(error: Error, path = "/plans", method = "GET") {
  const thrown: unknown[] = [];
  const server = createServer((req, res) => {
    const url = new URL(String(req.url), "http://localhost");
    refuseForQueue(site, { req, res, url, id: "id" } as never, error).catch((other) => {
      thrown.push(other);
      res.writeHead(500).end();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as { port: number };
  const since = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  const text = await response.text();
  const ms = performance.now() - since;
  server.close();
  return { status: response.status, headers: response.headers, text, ms, thrown };
}

it("a full queue is a page of 503 that says when to come back", async () => {
  const { status, headers, text } = await ask(new QueueFull(false));
  expect([status, text, headers.get("Retry-After")]).toEqual([503, "page of 503", "10"]);
  expect(headers.get("Connection")).toBe("keep-alive");
});

it("what else a refused client sends is not read", async () => {
  const { status, headers } = await ask(new QueueFull(false), "/contact", "POST");
  expect([status, headers.get("Connection")]).toEqual([503, "close"]);
});

it("an endpoint says it in its own way", async () => {
  const { status, text } = await ask(new QueueFull(false), "/api/nothing");
  expect([status, JSON.parse(text)]).toEqual([503, { message: expect.stringContaining("busy") }]);
});

it("one's own share that is used up is 429, half a second later", async () => {
  const { status, headers, ms } = await ask(new QueueFull(true));
  expect([status, headers.get("Retry-After")]).toEqual([429, "10"]);
  expect(ms).toBeGreaterThanOrEqual(490);
});

it("any other error stays one", async () => {
  expect((await ask(new Error("other"))).thrown).toEqual([new Error("other")]);
});
