import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { noteConnection } from "~/runtime/rendering-queue.server";
import { network } from "../request.server";
import { openCounts } from "./open-counts.server";

/** The requests of a connection: the response that was begun last, and how many wait for their turn. */
export type Line = {
  last?: ServerResponse;
  waiting: number;
  /** Hears no more of it, and of its address for a while. */
  cutOff(): void;
};

/** Every connection of a server, as long as it is open. */
export type Connections = ReadonlyMap<Socket, Line>;

/** Connections of one address: as many as forty people's browsers open; more are not heard. */
const mostOfOne = 256;

/** Milliseconds for which an address that was cut off is not heard. */
const cutOffFor = 10_000;

/**
 * Keeps account of a server's connections, from before its first.
 * @param limited whether one address may hold only so many: not where a proxy holds those of all.
 */
export function connectionsOf(server: Server, limited: boolean): Connections {
  const connections = new Map<Socket, Line>();
  const open = openCounts();
  const deaf = new Set<string>();
  server.on("connection", (socket) => {
    noteConnection();
    const address = network(socket.remoteAddress ?? "");
    const count = open(address, socket);
    // At once: what has come on it already would be read else.
    if (deaf.has(address) || (limited && address && count > mostOfOne)) socket.destroy();
    else connections.set(socket, { waiting: 0, cutOff: () => cutOff(socket, address) });
    socket.once("close", () => connections.delete(socket));
  });
  return connections;

  /** What has come on the address's other connections is not even read: that alone takes its time. */
  function cutOff(socket: Socket, address: string): void {
    if (!limited || !address) return void socket.destroy();
    deaf.add(address);
    setTimeout(() => deaf.delete(address), cutOffFor).unref();
    for (const other of connections.keys())
      if (network(other.remoteAddress ?? "") === address) other.destroy();
  }
}
