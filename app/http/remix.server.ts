import type { IncomingMessage } from "node:http";
import {
  type AppLoadContext,
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
} from "@remix-run/node";
import { filterRoutes } from "./filter-routes.server";
import { clearRepeated } from "./repeated-cookie.server";
import { isDataPath } from "./route-table.server";

/** What Remix is asked for: a URL, the request and body it came with, and the load context of its routes. */
export type RemixRequest = {
  url: URL;
  /** The routes that match it; unless they are known Remix looks for them itself. */
  ids?: readonly string[];
  /** Without one the response is for everyone: nothing of a visitor reaches it. */
  req?: IncomingMessage;
  body?: Buffer;
  context?: AppLoadContext;
  signal?: AbortSignal;
};

export type HandleRemix = (request: RemixRequest) => Promise<Response>;

/**
 * Puts node's requests to Remix: a POST when there is a body, else a GET. It is told of no routes but
 * those that match: to find them among all, three times in a request, took it half of its time.
 */
export function createRemixHandler(build: ServerBuild): HandleRemix {
  const handlers = new Map<string, RequestHandler>();
  const handlerOf = (ids: readonly string[]) => {
    const key = ids.join();
    const known = handlers.get(key);
    if (known) return known;
    const some = ids.length > 0 ? filterRoutes(build, (id) => ids.includes(id)) : build;
    const handler = createRequestHandler(some, "production");
    handlers.set(key, handler);
    return handler;
  };
  return async ({ url, ids = [], req, body, context, signal }) => {
    const request = new Request(url, {
      method: body ? "POST" : "GET",
      headers: req && headersOf(req, body),
      body: body as BodyInit | undefined,
      signal,
    });
    const response = await handlerOf(ids)(request, {
      isDocument: !isDataPath(url.pathname),
      isFormPost: body !== undefined,
      ...context,
    });
    if (req) await clearRepeated(request, response.headers);
    return response;
  };
}

function headersOf(req: IncomingMessage, body: Buffer | undefined): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  // The edge has judged the origin already; Remix's own check responds with a blank 500.
  headers.delete("origin");
  if (!body) for (const name of ["content-type", "content-length"]) headers.delete(name);
  return headers;
}
