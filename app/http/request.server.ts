import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { Settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { once } from "~/runtime/once.server";
import { cookieNames, readCookies } from "./session-cookie.server";

export function hasOwnCookie(header: string | undefined): boolean {
  if (header === undefined) return false;
  const cookies = readCookies(header);
  return Object.values(cookieNames).some((name) => cookies.has(name));
}

export const isRead = (method: string | undefined) => method === "GET" || method === "HEAD";

const wellFormed = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Exactly one Host, as `name[:port]`; every such name is served. */
export function hasGoodHost(rawHeaders: readonly string[]): boolean {
  let host: string | undefined;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? "";
    if (name.length !== 4 || name.toLowerCase() !== "host") continue;
    if (host !== undefined) return false;
    host = rawHeaders[i + 1];
  }
  if (host === undefined || (host !== lastGood && !wellFormed.test(host))) return false;
  lastGood = host;
  return true;
}

/** Nearly all requests name the same. */
let lastGood: string | undefined;

/** On our own origin, never from Host. @returns undefined for a target that is no path, or no UTF-8. */
export function targetUrl(target: string, origin: string): URL | undefined {
  const path = /^https?:\/\//i.test(target)
    ? target.replace(/^https?:\/\/[^/?#]*/i, "") || "/"
    : target;
  if (!path.startsWith("/") || !URL.canParse(origin + path)) return undefined;
  const url = new URL(origin + path);
  try {
    // No route matches control characters and line separators, not even the splat route.
    return /[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(url.pathname)) ? undefined : url;
  } catch {
    return undefined;
  }
}

export function addressOf(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  { TRUST_PROXY }: Settings,
): string {
  const forwarded = headers["x-forwarded-for"]?.toString();
  if (forwarded && TRUST_PROXY === 0 && isLoopback(socket.remoteAddress)) warnOfUntrusted();
  return clientAddress(socket.remoteAddress, forwarded, TRUST_PROXY);
}

/** False behind a proxy: one that forwards no address looks like a program on this machine. */
export function isFromThisMachine(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  { TRUST_PROXY }: Pick<Settings, "TRUST_PROXY">,
): boolean {
  if (TRUST_PROXY > 0) return false;
  const forwarding = ["x-forwarded-for", "x-real-ip", "forwarded", "via"];
  return isLoopback(socket.remoteAddress) && !forwarding.some((name) => name in headers);
}

/**
 * The right-most hop that no trusted proxy vouches for, IPv6 by /64. @param peer undefined on a unix
 * socket, which counts as one trusted proxy.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: number,
): string {
  const hops = (forwardedFor ?? "").split(",");
  const chain = [...hops, peer ?? "unix"];
  const proxies = Math.max(trusted, peer ? 0 : 1);
  const hop = withoutPort((chain[Math.max(0, chain.length - 1 - proxies)] ?? "").trim());
  if (isIP(hop)) return network(hop);
  return peer ? network(peer) : "unix";
}

function withoutPort(hop: string): string {
  return hop.replace(/^\[|\](:\d+)?$/g, "").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

export function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const found = ipaddr.process(address);
  if (found instanceof ipaddr.IPv4) return found.toString();
  const groups = found.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(":")}::/64`;
}

function isLoopback(address = ""): boolean {
  return isIP(address) > 0 && ipaddr.process(address).range() === "loopback";
}

export function warnIfUnforwarded(
  { headers }: Pick<IncomingMessage, "headers">,
  { TRUST_PROXY }: Pick<Settings, "TRUST_PROXY">,
): void {
  if (TRUST_PROXY > 0 && !headers["x-forwarded-for"]) warnOfMissing();
}

const warnOfMissing = once(() =>
  log().warn(
    "A request came without X-Forwarded-For, though TRUST_PROXY is set. If a proxy passed it on, have " +
      "that set the header: limits count all its visitors as one, and whoever sends the header passes them",
  ),
);

const warnOfUntrusted = once(() =>
  log().warn("X-Forwarded-For comes from this machine: if that is a proxy, set TRUST_PROXY"),
);
