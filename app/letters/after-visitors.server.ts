import { setTimeout as sleep } from "node:timers/promises";
import { renderingQueue } from "~/runtime/queue.server";

/** Milliseconds that a letter waits at the most for visitors. */
const longest = 2_000;

/** Waits while a page is rendered or a form is saved: nobody waits for a letter to many. */
export async function afterVisitors(): Promise<void> {
  const until = performance.now() + longest;
  while (isBusy() && performance.now() < until) await sleep(2);
}

function isBusy(): boolean {
  const { running, waiting } = renderingQueue().counts();
  return running + waiting > 0;
}
