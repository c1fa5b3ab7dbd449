import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

type Encoding = "identity" | "gzip" | "br";
type Variant = { headers: Record<string, string>; etag: string; body: Buffer };

/** An answer that is the same bytes for everyone: kept in memory, sent before any framework is asked. */
export type Ready = {
  status: number;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
};

/**
 * Makes a ready response. Every encoding has a strong ETag of its own, from its content's hash.
 * @param bodies the same content as it is and, where smaller, compressed.
 */
export function makeReady(
  status: number,
  headers: Record<string, string>,
  bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer },
): Ready {
  const hash = createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 22);
  const variant = (body: Buffer, encoding: Encoding): Variant => {
    const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
    return {
      etag,
      body,
      headers: {
        ...headers,
        ETag: etag,
        "Content-Length": String(body.length),
        ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      },
    };
  };
  return {
    status,
    variants: {
      identity: variant(bodies.identity, "identity"),
      ...(bodies.gzip && { gzip: variant(bodies.gzip, "gzip") }),
      ...(bodies.br && { br: variant(bodies.br, "br") }),
    },
  };
}

/** Sends a ready response to a GET or HEAD: in the best encoding the client takes, or as 304. */
export function sendReady(request: IncomingMessage, response: ServerResponse, ready: Ready): void {
  const accepted = request.headers["accept-encoding"];
  const { br, gzip, identity } = ready.variants;
  const variant =
    (br && accepts(accepted, "br") && br) ||
    (gzip && accepts(accepted, "gzip") && gzip) ||
    identity;
  if (ready.status === 200 && matches(request.headers["if-none-match"], variant.etag)) {
    const { "Content-Length": _, "Content-Type": __, ...headers } = variant.headers;
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(ready.status, variant.headers);
  response.end(request.method === "HEAD" ? undefined : variant.body);
}

/** Whether an Accept-Encoding header takes an encoding (RFC 9110, 12.5.3). */
export function accepts(header: string | string[] | undefined, encoding: string): boolean {
  const offers = String(header ?? "")
    .toLowerCase()
    .split(",")
    .map((offer) => offer.trim().split(/\s*;\s*/));
  const offer = offers.find(([name]) => name === encoding) ?? offers.find(([name]) => name === "*");
  return offer !== undefined && !offer.some((part) => /^q=0(\.0*)?$/.test(part));
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return (
    header.trim() === "*" ||
    header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)
  );
}
