import type { RequestListener } from "node:http";
import type { Connections } from "./connections.server";

/** Requests that a client may send ahead of its answers; browsers send none. */
const ahead = 30;

/**
 * Takes the requests of a connection one after the other, each when the answer before it is sent:
 * whoever asks for a thousand pages at once, and reads none, has one rendered and kept for it, and
 * however many do so, one of them goes on before others are heard again. Who sends too many ahead is
 * cut off.
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
        if (!socket.destroyed) listener(req, res);
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
