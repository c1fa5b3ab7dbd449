import type { IncomingMessage } from "node:http";
import { isCrossOriginPost } from "./csrf.server";
import { type Refusal, refuse } from "./refusal.server";
import { isRead } from "./request.server";
import type { RouteMatch } from "./route-table.server";

export const isApi = ({ pattern }: RouteMatch) => pattern.startsWith("/api/");

/** Why a request goes no further than the edge, if it does not. @param origin our own. */
export function precheck(
  req: IncomingMessage,
  { pathname, searchParams }: URL,
  match: RouteMatch,
  origin: string,
): Refusal | undefined {
  const method = req.method ?? "GET";
  if (searchParams.has("_data") || pathname === "/__manifest") return refuse(404);
  if (match.known ? !match.methods.includes(method) : method === "TRACE") {
    return refuse(405, { Allow: match.known ? match.methods.join(", ") : "GET, HEAD" });
  }
  if (!match.known && !(isRead(method) && !pathname.startsWith("/assets/"))) return refuse(404);
  if (isRead(method)) return undefined;
  if (isCrossOriginPost(method, req.headers, origin)) return refuse(403);
  return isReadable(match, req) ? undefined : refuse(415);
}

function isReadable(match: RouteMatch, req: IncomingMessage): boolean {
  if (match.pattern === "/api/logout") return true;
  const type = req.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (isApi(match)) return type === "application/json";
  return type === "application/x-www-form-urlencoded" || type === "multipart/form-data";
}
