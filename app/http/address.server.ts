import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { singleton } from "~/runtime/singleton.server";

/** The address that a request counts for: what limits and shares go by. */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  { TRUST_PROXY }: Settings,
): string {
  const forwarded = headers["x-forwarded-for"]?.toString();
  if (forwarded && TRUST_PROXY === 0) warnOfProxy(socket.remoteAddress);
  return clientAddress(socket.remoteAddress, forwarded, TRUST_PROXY);
}

/**
 * The address that rate limits count: the right-most hop that no trusted proxy of ours vouches for,
 * IPv6 by its /64, because one household holds a whole /64; the peer, where that hop is no address.
 * @param peer the socket's address; undefined on a unix socket, which counts as one trusted proxy.
 * @param forwardedFor the X-Forwarded-For header.
 * @param trusted number of proxies in front of us.
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

/** An address as one household has it. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = address.split("%")[0]?.toLowerCase().split("::") ?? [];
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = address.includes("::")
    ? Array(Math.max(0, 8 - left.length - right.length)).fill("0")
    : [];
  const groups = [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}

/** Behind a proxy that nobody told us of, all visitors share one address and its rate limit. */
function warnOfProxy(peer: string | undefined): void {
  if (!peer || !/^(::ffff:)?127\.|^::1$/i.test(peer)) return;
  singleton("proxy-warning", () => {
    log().warn("X-Forwarded-For comes from this machine: if that is a proxy, set TRUST_PROXY");
    return true;
  });
}
