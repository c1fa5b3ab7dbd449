import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { brotliCompressSync, constants, createGzip, gzipSync } from "node:zlib";
import type { Exchange } from "./context.server";
import { dataPolicy } from "./headers.server";
import { cacheControl } from "./page-cache/cache-control";
import { accepts } from "./page-cache/cached-response.server";

export function send(
  { common, origin }: { common: Record<string, string>; origin: string },
  { req, res, isSecret }: Exchange,
  response: Response,
): Promise<void> {
  const whole = finished(response, common);
  if (isSecret) makeSecret(whole.headers, req);
  const location = whole.headers.get("Location");
  if (location) whole.headers.set("Location", wholeAddress(location, origin, req.headers.host));
  return sendResponse(req, res, whole);
}

/**
 * Old clients want a full address. Who came by another host name stays on it, by the relative one: their
 * cookies are there, and that name is not trusted.
 */
function wholeAddress(location: string, origin: string, host: string | undefined): string {
  const isOwn = location.startsWith("/") && host === new URL(origin).host;
  return isOwn ? origin + location : location;
}

export function finished(response: Response, common: Record<string, string>): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries({ ...common, "Content-Security-Policy": dataPolicy }))
    if (!headers.has(name)) headers.set(name, value);
  if (headers.has("Set-Cookie") || !headers.has("Cache-Control"))
    headers.set("Cache-Control", cacheControl.nobody);
  const type = headers.get("Content-Type") ?? "";
  if (!isText(type)) return response;
  if (!/charset=/i.test(type)) headers.set("Content-Type", `${type}; charset=utf-8`);
  if (!headers.has("Vary")) headers.set("Vary", "Accept-Encoding");
  return response;
}

/**
 * For a page whose address is its key. Under `no-referrer` browsers send forms with `Origin: null`, which
 * counts as cross-origin where no Sec-Fetch-Site comes beside it (plain http under a name).
 */
function makeSecret(headers: Headers, { headers: sent }: Pick<IncomingMessage, "headers">): void {
  const isModern = sent["sec-fetch-site"] !== undefined || isThisMachine.test(sent.host ?? "");
  headers.set("Cache-Control", cacheControl.nobody);
  headers.set("Referrer-Policy", isModern ? "no-referrer" : "same-origin");
  headers.set("X-Robots-Tag", "noindex, nofollow");
}

const isThisMachine = /^(localhost|127\.|\[::1\])/;

function isText(type: string): boolean {
  return /^(text\/|application\/(json|xml|atom)|image\/svg)/.test(type);
}

/** Downloads and recordings go out as streams, everything else whole, with its length. */
export async function sendResponse(req: IncomingMessage, res: ServerResponse, response: Response) {
  if (isFile(response)) return sendFile(req, res, response);
  const plain = Buffer.from(await response.arrayBuffer());
  writeHead(res, response);
  const type = response.headers.get("Content-Type") ?? "";
  const { body, encoding } = encode(plain, type, req.headers["accept-encoding"]);
  if (encoding) res.setHeader("Content-Encoding", encoding);
  if (response.status !== 204 && response.status !== 304)
    res.setHeader("Content-Length", body.length);
  res.end(req.method === "HEAD" ? undefined : body);
}

const isFile = ({ headers }: Response) =>
  headers.has("Accept-Ranges") || headers.get("Content-Disposition")?.startsWith("attachment");

/** No faster than the client reads. */
async function sendFile(req: IncomingMessage, res: ServerResponse, response: Response) {
  writeHead(res, response);
  const type = response.headers.get("Content-Type") ?? "";
  const zipped = isText(type) && accepts(req.headers["accept-encoding"], "gzip");
  if (zipped) res.setHeader("Content-Encoding", "gzip");
  if (req.method === "HEAD" || !response.body) {
    await response.body?.cancel();
    res.end();
    return;
  }
  const body = Readable.fromWeb(response.body as ReadableStream);
  try {
    await pipeline([body, ...(zipped ? [createGzip()] : []), res]);
  } catch (error) {
    // The body's maker has logged faults of ours.
    if (!res.destroyed) throw error;
  }
}

function writeHead(res: ServerResponse, { status, headers }: Response): void {
  res.statusCode = status;
  for (const [name, value] of headers) {
    if (name !== "set-cookie") res.setHeader(name, value);
  }
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) res.setHeader("Set-Cookie", cookies);
}

/** Compressing here takes a quarter of a millisecond, less than handing it to a thread. */
function encode(body: Buffer, type: string, accepted: string | string[] | undefined) {
  if (body.length < 1024 || !isText(type)) return { body };
  if (accepts(accepted, "br")) return { body: brotliCompressSync(body, fast), encoding: "br" };
  if (accepts(accepted, "gzip")) return { body: gzipSync(body, { level: 1 }), encoding: "gzip" };
  return { body };
}

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
