import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip as zip } from "node:zlib";

type Encoding = "identity" | "gzip" | "br";
/** Name and value in turn: node takes headers fastest so. */
type Variant = { headers: string[]; unchanged: string[]; etag: string; readonly body: Buffer };

export type CachedResponse = {
  status: number;
  pattern: string;
  size: number;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
};

export type Bodies = { identity: Buffer; gzip?: Buffer; br?: Buffer };

/** Each encoding has its own strong ETag. The uncompressed body, rarely asked for, is made from the gzip. */
export function makeCachedResponse(
  pattern: string,
  headers: Record<string, string>,
  bodies: Bodies,
  status = 200,
): CachedResponse {
  const variant = (body: Buffer, encoding: Encoding): Variant => {
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const all = {
      ...headers,
      ...(status === 200 && { ETag: etag }),
      "Content-Length": String(body.length),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    };
    const { "Content-Length": _, "Content-Type": __, ...unchanged } = all as Record<string, string>;
    return { etag, body, headers: flat(all), unchanged: flat(unchanged) };
  };
  const { identity, gzip, br } = bodies;
  const plain = variant(identity, "identity");
  return {
    status,
    pattern,
    size: (gzip ?? identity).length + (br?.length ?? 0),
    variants: {
      identity: gzip
        ? {
            ...plain,
            get body() {
              return unpacked(gzip);
            },
          }
        : plain,
      ...(gzip && { gzip: variant(gzip, "gzip") }),
      ...(br && { br: variant(br, "br") }),
    },
  };
}

export function sendCached(
  req: IncomingMessage,
  res: ServerResponse,
  cached: CachedResponse,
  id: string,
): void {
  const accepted = req.headers["accept-encoding"];
  const { br, gzip, identity } = cached.variants;
  const variant =
    (br && accepts(accepted, "br") && br) ||
    (gzip && accepts(accepted, "gzip") && gzip) ||
    identity;
  if (cached.status === 200 && matches(req.headers["if-none-match"], variant.etag)) {
    res.writeHead(304, [...variant.unchanged, "X-Request-Id", id]).end();
    return;
  }
  res.writeHead(cached.status, [...variant.headers, "X-Request-Id", id]);
  res.end(req.method === "HEAD" ? undefined : variant.body);
}

function unpacked(gzip: Buffer): Buffer {
  const copy = copies.get(gzip) ?? gunzipSync(gzip);
  copies.delete(gzip);
  copies.set(gzip, copy);
  for (const [oldest] of copies) {
    if (copies.size <= mostCopies) break;
    copies.delete(oldest);
  }
  return copy;
}

const mostCopies = 8;
const copies = new Map<Buffer, Buffer>();

const longestOffer = 256;

/** RFC 9110, 12.5.3. */
export function accepts(header: string | readonly string[] | undefined, encoding: Encoding) {
  const offered = String(header ?? "");
  if (offered.length > longestOffer) return false;
  const offers = offered
    .toLowerCase()
    .split(",")
    .map((offer) => offer.split(";").map((part) => part.trim()));
  const offer = offers.find(([name]) => name === encoding) ?? offers.find(([name]) => name === "*");
  return offer !== undefined && !offer.some((part) => /^q=0(\.0*)?$/.test(part));
}

function flat(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat();
}

const longestTags = 1_024;

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined || header.length > longestTags) return false;
  return (
    header.trim() === "*" ||
    header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)
  );
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(zip);

/** @param quality of brotli, from 0 to 11. */
export async function compressed(identity: Buffer, quality = 5): Promise<Bodies> {
  if (identity.length < 1024) return { identity };
  return { identity, gzip: await gzip(identity), br: await brotli(identity, quality) };
}

const gzip = async (body: Buffer) => trim(await compressGzip(body));

async function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  return trim(await compressBrotli(body, { params }));
}

/** zlib's result is a view of a larger buffer. */
const trim = (bytes: Buffer) => Buffer.concat([bytes]);
