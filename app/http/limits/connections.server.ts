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

/** Milliseconds. */
const cutOffFor = 10_000;

/** @param limited whether one address may hold only so many: not where a proxy holds those of all. */
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

  /** The address's other connections are not read any more: reading alone takes time. */
  function cutOff(socket: Socket, address: string): void {
    if (!limited || !address) return void socket.destroy();
    deaf.add(address);
    setTimeout(() => deaf.delete(address), cutOffFor).unref();
    for (const other of connections.keys())
      if (network(other.remoteAddress ?? "") === address) other.destroy();
  }
}

/** @returns counts one more of a key until it emits `close`, and says how many are open. */
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

/** Requests that a client may send ahead of its responses; browsers send none. */
const ahead = 30;

/**
 * Begins a request of a connection when the response before it is sent: whoever asks for a thousand pages
 * at once has one rendered for it.
 */
export function pipelining(connections: Connections, listener: RequestListener): RequestListener {
  const takeTurn = turns();
  return (req, res) => {
    const { socket } = req;
    const line = connections.get(socket);
    // Gone while its request was on the way here.
    if (!line) return;
    const before = line.last;
    line.last = res;
    // Node gives a response its socket once those before it are through.
    if (res.socket || !before) return listener(req, res);
    if (line.waiting >= ahead) return line.cutOff();
    line.waiting += 1;
    before.once("close", () => {
      line.waiting -= 1;
      takeTurn(() => {
        // What came behind its head may have been refused meanwhile.
        if (!socket.destroyed && !res.headersSent) listener(req, res);
      });
    });
  };
}

/** Runs one task in each turn of the event loop, for in each it takes in what else has come. */
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

type Pace = { begun: number; waiting: (() => void)[] };

/**
 * Whoever sends hundreds of requests at once has a few begun in each turn of the event loop, so that others
 * do not stand behind them all.
 */
export function pacing(): (address: string, begin: () => void) => void {
  const lines = new Map<string, Pace>();

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
