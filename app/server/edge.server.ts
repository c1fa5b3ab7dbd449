import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import { createRequestHandler } from "@remix-run/node";
import { clientAddress } from "./address.server";
import { loadAssets } from "./assets.server";
import { readBody } from "./body.server";
import type { Settings } from "./env.server";
import { isForeignPost } from "./foreign-post.server";
import { dataPolicy, securityHeaders } from "./headers.server";
import { health } from "./health.server";
import { hasGoodHost, targetUrl } from "./host.server";
import { log } from "./log.server";
import { type Ready, sendReady } from "./ready.server";
import { apiRefusal, type Refusal, refuse } from "./refusal.server";
import { type Place, routeTable } from "./route-table.server";
import { sendResponse } from "./send.server";

/** What a request carries through the edge. */
type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  id: string;
  place: Place;
};

/**
 * The listener between node:http and Remix: it refuses what no route should see, answers what is
 * ready in memory, and gives every answer its headers and one line in the log.
 */
export function createEdge(
  build: ServerBuild,
  clientFolder: string,
  settings: Settings,
): RequestListener {
  const common = securityHeaders(settings);
  const ready: Map<string, Ready> = loadAssets(clientFolder, common);
  const findPlace = routeTable(build);
  const remix = createRequestHandler(build, "production");
  const nowhere: Place = { pattern: "-", methods: [], known: false };

  return (request, response) => {
    const visit: Visit = {
      request,
      response,
      id: randomUUID(),
      place: nowhere,
      url: new URL(settings.ORIGIN),
    };
    logWhenDone(visit);
    response.setHeader("X-Request-Id", visit.id);
    answer(visit).catch((error) => {
      if (response.destroyed) return;
      log().error({ id: visit.id, err: error }, "the edge failed");
      if (!response.headersSent)
        response.writeHead(500, { ...common, "Content-Type": "text/plain; charset=utf-8" });
      response.end(refuse(500).text);
    });
  };

  async function answer(visit: Visit): Promise<void> {
    const { request, response } = visit;
    const url = targetUrl(request.url ?? "", settings.ORIGIN);
    if (!url) return refused(visit, refuse(400));
    visit.url = url;
    const asset = ready.get(url.pathname);
    visit.place =
      asset || url.pathname === "/healthz"
        ? { pattern: url.pathname, methods: ["GET", "HEAD"], known: true }
        : findPlace(url);
    // However an endpoint's name was written (case, %61, a slash behind), its rules are the same.
    if (isApi(visit.place)) url.pathname = visit.place.pattern;
    if (!hasGoodHost(request.rawHeaders)) return refused(visit, refuse(400));
    const method = request.method ?? "GET";
    if (asset && /^(GET|HEAD)$/.test(method)) return sendReady(request, response, asset);
    if (url.pathname === "/healthz" && /^(GET|HEAD)$/.test(method)) return send(visit, health());
    const refusal = firstRefusal(visit, method);
    if (refusal) return refused(visit, refusal);
    if (method !== "POST") {
      const trimmed = url.pathname.replace(/\/+$/, "");
      if (trimmed !== "" && trimmed !== url.pathname && !trimmed.startsWith("//")) {
        const Location = trimmed + url.search;
        return send(visit, new Response(null, { status: 308, headers: { Location } }));
      }
      return route(visit, {});
    }
    const body = await readBody(request);
    if (body === "too large") return refused(visit, refuse(413, { Connection: "close" }));
    return route(visit, {}, body);
  }

  function firstRefusal({ url, place, request }: Visit, method: string): Refusal | undefined {
    const { pathname, searchParams } = url;
    if (searchParams.has("_data") || pathname === "/__manifest") return refuse(404);
    if (place.known ? !place.methods.includes(method) : method === "TRACE") {
      return refuse(405, { Allow: place.known ? place.methods.join(", ") : "GET, HEAD" });
    }
    const isRead = /^(GET|HEAD)$/.test(method);
    if (!place.known) return isRead && !pathname.startsWith("/assets/") ? undefined : refuse(404);
    if (isRead) return undefined;
    if (isForeignPost(method, request.headers, settings.ORIGIN)) return refuse(403);
    return isReadable(pathname, request) ? undefined : refuse(415);
  }

  /** An endpoint answers in its own shape; a page is rendered; our own script's request gets data. */
  async function refused(visit: Visit, refusal: Refusal): Promise<void> {
    const { url, request } = visit;
    if (request.method === "POST") visit.response.shouldKeepAlive = false;
    if (/^\/(api|assets)(\/|$)/.test(url.pathname))
      return send(visit, apiRefusal(url.pathname, refusal));
    if (
      url.pathname.endsWith(".data") &&
      visit.place.known &&
      /^(GET|POST)$/.test(request.method ?? "")
    ) {
      return route(visit, { refusal }, request.method === "POST" ? Buffer.alloc(0) : undefined);
    }
    visit.url = new URL("/", settings.ORIGIN);
    return route(visit, { refusal }, undefined, "GET");
  }

  async function route(
    visit: Visit,
    told: AppLoadContext,
    body?: Buffer,
    as?: string,
  ): Promise<void> {
    const { request, response, url, id } = visit;
    const done = new AbortController();
    // Remix leaves a timer of five seconds behind every answer unless its request is aborted.
    response.on("close", () => done.abort());
    const remixRequest = new Request(url, {
      method: as ?? request.method,
      headers: headersForRemix(request, as),
      body: body && new Uint8Array(body),
      signal: done.signal,
    });
    const address = clientAddress(
      request.socket.remoteAddress,
      forwardedFor(request),
      settings.TRUST_PROXY,
    );
    const answered = await remix(remixRequest, { requestId: id, address, ...told });
    for (const [name, value] of Object.entries(told.refusal?.headers ?? {}))
      response.setHeader(name, value);
    return send(visit, answered);
  }

  async function send({ request, response }: Visit, answered: Response): Promise<void> {
    for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
    response.setHeader("Content-Security-Policy", dataPolicy);
    return sendResponse(request, response, answered);
  }
}

function isReadable(pathname: string, request: IncomingMessage): boolean {
  if (pathname === "/api/logout") return true;
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (pathname.startsWith("/api/")) return type === "application/json";
  return type === "application/x-www-form-urlencoded" || type === "multipart/form-data";
}

function headersForRemix(request: IncomingMessage, as: string | undefined): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  // The edge has judged the origin already; Remix's own check answers a blank 500.
  headers.delete("origin");
  if (as) for (const name of ["content-type", "content-length"]) headers.delete(name);
  return headers;
}

function forwardedFor(request: IncomingMessage): string | undefined {
  const header = request.headers["x-forwarded-for"];
  return Array.isArray(header) ? header.join(",") : header;
}

function logWhenDone(visit: Visit): void {
  if (!log().isLevelEnabled("info")) return;
  const start = performance.now();
  visit.response.on("close", () => {
    const ms = Math.round((performance.now() - start) * 100) / 100;
    const { request, response, id, place } = visit;
    log().info(
      { id, method: request.method, route: place.pattern, status: response.statusCode, ms },
      "request",
    );
  });
}
