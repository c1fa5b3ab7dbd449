import type { EventEmitter } from "node:events";
import type { RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { noteConnection } from "~/runtime/queue.server";
import { network } from "../request.server";

type Line = {
  last?: ServerResponse;
  waiting: number;
  cutOff(): void;
};

export type Connections = ReadonlyMap<Socket, Line>;

/** As many as forty people's browsers open. */
const mostOfOne = 256;

const cutOffMs = 10_000;

/** @param limited off behind a proxy, which holds everybody's connections under one address. */
export function connectionsOf(server: Server, limited: boolean): Connections {
  const connections = new Map<Socket, Line>();
  const open = openCounts();
  const deaf = new Set<string>();
  server.on("connection", (socket) => {
    noteConnection();
    const address = network(socket.remoteAddress ?? "");
    const count = open(address, socket);
    // Destroyed at once: otherwise what has arrived on it would still be read.
    if (deaf.has(address) || (limited && address && count > mostOfOne)) socket.destroy();
    else connections.set(socket, { waiting: 0, cutOff: () => cutOff(socket, address) });
    socket.once("close", () => connections.delete(socket));
  });
  return connections;

  /** Destroys all connections of the address: reading alone takes time. */
  function cutOff(socket: Socket, address: string): void {
    if (!limited || !address) return void socket.destroy();
    deaf.add(address);
    setTimeout(() => deaf.delete(address), cutOffMs).unref();
    for (const other of connections.keys())
      if (network(other.remoteAddress ?? "") === address) other.destroy();
  }
}

/** @returns a function that counts one more of a key until `opened` closes, and gives the open count. */
export function openCounts(): (key: string, opened: EventEmitter) => number {
  const counts = new Map<string, number>();
  return (key, opened) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    opened.once("close", () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    });
    return count;
  };
}

/** Browsers send none. */
const ahead = 30;

/** Begins a request when the response before it on its connection is sent: a thousand sent ahead cost one. */
export function pipelining(connections: Connections, listener: RequestListener): RequestListener {
  const takeTurn = turns();
  return (req, res) => {
    const { socket } = req;
    const line = connections.get(socket);
    if (!line) return;
    const before = line.last;
    line.last = res;
    // Node assigns the socket once the responses before it are done.
    if (res.socket || !before) return listener(req, res);
    if (line.waiting >= ahead) return line.cutOff();
    line.waiting += 1;
    before.once("close", () => {
      line.waiting -= 1;
      takeTurn(() => {
        // A malformed later part of the connection may have been refused meanwhile.
        if (!socket.destroyed && !res.headersSent) listener(req, res);
      });
    });
  };
}

/** One task in each turn of the event loop, so that new connections are accepted between them. */
function turns() {
  const waiting: (() => void)[] = [];
  const next = () => {
    const task = waiting.shift();
    if (waiting.length > 0) setImmediate(next);
    task?.();
  };
  return (task: () => void): void => {
    waiting.push(task);
    if (waiting.length === 1) setImmediate(next);
  };
}

const perTurn = 16;

/** Begins a few requests of an address in each turn of the event loop: others are not delayed. */
export function pacing(): (address: string, begin: () => void) => void {
  const lines = new Map<string, { begun: number; waiting: (() => void)[] }>();

  function nextTurn(): void {
    for (const [address, line] of lines) {
      const some = line.waiting.splice(0, perTurn);
      line.begun = some.length;
      if (some.length === 0) lines.delete(address);
      for (const begin of some) begin();
    }
    if (lines.size > 0) setImmediate(nextTurn);
  }

  return (address, begin) => {
    if (lines.size === 0) setImmediate(nextTurn);
    const line = lines.get(address) ?? { begun: 0, waiting: [] };
    lines.set(address, line);
    if (line.begun >= perTurn || line.waiting.length > 0) {
      line.waiting.push(begin);
      return;
    }
    line.begun += 1;
    begin();
  };
}
