import { setImmediate } from "node:timers/promises";
import type { User } from "#db/accounts/users.server";
import { personalKinds } from "~/accounts/personal-data/personal-data.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";

/**
 * Everything that is linked to an account as the text of a JSON file, kind by kind, a row a line.
 * Each piece is made in a turn of its own, when the one before it was taken: others are served
 * between, and nothing is read for who has left.
 */
export async function* personalExport(user: User): AsyncGenerator<string> {
  yield `{\n"from": ${JSON.stringify(settings().ORIGIN)},\n"at": ${JSON.stringify(new Date(now()))}`;
  for (const { name, source } of personalKinds) {
    yield `,\n${JSON.stringify(name)}: [`;
    let before = "\n";
    for await (const batch of source.batches(database(), user)) {
      if (batch.length === 0) continue;
      yield before + batch.map((row) => JSON.stringify(row)).join(",\n");
      before = ",\n";
      await setImmediate();
    }
    yield before === "\n" ? "]" : "\n]";
  }
  yield "\n}\n";
}
