import { setImmediate as turn } from "node:timers/promises";
import { makeQueue } from "./queue.server";
import type { AskRemix } from "./remix.server";

/** The server gives a silent connection up after twenty seconds; an answer must come before that. */
const renderingQueue = () => makeQueue({ width: 1, depth: 1_000, patience: 10_000 });

/**
 * Renders for those who read one after the other: a rendering waits for nothing but the processor,
 * and were all done side by side, connections would be heard only now and then. Posts do not wait.
 * @returns a way to ask that throws QueueFull when too many wait, or for too long.
 */
export function inQueue(ask: AskRemix, enqueue = renderingQueue()): AskRemix {
  return (question) => {
    if (question.body) return ask(question);
    return enqueue(async () => {
      // Nothing in a rendering gives the processor back: here others are heard, and who has left.
      await turn();
      question.signal?.throwIfAborted();
      return ask(question);
    });
  };
}
