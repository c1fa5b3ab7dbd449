import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import type { Settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import type { Queue } from "~/runtime/queue.server";
import { logWhenDone, type Visit } from "./access-log.server";
import { addressOf } from "./address.server";
import { readBody } from "./body.server";
import { expectBody } from "./client-error.server";
import { finished, securityHeaders } from "./headers.server";
import { health } from "./health.server";
import { hasGoodHost, targetUrl } from "./host.server";
import { tooMuch, turningAway } from "./limits/overload.server";
import { paced } from "./limits/pace.server";
import { countArrival, countRefused } from "./limits/post-limit.server";
import { renderingQueue } from "./limits/rendering-queue.server";
import { tally } from "./limits/tally.server";
import { loadAssets } from "./page-cache/assets.server";
import { dataAddress, publicPagesOf, readyAddress } from "./page-cache/cacheable.server";
import { type Ready, sendReady } from "./page-cache/cached-response.server";
import type { ClientFiles } from "./page-cache/client-files.server";
import { standingPages } from "./page-cache/error-pages.server";
import { readyPages } from "./page-cache/page-cache.server";
import { isDataPath } from "./path.server";
import { firstRefusal, isApi, isRead } from "./precheck.server";
import { apiRefusal, type Refusal, refuse } from "./refusal.server";
import { remixOf } from "./remix.server";
import { nowhere, routeTable } from "./route-table.server";
import { sendResponse } from "./send.server";
import { holdsOwnCookie, isPersonal } from "./session.server";
import { shapeRefusal, withoutLastSlashes } from "./shape.server";

/** Requests under way: nobody asks for more at once but to keep others out. */
const mostAtOnce = 1_000;

/** The listener, and what makes a public page and its data ready before anybody asks. */
export type Edge = { listener: RequestListener; prepare(address: string): Promise<void> };

/**
 * Stands between node:http and Remix: it refuses what no route should see, answers what is ready
 * in memory, and gives every answer its headers and one line in the log.
 */
export function createEdge(
  build: ServerBuild,
  files: ClientFiles,
  settings: Settings,
  queue: Queue = renderingQueue(),
): Edge {
  const common = securityHeaders(settings);
  const assets: Map<string, Ready> = loadAssets(files, common);
  const pages = readyPages();
  const publicPages = publicPagesOf(build);
  const findPlace = routeTable(build);
  const ask = remixOf(build);
  const standing = standingPages(ask, settings.ORIGIN, common);
  const turnAway = turningAway(standing, send);
  const underWay = tally();
  const pace = paced();
  const home = new URL(settings.ORIGIN);
  const logs = log().isLevelEnabled("info");

  return { listener, prepare };

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const visit = {
      request,
      response,
      id: randomUUID(),
      place: nowhere("-"),
      url: home,
      address: "",
    };
    if (logs) logWhenDone(visit);
    visit.address = addressOf(request, settings);
    pace(visit.address, () => begin(visit));
  }

  function begin(visit: Visit): void {
    const { request, response } = visit;
    if (response.destroyed) return;
    const ready = atOnce(request);
    if (ready) {
      visit.place = nowhere(ready.pattern);
      sendReady(request, response, ready, visit.id);
      return;
    }
    if (underWay(visit.address, response) > mostAtOnce) return void request.socket.destroy();
    response.setHeader("X-Request-Id", visit.id);
    answer(visit)
      .catch((error) => turnAway.forQueue(visit, error))
      .catch((error) => fail(visit, error));
  }

  function fail({ id, response }: Visit, error: unknown): void {
    if (response.destroyed) return;
    log().error({ id, err: error }, "the edge failed");
    if (!response.headersSent)
      response.writeHead(500, { ...common, "Content-Type": "text/plain; charset=utf-8" });
    response.end(refuse(500).text);
  }

  /** Most requests ask for just the address under which something is kept. */
  function atOnce(request: IncomingMessage): Ready | undefined {
    const target = request.url ?? "";
    if (!isRead(request.method) || !hasGoodHost(request.rawHeaders)) return undefined;
    return (
      assets.get(target) ?? (holdsOwnCookie(request.headers.cookie) ? undefined : pages.get(target))
    );
  }

  async function answer(visit: Visit): Promise<void> {
    const { request, response, address } = visit;
    const target = request.url ?? "";
    const misshapen = shapeRefusal(target);
    if (misshapen) return turnAway.now(visit, misshapen);
    const url = targetUrl(target, settings.ORIGIN);
    if (!url) return refused(visit, refuse(400));
    visit.url = url;
    if (queue.isFull(address) && url.pathname !== "/healthz") return turnAway.late(visit, tooMuch);
    const method = request.method ?? "GET";
    const arrived = method === "POST" ? expectBody(response, request.socket) : undefined;
    if (arrived) {
      const wait = await countArrival(address);
      if (wait) return turnAway.late(visit, refuse(429, { "Retry-After": String(wait) }));
      response.once("close", () => response.statusCode >= 400 && void countRefused(address));
    }
    const asset = assets.get(url.pathname);
    visit.place =
      asset || url.pathname === "/healthz"
        ? { ...nowhere(url.pathname), methods: ["GET", "HEAD"], known: true }
        : findPlace(url);
    const { place } = visit;
    // However an endpoint's name was written (case, %61, a slash behind), it is the same endpoint.
    if (place.known && isApi(place) && !isData(url)) url.pathname = place.pattern;
    if (!hasGoodHost(request.rawHeaders)) return refused(visit, refuse(400));
    if (asset && isRead(method)) return sendReady(request, response, asset, visit.id);
    if (place.pattern === "/healthz" && isRead(method)) return send(visit, health());
    const refusal = firstRefusal(request, url, place, settings.ORIGIN);
    if (refusal) return refused(visit, refusal);
    if (!arrived) return read(visit);
    const body = await readBody(request).finally(arrived);
    if (body === "too large") return refused(visit, refuse(413, { Connection: "close" }));
    return route(visit, {}, body);
  }

  /** A GET or HEAD: at its own address, from memory where the answer is for everyone. */
  async function read(visit: Visit): Promise<void> {
    const { request, response, url, place, id } = visit;
    const path = place.isPage && !isData(url) ? place.path : withoutLastSlashes(url.pathname);
    if (path !== "" && path !== url.pathname && !path.startsWith("//")) {
      const Location = path + url.search;
      return send(visit, new Response(null, { status: 308, headers: { Location } }));
    }
    if (await isPersonal(request.headers.cookie)) return route(visit, {});
    if (place.pattern === "*" && !isData(url))
      return sendReady(request, response, await standing.notFound(), id);
    const address = readyAddress(publicPages, url, place);
    const ready =
      address === undefined ? undefined : await makeReady(visit.address, address, place.pattern);
    return ready ? sendReady(request, response, ready, id) : route(visit, {});
  }

  async function prepare(address: string): Promise<void> {
    const { pattern, isPage } = findPlace(new URL(address, settings.ORIGIN));
    await makeReady(ourselves, address, pattern);
    if (isPage) await makeReady(ourselves, dataAddress(address), pattern);
  }

  /** Whoever waits for a page waits in a line of their own: another's may be long. */
  async function makeReady(owner: string, address: string, pattern: string) {
    const known = pages.get(address);
    if (known) return known;
    return queue.run(owner, () =>
      pages.make({ address, pattern }, async () => {
        const done = new AbortController();
        const url = new URL(address, settings.ORIGIN);
        const { answer } = await ask({ url, signal: done.signal });
        const body = answer.status === 200 ? await answer.arrayBuffer() : null;
        done.abort();
        return finished(new Response(body, answer), common);
      }),
    );
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
    visit.url = home;
    return route(visit, { refusal });
  }

  async function route(visit: Visit, more: AppLoadContext, body?: Buffer): Promise<void> {
    const { request, response, url, id, address } = visit;
    const done = new AbortController();
    // Remix leaves a timer of five seconds behind every answer unless its request is aborted.
    response.on("close", () => done.abort());
    const { signal } = done;
    const task = () => {
      // Nobody waits for it any more.
      if (!body) signal.throwIfAborted();
      return ask({ url, request, body, told: { requestId: id, address, ...more }, signal });
    };
    const { answer, told } = await queue.run(address, task, body !== undefined);
    const { refusal, formHeaders } = told;
    for (const [name, value] of Object.entries({ ...refusal?.headers, ...formHeaders }))
      response.setHeader(name, value);
    return send(visit, answer);
  }

  function send({ request, response }: Visit, answer: Response): Promise<void> {
    return sendResponse(request, response, finished(answer, common));
  }
}

/** Whose share the pages take that nobody has asked for yet. */
const ourselves = "warm-up";

const isData = ({ pathname }: URL) => isDataPath(pathname);
