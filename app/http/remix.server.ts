import type { IncomingMessage } from "node:http";
import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/node";
import { clearRepeated } from "./session-cookie.server";

/** What Remix is asked for: a URL, the request and body it came with, and the load context of its routes. */
export type RemixRequest = {
  url: URL;
  /** Without one the response is for everyone: nothing of a visitor reaches it. */
  req?: IncomingMessage;
  body?: Buffer;
  context?: AppLoadContext;
  signal?: AbortSignal;
};

export type HandleRemix = (request: RemixRequest) => Promise<Response>;

/** Puts node's requests to Remix: a POST when there is a body, else a GET. */
export function createRemixHandler(build: ServerBuild): HandleRemix {
  const handler = createRequestHandler(build, "production");
  return async ({ url, req, body, context, signal }) => {
    const request = new Request(url, {
      method: body ? "POST" : "GET",
      headers: req && headersOf(req, body),
      body: body && new Uint8Array(body),
      signal,
    });
    const response = await handler(request, { ...context });
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
