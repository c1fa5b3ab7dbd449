import type { RequestListener } from "node:http";
import type { Connections } from "./connections.server";

/** Requests that a client may send ahead of its responses; browsers send none. */
const ahead = 30;

/**
 * Takes the requests of a connection one after the other, each when the response before it is sent:
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

/** Requests of one address that are begun in a turn of the event loop; the others wait for the next. */
const perTurn = 16;

/** What an address has begun in this turn, and what waits. */
type Line = { begun: number; waiting: (() => void)[] };

/**
 * Begins requests at a pace: whoever sends hundreds at once has a few of them begun in each turn of the
 * event loop, so that who sends one does not stand behind them all.
 */
export function pacing(): (address: string, begin: () => void) => void {
  const lines = new Map<string, Line>();

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
