import { getFeeling } from "#content/feelings";
import { hourNames, isHourName } from "#content/hours/hour";
import { getHour, hours } from "#content/hours/hours";
import type { User } from "#db/accounts/users.server";
import type { IntentHandlers } from "~/forms/action.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { hourPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { countPrayed } from "~/plans/saved-items.server";
import { savedOf, savePrayerIntent } from "~/prayers/prayers.server";
import { visitorSaveMessage } from "~/prayers/save-prayer";
import { feelingPath } from "~/ui/controls/feelings";
import { hourFor, hourKey } from "~/ui/praying/hour.server";
import { lineNumber, linesOf } from "~/ui/praying/lines";

/** What an address asks: an hour of its own, and the prayer alone, line by line, or its Amen. */
function asked(query: URLSearchParams) {
  const hour = namedHour(query);
  // Alone stands a prayer that was chosen: who prays along keeps it when the hour turns.
  const praying = hour && (["now", "amen"] as const).find((each) => each === query.get("pray"));
  const count = hour && praying === "now" ? linesOf(getHour(hour).prayer).length : 0;
  return { hour, praying, line: lineNumber(query.get("line"), count) };
}

function namedHour(query: URLSearchParams | FormData) {
  const named = query.get("hour");
  return typeof named === "string" && isHourName(named) ? named : undefined;
}

/** What `prayPage` reads of its URL, or else of the clock; a redirect has no key. */
export const prayCacheKey: CacheKeyReader = (_, query) => {
  if (query.has("feeling")) return undefined;
  const { hour, praying, line } = asked(query);
  return hour ? hourPath(hour, praying, line) : `/pray?${hourKey()}`;
};

export const prayKeys = (): string[] => hourNames.map((hour) => `/pray?${hourKey(hour)}`);

/** Where an address leads that names a feeling: to its prayer; to our own page for any other. */
export function feelingRedirect(query: URLSearchParams): string | undefined {
  const named = query.get("feeling");
  if (named === null) return undefined;
  const feeling = getFeeling(named);
  return feeling ? feelingPath(feeling) : "/pray";
}

const sources = Object.fromEntries(hourNames.map((name) => [name, `hour/${name}`])) as Record<
  (typeof hourNames)[number],
  string
>;

/** All four prayers, for the visitor's clock may differ. */
export async function prayPage(query: URLSearchParams, user?: User) {
  const { hour, praying, line } = asked(query);
  return {
    hours,
    hour: hour ?? hourFor(query, user && (await dayOf(user)).zone),
    chosen: hour !== undefined,
    praying,
    line,
    saved: user && (await savedOf(user, sources)),
  };
}

export type PrayPage = Awaited<ReturnType<typeof prayPage>>;

export function hourIntents({ url }: Pick<Request, "url">): IntentHandlers {
  const query = new URL(url).searchParams;
  const hour = namedHour(query) ?? hourFor(query);
  const after = hourPath(hour, "amen");
  const visitorMessage = visitorSaveMessage(`${after}#save-prayer`);
  return {
    "save-prayer": savePrayerIntent("save-prayer", {
      source: `hour/${hour}`,
      path: after,
      visitorMessage,
    }),
    amen: async (sent) => {
      const name = namedHour(sent.form) ?? hour;
      const session = await countPrayed(`hour-${name}`, sent);
      return { search: { hour: name, pray: "amen" }, session };
    },
  };
}
