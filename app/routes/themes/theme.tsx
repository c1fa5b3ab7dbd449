import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import type { SavePrayerIntent } from "~/bookmarks/bookmarks";
import { countPrayed, removeFor } from "~/bookmarks/bookmarks.server";
import { savePrayerIntent } from "~/bookmarks/prayers.server";
import { visitorSaveWords } from "~/bookmarks/save-result";
import { runIntent, saveIntent, signedInIntent } from "~/forms/intents.server";
import { themePicture } from "~/ui/meta/og-picture";
import { pageMeta } from "~/ui/meta/page-meta";
import { PrayView } from "./pray-view";
import { themeOrDefault, themePage, themeSources } from "./theme.server";
import { ThemeView } from "./theme-view";
import { visitorWords } from "./theme-words";

export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

const idOf = (params: { id?: string }) => params.id ?? "theme-1";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const pray = new URL(request.url).searchParams.get("pray");
  return themePage(idOf(params), pray, await getUser(request));
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
  const { favorite, amen } = visitorWords(id);
  const target = { item: id, path, visitorWords: favorite };
  const counters = { hash: "figures", stays: true };
  const saveIntents = Object.entries(themeSources(id)).map(([intent, source]) => {
    const visitor = { visitorWords: visitorSaveWords(`${path}#${intent}`) };
    return [intent, savePrayerIntent(intent as SavePrayerIntent, { source, path, ...visitor })];
  });
  return runIntent(args, path, {
    ...Object.fromEntries(saveIntents),
    favorite: saveIntent("favorite", target, () => counters),
    remove: signedInIntent(favorite, async (user) => ({
      ...counters,
      words: await removeFor(user, { kind: "theme", item: id }),
    })),
    amen: async ({ session }) => ({
      words: amen,
      session: { ...session, prayed: await countPrayed(id, session.prayed) },
    }),
  });
}

export default function ThemeRoute() {
  const page = useLoaderData<typeof loader>();
  const View = page.praying ? PrayView : ThemeView;
  return <View key={page.theme.id} {...page} />;
}
