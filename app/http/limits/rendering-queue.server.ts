import { makeQueue } from "~/runtime/queue.server";
import { singleton } from "~/runtime/singleton.server";
import { hasNewConnections } from "./connections.server";

/**
 * Pages are rendered and posts are read one after the other, for they wait for nothing but the
 * processor: were all done side by side, connections would be heard only now and then. Addresses take
 * turns. A post steps aside while what was sent is written or hashed.
 *
 * The server gives a silent connection up after twenty seconds; an answer must come before that.
 */
export const renderingQueue = () =>
  singleton("rendering-queue", () =>
    makeQueue({
      width: 1,
      depth: 5_000,
      share: { width: 1, depth: 300 },
      patience: 10_000,
      isBusy: hasNewConnections,
    }),
  );
