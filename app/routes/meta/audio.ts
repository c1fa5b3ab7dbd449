import { open } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { perSite, site } from "#content/site.server";
import { cacheControl } from "~/http/page-cache/cache-control";

const byPath = perSite(
  ({ recordings }) => new Map([...recordings.values()].map((each) => [each.path, each])),
);

/** A recording of the operator's, in pieces, from the kept copy of the folder. */
export async function loader({ params: { file: name }, request }: LoaderFunctionArgs) {
  const { folder = "" } = site();
  const recording = byPath().get(`/audio/${name}`);
  const file = recording && (await open(join(folder, recording.name)).catch(() => undefined));
  if (!recording || !file) throw new Response(null, { status: 404 });
  const { size } = await file.stat();
  const etag = `"${recording.hash.slice(0, 22)}"`;
  const isSame = [null, etag].includes(request.headers.get("If-Range"));
  const range = isSame ? rangeIn(request.headers.get("Range"), size) : undefined;
  const headers = new Headers({
    "Content-Type": recording.type,
    "Cache-Control": cacheControl.forGood,
    "Accept-Ranges": "bytes",
    ETag: etag,
  });
  const [start, end] = range ?? [0, size - 1];
  const isBeyond = start > end;
  const status = isBeyond ? 416 : range ? 206 : 200;
  if (range) headers.set("Content-Range", `bytes ${isBeyond ? "*" : `${start}-${end}`}/${size}`);
  headers.set("Content-Length", isBeyond ? "0" : String(end - start + 1));
  if (isBeyond || request.method === "HEAD") {
    await file.close();
    return new Response(null, { status, headers });
  }
  const body = Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream;
  return new Response(body as BodyInit, { status, headers });
}

/**
 * RFC 9110, 14.2: the first and the last byte. Several ranges, and what cannot be read, are as none.
 * @returns the first behind the last where the recording ends before
 */
function rangeIn(header: string | null, size: number): [number, number] | undefined {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (from === "") return Number(to) > 0 ? [Math.max(size - Number(to), 0), size - 1] : [size, 0];
  if (to !== "" && Number(to) < Number(from)) return undefined;
  const last = Math.min(to === "" ? size - 1 : Number(to), size - 1);
  return Number(from) < size ? [Number(from), last] : [size, 0];
}
