import { setImmediate } from "node:timers/promises";
import type { AppLoadContext } from "@remix-run/node";
import type { User } from "#db/accounts/users.server";
import { inOpenedLocks } from "#db/seal/opened.server";
import { personalBatches, personalKinds } from "~/accounts/personal-data.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { once } from "~/runtime/once.server";
import { createQueue } from "~/runtime/queue.server";

type PersonalFile = { name: string; type: string; pieces: AsyncGenerator<string> };

/** A file of a person's own, streamed as it is read. */
export function personalFile(
  { address = "local", requestId }: AppLoadContext,
  { name, type, pieces }: PersonalFile,
): Response {
  if (exportQueue().isFull(address)) throw thrownRefusal(tooMany);
  return new Response(streamOf(inExportQueue(address, pieces), requestId), {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": cacheControl.nobody,
      Vary: "Cookie",
    },
  });
}

const tooMany = refuse(429, { "Retry-After": "15" });

/**
 * Everything linked to the account as JSON, a row a line. Each piece is made in its own turn of the queue once the last was sent: others are
 * served between, and nothing is read for a client that has left.
 */
export async function* personalExport(user: User): AsyncGenerator<string> {
  yield `{\n"from": ${JSON.stringify(settings().ORIGIN)},\n"at": ${JSON.stringify(new Date(now()))}`;
  for (const kind of personalKinds) {
    yield `,\n${JSON.stringify(kind.name)}: [`;
    let before = "\n";
    for await (const batch of personalBatches(kind, user)) {
      if (batch.length === 0) continue;
      yield before + batch.map((row) => JSON.stringify(row)).join(",\n");
      before = ",\n";
      await setImmediate();
    }
    yield before === "\n" ? "]" : "\n]";
  }
  yield "\n}\n";
}

/** One file at a time for an address: each takes as long as its reader, and memory. */
const exportQueue = once(() =>
  createQueue({ width: 100, depth: 1_000, share: { width: 1, depth: 20 }, timeout: 15_000 }),
);

/** @throws QueueFull */
async function* inExportQueue(
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

/** Makes each piece when there is room for it. An error of ours is logged, and cuts the body off. */
function streamOf(pieces: AsyncGenerator<string>, requestId?: string): ReadableStream {
  const encoder = new TextEncoder();
  const next = inOpenedLocks(() => pieces.next());
  let wanted = true;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await next();
          if (!wanted) return;
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          log().error({ id: requestId, err: error }, "a response broke off");
          controller.error(error);
        }
      },
      async cancel() {
        wanted = false;
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
