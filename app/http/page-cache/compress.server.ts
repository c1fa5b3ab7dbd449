import { promisify } from "node:util";
import * as zlib from "node:zlib";
import type { Bodies } from "./cached-response.server";

const { constants } = zlib;
const compressBrotli = promisify(zlib.brotliCompress);
const compressGzip = promisify(zlib.gzip);

/** A body in every encoding it is kept in, compressed quickly; a small one as it is. */
export async function compressed(identity: Buffer): Promise<Bodies> {
  if (identity.length < 1024) return { identity };
  return { identity, gzip: await gzip(identity), br: await brotli(identity, 5) };
}

/** A body in gzip, as quick as zlib does it unasked. */
export const gzip = async (body: Buffer) => trim(await compressGzip(body));

/** @param quality from 0 to 11, as small as it gets. */
export async function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  return trim(await compressBrotli(body, { params }));
}

/** A copy of its own: zlib hands out the first bytes of a larger buffer. */
const trim = (bytes: Buffer) => Buffer.concat([bytes]);
