import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerActs } from "~/server/acts.server";
import { pageMeta } from "~/ui/page-meta";
import { PrayView } from "./pray-view";
import { themeOrDefault, themePage } from "./theme.server";
import { ThemeView } from "./theme-view";
import { visitorWords } from "./theme-words";

export { keepWords as clientAction, unlessRefused as shouldRevalidate } from "~/ui/keep-words";

const idOf = (params: { id?: string }) => params.id ?? "theme-1";

export function loader({ params, request }: LoaderFunctionArgs) {
  return themePage(idOf(params), new URL(request.url).searchParams.get("pray"));
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { theme, path, praying } = args.data;
  return pageMeta(args, {
    heading: praying ? `Pray: ${theme.title}` : theme.title,
    description: theme.description,
    canonical: path,
    unlisted: praying,
  });
};

/** Signed out, a favourite is not kept; the words say what signing in would keep. */
export function action(args: ActionFunctionArgs) {
  const { id } = themeOrDefault(idOf(args.params));
  const words = visitorWords(id);
  return answerActs(args, `/theme/${id}`, {
    favorite: async () => ({
      words: { ...words.favorite, variant: "info" },
      hash: "figures",
      stays: true,
    }),
    amen: async () => ({ words: words.amen }),
  });
}

export default function ThemeRoute() {
  const page = useLoaderData<typeof loader>();
  const View = page.praying ? PrayView : ThemeView;
  return <View key={page.theme.id} {...page} />;
}
