import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import type { SavePrayerIntent } from "~/bookmarks/bookmarks";
import { countPrayed, removeFor } from "~/bookmarks/bookmarks.server";
import { saveItemIntent, signedInIntent } from "~/bookmarks/intents.server";
import { savePrayerIntent } from "~/bookmarks/prayers.server";
import { visitorSaveMessage } from "~/bookmarks/visitor-message";
import { type IntentHandlers, runIntent } from "~/forms/intents.server";
import { themePicture } from "~/ui/meta/og-picture";
import { pageMeta } from "~/ui/meta/page-meta";
import { visitorMessages } from "./messages";
import { PrayView } from "./pray-view";
import { themeOrDefault, themePage, themeSources } from "./theme.server";
import { ThemeView } from "./theme-view";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

const idOf = (params: { id?: string }) => params.id ?? "theme-1";

export async function loader(args: LoaderFunctionArgs) {
  const pray = new URL(args.request.url).searchParams.get("pray");
  return themePage(idOf(args.params), pray, await getUser(args));
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { theme, path, praying } = args.data;
  return pageMeta(args, {
    heading: praying ? `Pray: ${theme.title}` : theme.title,
    description: theme.description,
    canonical: path,
    unlisted: praying,
    picture: themePicture(theme),
    trail: [
      { name: "Devotional Themes", path: "/#devotional-themes" },
      { name: theme.title, path },
    ],
  });
};

export function action(args: ActionFunctionArgs) {
  const { id } = themeOrDefault(idOf(args.params));
  const path = `/theme/${id}`;
  const { favorite, amen } = visitorMessages(id);
  const item = { id, path, visitorMessage: favorite };
  const counters = { hash: "figures", stays: true };
  const saveIntents = Object.entries(themeSources(id)).map(([intent, source]) => {
    const visitor = { visitorMessage: visitorSaveMessage(`${path}#${intent}`) };
    return [intent, savePrayerIntent(intent as SavePrayerIntent, { source, path, ...visitor })];
  });
  const handlers: IntentHandlers = {
    ...Object.fromEntries(saveIntents),
    favorite: saveItemIntent("favorite", item, () => counters),
    remove: signedInIntent(favorite, async (user) => ({
      ...counters,
      message: await removeFor(user, { kind: "theme", item: id }),
    })),
    amen: async ({ session }) => ({
      message: amen,
      session: { ...session, prayed: await countPrayed(id, session.prayed) },
    }),
  };
  return runIntent(args, path, handlers, getUser);
}

export default function ThemeRoute() {
  const page = useLoaderData<typeof loader>();
  const View = page.praying ? PrayView : ThemeView;
  return <View key={page.theme.id} {...page} />;
}
