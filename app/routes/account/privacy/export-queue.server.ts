import { once } from "~/runtime/once.server";
import { createQueue } from "~/runtime/queue.server";

/** An address has one file at a time: each takes as long as its reader, and its share of memory. */
export const exportQueue = once(() =>
  createQueue({ width: 100, depth: 1_000, share: { width: 1, depth: 20 }, timeout: 15_000 }),
);

/** The pieces of a file, from when it is the turn of an address. @throws QueueFull as the queue does. */
export async function* inExportQueue(
  address: string,
  pieces: AsyncGenerator<string>,
): AsyncGenerator<string> {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  try {
    await new Promise<void>((begin, refuse) => {
      const task = () => {
        begin();
        return ended;
      };
      exportQueue().run(address, task).catch(refuse);
    });
    yield* pieces;
  } finally {
    end();
  }
}
