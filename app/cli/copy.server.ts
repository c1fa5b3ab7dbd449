import { commandWords } from "#content/commands";
import { openPostgres } from "#db/engines/postgres/client.server";
import { copyAll } from "#db/operator/copy.server";
import { database } from "~/runtime/database.server";
import { postgresAddress, type Settings } from "~/runtime/env.server";
import { holdFolder } from "~/runtime/folder.server";
import { keepSecret } from "~/runtime/secret.server";
import { requireSecret } from "~/runtime/secret-copy.server";
import { command, UsageError } from "./command.server";
import { databaseFolder } from "./data-folder.server";
import { countColumns } from "./output.server";

export const copy = command({
  ...commandWords.copy,
  async run({ values: { to, from }, settings, out }) {
    if (settings.DATABASE_URL) throw new UsageError("copy is about DATA_DIR: unset DATABASE_URL.");
    const address = to ?? from;
    if (address === undefined || (to !== undefined && from !== undefined))
      throw new UsageError("copy takes either --to ADDRESS or --from ADDRESS.");
    const wrong = postgresAddress.safeParse(address).error;
    if (wrong) throw new UsageError(`The address ${wrong.issues[0]?.message}.`);
    if (to) databaseFolder(settings);
    // No server may write to either database meanwhile.
    await holdFolder();
    const postgres = openPostgres(address, { migrates: to !== undefined });
    const sqlite = database();
    try {
      const [source, target] = to ? [sqlite, postgres] : [postgres, sqlite];
      await requireSecret(source, settings);
      const copied = await copyAll(source, target);
      out.result(copied, `Copied and compared:\n${countColumns(copied)}`);
      if (from) out.say(secretOf(settings));
    } finally {
      await postgres.close();
      await sqlite.close();
    }
  },
});

function secretOf({ DATA_DIR, SECRET }: Settings): string {
  if (!SECRET)
    return "SECRET is not set: before the first start put what the instances had into DATA_DIR/secret.";
  return keepSecret(DATA_DIR, SECRET)
    ? "SECRET is kept in DATA_DIR/secret: nobody has to log in again."
    : "DATA_DIR/secret is not SECRET: leave SECRET set, else everybody has to log in again.";
}
