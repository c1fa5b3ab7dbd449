import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { createGzip } from "node:zlib";
import { isText } from "./headers.server";
import { accepts } from "./page-cache/cached-response.server";
import { brotli, gzip } from "./page-cache/compress.server";

/**
 * Writes a web Response to node's, compressed where the client takes it: a file to be saved while
 * it is made, everything else whole, with its length.
 */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  if (isFile(answer)) return sendFile(request, response, answer);
  const plain = Buffer.from(await answer.arrayBuffer());
  writeHead(response, answer);
  const type = answer.headers.get("Content-Type") ?? "";
  const { body, encoding } = await encode(plain, type, request.headers["accept-encoding"]);
  if (encoding) response.setHeader("Content-Encoding", encoding);
  if (answer.status !== 204 && answer.status !== 304)
    response.setHeader("Content-Length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}

const isFile = ({ headers }: Response) =>
  /^attachment\b/.test(headers.get("Content-Disposition") ?? "");

/** Sends no faster than the client reads, and asks for no more once it has gone. */
async function sendFile(request: IncomingMessage, response: ServerResponse, answer: Response) {
  writeHead(response, answer);
  const zipped = accepts(request.headers["accept-encoding"], "gzip");
  if (zipped) response.setHeader("Content-Encoding", "gzip");
  if (request.method === "HEAD" || !answer.body) {
    await answer.body?.cancel();
    response.end();
    return;
  }
  const body = Readable.fromWeb(answer.body as ReadableStream);
  try {
    await pipeline([body, ...(zipped ? [createGzip()] : []), response]);
  } catch (error) {
    // Whoever made the body has told of a fault of ours.
    if (!response.destroyed) throw error;
  }
}

function writeHead(response: ServerResponse, { status, headers }: Response): void {
  response.statusCode = status;
  for (const [name, value] of headers) {
    if (name !== "set-cookie") response.setHeader(name, value);
  }
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("Set-Cookie", cookies);
}

async function encode(body: Buffer, type: string, accepted: string | string[] | undefined) {
  if (body.length < 1024 || !isText(type)) return { body };
  if (accepts(accepted, "br")) return { body: await brotli(body, 4), encoding: "br" };
  if (accepts(accepted, "gzip")) return { body: await gzip(body), encoding: "gzip" };
  return { body };
}
