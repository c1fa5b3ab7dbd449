import type { IncomingMessage, ServerResponse } from "node:http";

/** 64 KiB: thirteen times the longest prayer that a form takes. */
export const bodyLimit = 64 * 1024;

/**
 * Reads a request's body whole. A client that waits to be asked for it is asked: not before its announced
 * length is known to be one that we take.
 * @returns "too large" as soon as more bytes than the limit have come, or are announced.
 * @throws when the connection breaks before the end.
 */
export async function readBody(
  req: IncomingMessage,
  res: ServerResponse,
): Promise<Buffer | "too large"> {
  if (Number(req.headers["content-length"] ?? 0) > bodyLimit) return "too large";
  // HTTP/1.0 knows no interim response.
  if (req.headers.expect?.toLowerCase() === "100-continue" && req.httpVersion === "1.1")
    res.writeContinue();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > bodyLimit) return "too large";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
