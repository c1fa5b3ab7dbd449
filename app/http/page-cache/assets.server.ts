import { extname } from "node:path";
import { dataPolicy } from "~/http/headers.server";
import { type CachedResponse, makeCachedResponse } from "./cached-response.server";
import type { ClientFiles } from "./client-files.server";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};

/**
 * Every file of the browser build as a cached response, by its path. A request looks its path up in
 * this map and never touches the disk, so no trick in a path reaches another file.
 * @param files with a `.br` and `.gz` beside each file that shrinks.
 */
export function loadAssets(
  files: ClientFiles,
  headers: Record<string, string>,
): Map<string, CachedResponse> {
  const all = new Set(files.paths);
  const read = (path: string) => (all.has(path) ? files.read(path) : undefined);
  return new Map(
    files.paths
      .filter((path) => types[extname(path)])
      .map((path) => {
        const bodies = { gzip: read(`${path}.gz`), br: read(`${path}.br`) };
        return [
          `/${path}`,
          makeCachedResponse(`/${path}`, headersOf(path, headers), {
            identity: files.read(path),
            ...bodies,
          }),
        ];
      }),
  );
}

function headersOf(path: string, headers: Record<string, string>): Record<string, string> {
  return {
    ...headers,
    "Content-Type": types[extname(path)] ?? "application/octet-stream",
    "Content-Security-Policy": dataPolicy,
    ...use(path),
    Vary: "Accept-Encoding",
  };
}

/** How long a file may be kept, and whether pages of others may show it. */
function use(path: string): Record<string, string> {
  if (path.startsWith("assets/")) return { "Cache-Control": "public, max-age=31536000, immutable" };
  if (path.startsWith("og/"))
    return {
      "Cache-Control": "public, max-age=86400",
      "Cross-Origin-Resource-Policy": "cross-origin",
    };
  return { "Cache-Control": "public, max-age=0, must-revalidate" };
}
