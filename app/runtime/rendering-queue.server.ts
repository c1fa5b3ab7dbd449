import { settings } from "./env.server";
import { createQueue } from "./queue.server";
import { watchQueue } from "./queue-lengths.server";
import { singleton } from "./singleton.server";

/**
 * Pages are rendered and posts are read one after the other, for they wait for nothing but the
 * processor: were all done side by side, connections would be heard only now and then. Addresses take
 * turns. A post steps aside while what was sent is written or hashed.
 *
 * The server gives a silent connection up after twenty seconds; a response must come before that.
 */
export const renderingQueue = () =>
  singleton("rendering-queue", () =>
    createQueue({
      width: settings().DATABASE_URL ? widthBesidePostgres : 1,
      depth: 5_000,
      share: { width: 1, depth: 300 },
      patience: 10_000,
      isBusy: hasNewConnections,
    }),
  );

watchQueue("rendering", () => renderingQueue().counts());

/** Pages that are rendered at once where their loaders wait for another machine. */
const widthBesidePostgres = 6;

/** Node takes in one new connection in each turn of its event loop, whoever else stands in line. */
const arrivals = () => singleton("arrivals", () => ({ since: 0 }));

/** A connection has come. */
export function noteConnection(): void {
  arrivals().since += 1;
}

/** Whether a connection has come since this was asked last, so that another may stand behind it. */
function hasNewConnections(): boolean {
  const had = arrivals().since > 0;
  arrivals().since = 0;
  return had;
}
