import { createServer, type Server } from "node:http";
import { data, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/node";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createEdge } from "~/http/edge.server";
import { settings } from "~/runtime/env.server";
import { createQueue, type Queue } from "~/runtime/queue.server";
import { askRaw } from "../../support/raw";
import { withSettings } from "../../support/settings";

/** A body that breaks while it is read: no route should send one, and one day one will. */
const endpoints = { "/api/contact": { errors: "success" } } as const;

const broken = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new Error("a secret")) }));

/** Loaders that respond when the test says so. */
const waiting: (() => void)[] = [];
const slow = () => new Promise((resolve) => waiting.push(() => resolve(Response.json("there"))));

let pagesOfRefusal = 0;
const root = ({ context: { refusal } }: LoaderFunctionArgs) => {
  pagesOfRefusal += 1;
  throw data(refusal?.text, refusal);
};

const route = (path: string, module: object) => ({
  id: path || "home",
  path,
  parentId: undefined,
  module,
});
const routes = {
  broken: route("broken", { loader: broken, action: broken }),
  slow: route("slow", { loader: slow, action: () => Response.json("kept") }),
  cacheable: route("cacheable", { loader: slow }),
  "api/contact": route("api/contact", { loader: slow }),
  home: route("", { loader: root, default: () => null, ErrorBoundary: () => null }),
};
const build = {
  entry: {
    module: {
      default: (_: Request, status: number, headers: Headers) =>
        new Response("a page of ours", { status, headers }),
    },
  },
  routes,
  assets: { routes: Object.fromEntries(Object.keys(routes).map((id) => [id, {}])) },
  future: { v3_singleFetch: true },
} as unknown as ServerBuild;

const hidden = { covers: () => false, admit: async () => ({ identity: {}, isAdmitted: false }) };

const cacheable = {
  cacheKeys: { "/cacheable": () => "/cacheable" },
  warmup: () => [],
  isPersonal: async () => false,
};
const files = { paths: [], read: () => Buffer.alloc(0) };
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

async function listen(queue?: Queue): Promise<number> {
  withSettings();
  const server = createServer(
    createEdge(
      { build, cacheable, hidden, secret: [], placeAt: () => undefined, endpoints, files },
      settings(),
      queue,
    ).listener,
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as { port: number }).port;
}

describe("a fault in our own code", () => {
  let port: number;
  beforeAll(async () => {
    port = await listen();
  });

  it.each([
    ["GET", undefined],
    ["POST", "a=b"],
  ])("gets a response that tells nothing: %s", async (method, body) => {
    const headers = body ? { "Content-Type": "application/x-www-form-urlencoded" } : undefined;
    const response = await askRaw(port, { method, path: "/broken", body, headers });
    expect(response.status).toBe(500);
    expect(response.text).toBe("Something went wrong on our side.");
    expect(response.headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff",
      "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
    });
  });
});

describe("more than can be rendered", () => {
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  let port: number;
  let first: ReturnType<typeof askRaw>;
  beforeEach(async () => {
    const share = { width: 1, depth: 100 };
    port = await listen(createQueue({ width: 1, depth: 0, share, timeout: 1_000 }));
    first = askRaw(port, { path: "/slow" });
    await expect.poll(() => waiting.length).toBe(1);
    return async () => {
      waiting.splice(0).map((respond) => respond());
      expect((await first).status).toBe(200);
    };
  });

  it.each(["/slow", "/cacheable", "/slow.data"])("is told to come back: %s", async (path) => {
    const { status, headers } = await askRaw(port, { path });
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      "retry-after": "10",
      "x-content-type-options": "nosniff",
      "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(headers["cache-control"] ?? "private").toMatch(/private/);
  });

  it("is told so in a page of ours, rendered once for all of them", async () => {
    const before = pagesOfRefusal;
    const responses = await Promise.all([1, 2, 3].map(() => askRaw(port, { path: "/slow" })));
    expect(responses.map(({ text }) => text)).toEqual(Array(3).fill("a page of ours"));
    expect(pagesOfRefusal - before).toBe(1);
  });

  it("is told so in the shape of the endpoint", async () => {
    const { status, text } = await askRaw(port, { path: "/api/contact" });
    expect([status, JSON.parse(text)]).toEqual([
      503,
      { success: false, message: expect.stringContaining("busy right now") },
    ]);
  });

  it("refuses no post: it is next", async () => {
    const post = askRaw(port, { method: "POST", path: "/slow", body: "a=b", headers: form });
    expect((await askRaw(port, { path: "/slow" })).status).toBe(503);
    waiting.splice(0).map((respond) => respond());
    expect((await post).status).toBe(200);
  });

  it("is over when the others have their responses", async () => {
    expect((await askRaw(port, { path: "/slow" })).status).toBe(503);
    waiting.splice(0).map((respond) => respond());
    await first;
    first = askRaw(port, { path: "/slow" });
    await expect.poll(() => waiting.length).toBe(1);
  });
});
