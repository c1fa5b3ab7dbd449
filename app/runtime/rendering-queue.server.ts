import { settings } from "./env.server";
import { once } from "./once.server";
import { createQueue } from "./queue.server";
import { watchQueue } from "./queue-lengths.server";

/**
 * Pages are rendered and posts are read one after the other, for they wait for nothing but the
 * processor: were all done side by side, connections would be heard only now and then. Addresses take
 * turns. A post steps aside while what was sent is written or hashed.
 *
 * The server gives a silent connection up after twenty seconds; a response must come before that.
 */
export const renderingQueue = once(() =>
  createQueue({
    width: settings().DATABASE_URL ? widthBesidePostgres : 1,
    depth: 5_000,
    share: { width: 1, depth: 300 },
    timeout: 10_000,
    isBusy: hasNewConnections,
  }),
);

/** Lets others have their turns before what takes long goes on. */
export const giveWay = (): Promise<void> => renderingQueue().stepAside(async () => {});

watchQueue("rendering", () => renderingQueue().counts());

/** Pages that are rendered at once where their loaders wait for another machine. */
const widthBesidePostgres = 6;

/** Node takes in one new connection in each turn of its event loop, whoever else stands in line. */
let arrivals = 0;

export function noteConnection(): void {
  arrivals += 1;
}

/** Whether a connection has come since this was asked last, so that another may stand behind it. */
function hasNewConnections(): boolean {
  const had = arrivals > 0;
  arrivals = 0;
  return had;
}
