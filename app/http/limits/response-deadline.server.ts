import { QueueFull } from "~/runtime/queue.server";

/** Milliseconds; the server gives a silent connection up after twenty seconds, and a response must come before that. */
const longest = 17_000;

/**
 * Waits for a response as long as its client does, whatever the database does meanwhile.
 * @param since when its time began, of `performance.now()`.
 * @throws QueueFull when it comes too late: whoever asked should be told to come back.
 */
export async function inTime<T>(since: number, response: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const left = longest - (performance.now() - since);
    timer = setTimeout(() => reject(new QueueFull(false)), left);
  });
  try {
    return await Promise.race([response, late]);
  } finally {
    clearTimeout(timer);
  }
}
