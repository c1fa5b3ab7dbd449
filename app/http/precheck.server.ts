import type { IncomingMessage } from "node:http";
import { isForeignPost } from "./csrf.server";
import { type Refusal, refuse } from "./refusal.server";
import type { Place } from "./route-table.server";

export const isRead = (method: string | undefined) => method === "GET" || method === "HEAD";
export const isApi = ({ pattern }: Place) => pattern.startsWith("/api/");

/** Why a request goes no further than the edge, if it does not. @param origin our own. */
export function firstRefusal(
  request: IncomingMessage,
  { pathname, searchParams }: URL,
  place: Place,
  origin: string,
): Refusal | undefined {
  const method = request.method ?? "GET";
  if (searchParams.has("_data") || pathname === "/__manifest") return refuse(404);
  if (place.known ? !place.methods.includes(method) : method === "TRACE") {
    return refuse(405, { Allow: place.known ? place.methods.join(", ") : "GET, HEAD" });
  }
  if (!place.known && !(isRead(method) && !pathname.startsWith("/assets/"))) return refuse(404);
  if (isRead(method)) return undefined;
  if (isForeignPost(method, request.headers, origin)) return refuse(403);
  return isReadable(place, request) ? undefined : refuse(415);
}

function isReadable(place: Place, request: IncomingMessage): boolean {
  if (place.pattern === "/api/logout") return true;
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (isApi(place)) return type === "application/json";
  return type === "application/x-www-form-urlencoded" || type === "multipart/form-data";
}
