import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { network } from "./address.server";

/** The requests of a connection: the answer that was begun last, and how many wait for their turn. */
export type Line = { last?: ServerResponse; waiting: number };

/** Every connection of a server, as long as it is open. */
export type Connections = ReadonlyMap<Socket, Line>;

/** Connections of one address: as many as forty people's browsers open; more are not heard. */
const mostOfOne = 256;

/** How many unheard ones are let wait for their end, and for how many milliseconds. */
const unheard = { most: 512, lateness: 1_000 };

/**
 * Keeps account of a server's connections, from before its first.
 * @param limited whether one address may hold only so many: not where a proxy holds those of all.
 */
export function connectionsOf(server: Server, limited: boolean): Connections {
  const connections = new Map<Socket, Line>();
  const counts = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = network(socket.remoteAddress ?? "");
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (limited && address && count > mostOfOne) turnAway(socket, count);
    else connections.set(socket, { waiting: 0 });
    socket.once("close", () => {
      connections.delete(socket);
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
  return connections;
}

/** Whoever is cut off at once comes back at once. */
function turnAway(socket: Socket, count: number): void {
  socket.pause();
  if (count > mostOfOne + unheard.most) socket.destroy();
  else setTimeout(() => socket.destroy(), unheard.lateness).unref();
}
