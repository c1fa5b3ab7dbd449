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
  name: "copy",
  summary: "Move everything from SQLite to PostgreSQL, or back",
  usage: ["copy --to postgres://USER@HOST/DATABASE", "copy --from postgres://USER@HOST/DATABASE"],
  about: `Copies the database of DATA_DIR into an empty PostgreSQL database, or an empty DATA_DIR from
one. All of it is there at the end, compared row by row, or nothing is. What is copied is only read;
stop every server first, for what they would keep meanwhile would be missing. SECRET goes along: the
instances have what DATA_DIR/secret holds; on the way back set it to what they had, which is kept
there then. Where words are sealed with another secret than this one, nothing is copied.`,
  options: {
    to: { type: "string", value: "ADDRESS", about: "The PostgreSQL database to copy into" },
    from: { type: "string", value: "ADDRESS", about: "The PostgreSQL database to copy from" },
  },
  examples: [
    { call: "copy --to postgres://prayer_life@db.example.org/prayer_life", does: "to grow" },
    { call: "copy --from postgres://prayer_life@db.example.org/prayer_life", does: "and back" },
  ],
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
    ? "SECRET is kept in DATA_DIR/secret: nobody has to sign in again."
    : "DATA_DIR/secret is not SECRET: leave SECRET set, else everybody has to sign in again.";
}
