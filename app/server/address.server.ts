import { isIP } from "node:net";

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
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  const chain = [...hops, peer ?? "unix"];
  const proxies = Math.max(trusted, peer ? 0 : 1);
  const hop = withoutPort(chain[Math.max(0, chain.length - 1 - proxies)] ?? "");
  if (isIP(hop)) return network(hop);
  return peer ? network(peer) : "unix";
}

function withoutPort(hop: string): string {
  return hop.replace(/^\[|\](:\d+)?$/g, "").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

function network(address: string): string {
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
