import { isHourName } from "#content/hours/hour";
import type { IntentHandlers } from "~/forms/intents.server";
import { hourPath } from "~/paths";
import { countPrayed } from "~/plans/saved-items.server";
import { savePrayerIntent } from "~/prayers/prayers.server";
import { visitorSaveMessage } from "~/prayers/save-prayer";
import { hourFor } from "~/ui/praying/hour.server";

/** What the buttons of the page of the hour do. */
export function hourIntents({ url }: Pick<Request, "url">): IntentHandlers {
  const query = new URL(url).searchParams;
  const named = query.get("hour");
  const hour = isHourName(named) ? named : hourFor(query);
  const after = hourPath(hour, "amen");
  const visitorMessage = visitorSaveMessage(`${after}#save-prayer`);
  return {
    "save-prayer": savePrayerIntent("save-prayer", {
      source: `hour/${hour}`,
      path: after,
      visitorMessage,
    }),
    amen: async (sent) => {
      const prayed = sent.form.get("hour");
      const name = typeof prayed === "string" && isHourName(prayed) ? prayed : hour;
      return {
        search: { hour: name, pray: "amen" },
        session: await countPrayed(`hour-${name}`, sent),
      };
    },
  };
}
