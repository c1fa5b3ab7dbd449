import { randomUUID } from "node:crypto";
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { dataPolicy, securityHeaders } from "./headers.server";
import { cacheControl } from "./page-cache/cache-control";
import { refuse } from "./refusal.server";

const awaited = new WeakMap<Socket, ServerResponse>();

/**
 * Says whose body is expected on a connection: should node give that up, the refusal is the response to
 * this request and carries its id.
 * @returns what to call when the body is there.
 */
export function expectBody(res: ServerResponse, socket: Socket): () => void {
  awaited.set(socket, res);
  const arrived = () => void (awaited.get(socket) === res && awaited.delete(socket));
  res.once("close", arrived);
  return arrived;
}

/**
 * Responds to what is no HTTP, or comes too slowly to become a request: one plain sentence with the
 * headers of every response, a line in the log, and the connection ends.
 */
export function clientError(settings: Settings) {
  const common = Object.entries({
    ...securityHeaders(settings),
    "Content-Security-Policy": dataPolicy,
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": cacheControl.nobody,
    Connection: "close",
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");

  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    const res = awaited.get(socket);
    // A response that has begun cannot be followed by another.
    if (!socket.writable || error.code === "ECONNRESET" || res?.headersSent) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ""] ?? 400;
    const id = String(res?.getHeader("X-Request-Id") ?? randomUUID());
    if (res) res.statusCode = status;
    else log().info({ id, method: "-", route: "-", status, ms: 0 }, "request");
    const { text } = refuse(status === 408 ? 408 : 400);
    // Whoever does not hang up would keep the connection for as long as they like.
    setTimeout(() => socket.destroy(), 1_000).unref();
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${common}X-Request-Id: ${id}\r\n` +
        `Date: ${new Date().toUTCString()}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    );
  };
}

const statuses: Record<string, 408 | 413 | 431> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
