import type { IntentHandlers } from "~/forms/intents.server";
import { themePath } from "~/paths";
import { saveItemIntent, signedInIntent } from "~/plans/intents.server";
import { countPrayed, removeFor } from "~/plans/saved-items.server";
import { savePrayerIntent } from "~/prayers/prayers.server";
import { type SavePrayerIntent, visitorSaveMessage } from "~/prayers/saved-prayer";
import { visitorMessages } from "./messages";
import { themeSources } from "./theme.server";

/** What the buttons of a theme's page do. What is saved after the Amen stays there. */
export function themeIntents(id: string, { url }: Pick<Request, "url">): IntentHandlers {
  const path = themePath(id);
  const after = new URL(url).searchParams.get("pray") === "amen";
  const from = after ? `${path}?pray=amen` : path;
  const { favorite } = visitorMessages(id);
  const item = { id, path, visitorMessage: favorite };
  const counters = { hash: "figures", stays: true };
  const saveIntents = Object.entries(themeSources(id)).map(([intent, source]) => {
    const visitor = { visitorMessage: visitorSaveMessage(`${from}#${intent}`) };
    const target = { source, path: from, ...visitor };
    return [intent, savePrayerIntent(intent as SavePrayerIntent, target)];
  });
  return {
    ...Object.fromEntries(saveIntents),
    favorite: saveItemIntent("favorite", item, () => counters),
    remove: signedInIntent(
      { path, item: () => `theme/${id}`, visitorMessage: favorite },
      () => counters,
      async (user) => ({ ...(await removeFor(user, { kind: "theme", item: id })), inPlace: true }),
    ),
    amen: async (sent) => ({
      search: { pray: "amen" },
      session: await countPrayed(id, sent),
    }),
  };
}
