import type { IncomingMessage } from "node:http";
import {
  type AppLoadContext,
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
} from "@remix-run/node";
import { withSite } from "#content/site.server";
import { withOpenedLocks } from "#db/seal/opened.server";
import { isDataPath } from "../route-table.server";
import { clearRepeated } from "../session-cookie.server";

// @remix-run/node 2.17.5: a build of some of its routes, and the timer that it leaves behind a response.

export type RemixRequest = {
  url: URL;
  /** Empty: no route matches. Absent: Remix matches itself. */
  ids?: readonly string[];
  /** Absent: the response is for everyone. */
  req?: IncomingMessage;
  body?: Buffer;
  context?: AppLoadContext;
  signal?: AbortSignal;
};

export type HandleRemix = (request: RemixRequest) => Promise<Response>;

/** Remix gets only the matching routes: its own three searches took half of a request's time. */
export function createRemixHandler(build: ServerBuild): HandleRemix {
  const handlers = new Map<string, RequestHandler>();
  const handlerOf = (ids: readonly string[] | undefined) => {
    const key = String(ids);
    const known = handlers.get(key);
    if (known) return known;
    const handler = createRequestHandler(ids ? some(ids) : build, "production");
    handlers.set(key, handler);
    return handler;
  };
  const some = (ids: readonly string[]) =>
    filterRoutes(build, (id, path) =>
      ids.length > 0 ? ids.includes(id) : id === "root" || path === "*",
    );
  const handle: HandleRemix = async ({ url, ids, req, body, context = {}, signal }) => {
    const request = new Request(url, {
      method: body ? "POST" : "GET",
      headers: req && headersOf(req, body),
      body: body as BodyInit | undefined,
      signal,
    });
    const response = await handlerOf(ids)(
      request,
      Object.assign(context, {
        isDocument: !isDataPath(url.pathname),
        isFormPost: body !== undefined,
      }),
    );
    if (req) await clearRepeated(request, response.headers);
    return response;
  };
  return (request) => withSite(() => withOpenedLocks(() => handle(request)));
}

/** Remix renders what stands in both lists. */
function filterRoutes(
  build: ServerBuild,
  isIncluded: (id: string, path?: string) => boolean,
): ServerBuild {
  const filtered = <Route extends { path?: string } | undefined>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id, route]) => isIncluded(id, route?.path)));
  const assets = { ...build.assets, routes: filtered(build.assets.routes) };
  return { ...build, routes: filtered(build.routes), assets };
}

function headersOf(req: IncomingMessage, body: Buffer | undefined): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  // The edge has checked the origin already; Remix's own check responds with a blank 500.
  headers.delete("origin");
  if (!body) for (const name of ["content-type", "content-length"]) headers.delete(name);
  return headers;
}
