import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { dataPolicy } from "./headers.server";
import { makeReady, type Ready } from "./ready.server";

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
 * Every file of the browser build as a ready response, by its path. A request looks its path up in
 * this map and never touches the disk, so no trick in a path reaches another file.
 * @param folder the client build, with a `.br` and `.gz` beside each file that shrinks.
 */
export function loadAssets(folder: string, headers: Record<string, string>): Map<string, Ready> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && types[extname(entry.name)])
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => {
      const path = `/${relative(folder, file).split(sep).join("/")}`;
      return [path, readAsset(file, path, headers)];
    }),
  );
}

function readAsset(file: string, path: string, headers: Record<string, string>): Ready {
  const compressed = (suffix: string) =>
    existsSync(file + suffix) ? readFileSync(file + suffix) : undefined;
  return makeReady(
    200,
    {
      ...headers,
      "Content-Type": types[extname(file)] ?? "application/octet-stream",
      "Content-Security-Policy": dataPolicy,
      ...use(path),
      Vary: "Accept-Encoding",
    },
    { identity: readFileSync(file), gzip: compressed(".gz"), br: compressed(".br") },
  );
}

/** How long a file may be kept, and whether pages of others may show it. */
function use(path: string): Record<string, string> {
  if (path.startsWith("/assets/"))
    return { "Cache-Control": "public, max-age=31536000, immutable" };
  if (path.startsWith("/og/"))
    return {
      "Cache-Control": "public, max-age=86400",
      "Cross-Origin-Resource-Policy": "cross-origin",
    };
  return { "Cache-Control": "public, max-age=0, must-revalidate" };
}
