import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isText } from "./headers.server";
import { accepts } from "./ready.server";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes a web Response to node's, whole: with its length, compressed where the client takes it. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const plain = Buffer.from(await answer.arrayBuffer());
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name !== "set-cookie") response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("Set-Cookie", cookies);
  const type = answer.headers.get("Content-Type") ?? "";
  const { body, encoding } = await encode(plain, type, request.headers["accept-encoding"]);
  if (encoding) response.setHeader("Content-Encoding", encoding);
  if (answer.status !== 204 && answer.status !== 304)
    response.setHeader("Content-Length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}

async function encode(body: Buffer, type: string, accepted: string | string[] | undefined) {
  if (body.length < 1024 || !isText(type)) return { body };
  if (accepts(accepted, "br")) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return { body: await compressBrotli(body, { params }), encoding: "br" };
  }
  if (accepts(accepted, "gzip")) return { body: await compressGzip(body), encoding: "gzip" };
  return { body };
}
