import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import { createRequestHandler } from "@remix-run/node";
import { clientAddress } from "./address.server";
import { loadAssets } from "./assets.server";
import { readBody } from "./body.server";
import type { ClientFiles } from "./client-files.server";
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
import { singleton } from "./singleton.server";

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
  files: ClientFiles,
  settings: Settings,
): RequestListener {
  const common = securityHeaders(settings);
  const ready: Map<string, Ready> = loadAssets(files, common);
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
    const { place } = visit;
    // However an endpoint's name was written (case, %61, a slash behind), it is the same endpoint.
    if (place.known && isApi(place) && !isData(url)) url.pathname = place.pattern;
    if (!hasGoodHost(request.rawHeaders)) return refused(visit, refuse(400));
    const method = request.method ?? "GET";
    if (asset && isRead(method)) return sendReady(request, response, asset);
    if (place.pattern === "/healthz" && isRead(method)) return send(visit, health());
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
    if (!place.known && !(isRead(method) && !pathname.startsWith("/assets/"))) return refuse(404);
    if (isRead(method)) return undefined;
    if (isForeignPost(method, request.headers, settings.ORIGIN)) return refuse(403);
    return isReadable(place, request) ? undefined : refuse(415);
  }

  /** An endpoint answers in its own shape; a page is rendered; our own script's request gets data. */
  async function refused(visit: Visit, refusal: Refusal): Promise<void> {
    const { url, request, place } = visit;
    const method = request.method ?? "GET";
    if (method === "POST") visit.response.shouldKeepAlive = false;
    if (isApi(place) || url.pathname.startsWith("/assets/"))
      return send(visit, apiRefusal(place.pattern, refusal));
    if (isData(url) && (isRead(method) || method === "POST")) {
      // Its action throws the refusal, and every form's script can read what an action throws.
      visit.url = new URL("/_root.data?index", settings.ORIGIN);
      return route(visit, { refusal }, method === "POST" ? Buffer.alloc(0) : undefined);
    }
    visit.url = new URL("/", settings.ORIGIN);
    return route(visit, { refusal });
  }

  /** Asks Remix: a POST with a body, else a GET, for HEAD is GET without sending what it got. */
  async function route(visit: Visit, told: AppLoadContext, body?: Buffer): Promise<void> {
    const { request, response, url, id } = visit;
    const done = new AbortController();
    // Remix leaves a timer of five seconds behind every answer unless its request is aborted.
    response.on("close", () => done.abort());
    const remixRequest = new Request(url, {
      method: body ? "POST" : "GET",
      headers: headersForRemix(request, body),
      body: body && new Uint8Array(body),
      signal: done.signal,
    });
    const forwarded = request.headers["x-forwarded-for"]?.toString();
    const peer = request.socket.remoteAddress;
    if (forwarded && settings.TRUST_PROXY === 0) warnOfProxy(peer);
    const address = clientAddress(peer, forwarded, settings.TRUST_PROXY);
    const context: AppLoadContext = { requestId: id, address, ...told };
    const answered = await remix(remixRequest, context);
    const { refusal, formHeaders } = context;
    for (const [name, value] of Object.entries({ ...refusal?.headers, ...formHeaders }))
      response.setHeader(name, value);
    return send(visit, answered);
  }

  async function send({ request, response }: Visit, answered: Response): Promise<void> {
    for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
    response.setHeader("Content-Security-Policy", dataPolicy);
    if (answered.headers.has("Set-Cookie"))
      response.setHeader("Cache-Control", "private, no-store");
    return sendResponse(request, response, answered);
  }
}

const isRead = (method: string) => /^(GET|HEAD)$/.test(method);
const isData = ({ pathname }: URL) => pathname.endsWith(".data");
const isApi = ({ pattern }: Place) => pattern.startsWith("/api/");

function isReadable(place: Place, request: IncomingMessage): boolean {
  if (place.pattern === "/api/logout") return true;
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (isApi(place)) return type === "application/json";
  return type === "application/x-www-form-urlencoded" || type === "multipart/form-data";
}

function headersForRemix(request: IncomingMessage, body: Buffer | undefined): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  // The edge has judged the origin already; Remix's own check answers a blank 500.
  headers.delete("origin");
  if (!body) for (const name of ["content-type", "content-length"]) headers.delete(name);
  return headers;
}

/** Behind a proxy that nobody told us of, all visitors share one address and its rate limit. */
function warnOfProxy(peer: string | undefined): void {
  if (!peer || !/^(::ffff:)?127\.|^::1$/i.test(peer)) return;
  singleton("proxy-warning", () => {
    log().warn("X-Forwarded-For comes from this machine: if that is a proxy, set TRUST_PROXY");
    return true;
  });
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
