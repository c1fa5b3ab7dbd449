import { createServer, type Server } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEdge } from "~/server/edge.server";
import { settings } from "~/server/env.server";
import { askRaw } from "../../raw";
import { withSettings } from "../../settings";

/** A body that breaks while it is read: no route should send one, and one day one will. */
const broken = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new Error("a secret")) }));

const route = (path: string, module: object) => ({ id: path, path, parentId: undefined, module });
const build = {
  entry: { module: { default: () => new Response("page") } },
  routes: { broken: route("broken", { loader: broken, action: broken }) },
  assets: { routes: { broken: {} } },
  future: { v3_singleFetch: true },
} as unknown as ServerBuild;

describe("a fault in our own code", () => {
  let server: Server;
  let port: number;

  beforeAll(async () => {
    withSettings();
    const noFiles = { paths: [], read: () => Buffer.alloc(0) };
    server = createServer(createEdge(build, noFiles, settings()).listener);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    port = (server.address() as { port: number }).port;
  });
  afterAll(() => void server.close());

  it.each([
    ["GET", undefined],
    ["POST", "a=b"],
  ])("is answered, and tells nothing: %s", async (method, body) => {
    const headers = body ? { "Content-Type": "application/x-www-form-urlencoded" } : undefined;
    const answer = await askRaw(port, { method, path: "/broken", body, headers });
    expect(answer.status).toBe(500);
    expect(answer.text).toBe("Something went wrong on our side.");
    expect(answer.headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff",
      "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
    });
  });
});
