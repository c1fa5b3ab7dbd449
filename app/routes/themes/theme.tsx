import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerActs } from "~/server/acts.server";
import { pageMeta } from "~/ui/page-meta";
import { PrayView } from "./pray-view";
import { themeOrDefault, themePage } from "./theme.server";
import { ThemeView } from "./theme-view";

export { keepWords as clientAction, unlessRefused as shouldRevalidate } from "~/ui/keep-words";

const idOf = (params: { id?: string }) => params.id ?? "theme-1";

export function loader({ params, request }: LoaderFunctionArgs) {
  return themePage(idOf(params), new URL(request.url).searchParams.get("pray"));
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { theme, path } = args.data;
  return pageMeta(args, { heading: theme.title, description: theme.description, canonical: path });
};

/** Signed out, a favourite is not kept; the words say what signing in would keep. */
export function action(args: ActionFunctionArgs) {
  const theme = themeOrDefault(idOf(args.params));
  return answerActs(args, `/theme/${theme.id}`, {
    favorite: async () => ({
      words: {
        title: "Sign in to keep favorites",
        description: "Your favorite themes are kept with your account.",
      },
    }),
    amen: async () => ({
      words: { title: "Amen", description: "You have prayed this theme today." },
    }),
  });
}

export default function ThemeRoute() {
  const page = useLoaderData<typeof loader>();
  return page.praying ? <PrayView {...page} /> : <ThemeView {...page} />;
}
