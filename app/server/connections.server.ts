import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The requests of a connection: the answer that was begun last, and how many wait for their turn. */
export type Line = { last?: ServerResponse; waiting: number };

/** Every connection of a server, as long as it is open. */
export type Connections = ReadonlyMap<Socket, Line>;

/** Keeps account of a server's connections, from before its first. */
export function connectionsOf(server: Server): Connections {
  const connections = new Map<Socket, Line>();
  server.on("connection", (socket) => {
    connections.set(socket, { waiting: 0 });
    socket.once("close", () => connections.delete(socket));
  });
  return connections;
}
