import { database } from "~/runtime/database.server";
import { tighten, tightenedMessages } from "~/runtime/folder-rights.server";
import { closeDatabase } from "../../db/engines/client.server";
import { command } from "./command.server";

export const migrate = command({
  name: "migrate",
  summary: "Bring the database to this program's schema",
  usage: ["migrate"],
  about: `Makes the data folder when there is none. "serve" does the same when it starts. There is
no way back but a backup: make one before an upgrade.`,
  examples: [{ call: "migrate", does: "before the first start, or after an upgrade" }],
  async run({ settings, out }) {
    for (const words of tightenedMessages(tighten(settings.DATA_DIR))) out.say(words);
    closeDatabase(database());
    out.result({ upToDate: true }, "The database is up to date.");
    return 0;
  },
});
