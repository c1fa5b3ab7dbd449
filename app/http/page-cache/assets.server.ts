import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { getAsset, getRawAsset, isSea } from "node:sea";
import { dataPolicy } from "../headers.server";
import { cacheControl } from "./cache-control";
import { type Bodies, type CachedResponse, makeCachedResponse } from "./cached-response.server";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};

export type Assets = { paths: string[]; get(path: string): CachedResponse | undefined };

/** Paths are looked up in a list, never on the disk. `.br` and `.gz` stand beside files that shrink. */
export function loadAssets(files: ClientFiles, headers: Record<string, string>): Assets {
  const all = new Set(files.paths);
  const read = (path: string) => (all.has(path) ? files.read(path) : undefined);
  const bodies = new Map(
    files.paths
      .filter((path) => types[extname(path)])
      .map((path): [string, Bodies] => {
        const compressed = { gzip: read(`${path}.gz`), br: read(`${path}.br`) };
        return [`/${path}`, { identity: files.read(path), ...compressed }];
      }),
  );
  const made = new Map<string, CachedResponse>();
  const make = (path: string, body: Bodies) => {
    const response = makeCachedResponse(path, headersOf(path.slice(1), headers), body);
    made.set(path, response);
    return response;
  };
  const get = (path: string) => {
    const body = made.has(path) ? undefined : bodies.get(path);
    return body ? make(path, body) : made.get(path);
  };
  return { paths: [...bodies.keys()], get };
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

function use(path: string): Record<string, string> {
  if (path.startsWith("assets/")) return { "Cache-Control": cacheControl.forGood };
  if (path.startsWith("og/"))
    return {
      "Cache-Control": cacheControl.aDay,
      "Cross-Origin-Resource-Policy": "cross-origin",
    };
  return { "Cache-Control": cacheControl.checked };
}

/** By path inside the browser build ("assets/a.js"). */
export type ClientFiles = { paths: string[]; read(path: string): Buffer };

export function clientFiles(folder: string): ClientFiles {
  if (!isSea()) return folderFiles(folder);
  const paths: string[] = JSON.parse(getAsset("client", "utf8"));
  return { paths, read: (path) => Buffer.from(getRawAsset(`client/${path}`) as ArrayBuffer) };
}

export function folderFiles(folder: string): ClientFiles {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  return { paths, read: (path) => readFileSync(join(folder, path)) };
}
