import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { fullOf } from "~/bookmarks/bookmarks";
import { keepFrom, keepingPrayer } from "~/bookmarks/prayers.server";
import { visitorKeepWords } from "~/bookmarks/save-result";
import { answerForms } from "~/forms/action.server";
import type { Act } from "~/forms/intents.server";
import { newsletterForm } from "~/routes/marketing/newsletter/newsletter.server";
import { useHashScroll } from "~/ui/layout/use-hash-scroll";
import { pageMeta } from "~/ui/meta/page-meta";
import { savedPrayer } from "./generator-words";
import { defaultPrayer, homePage, queryOf, verseSource } from "./home.server";
import { homeData } from "./home-data";
import { homePath } from "./home-query";
import { HomeView } from "./home-view";

export {
  keepWords as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/keep-words";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Prayer LIFE - Find God's Peace in Prayer",
    description:
      "Pray with scripture, follow a five-minute plan, and keep what you pray for. Prayer LIFE is a quiet place for your life of prayer.",
    about: homeData,
  });

export async function loader({ request }: LoaderFunctionArgs) {
  return homePage(queryOf(request), await getUser(request));
}

/** What a person saves is kept in My Prayers; for a visitor the generator only shows how it is. */
export function action(args: ActionFunctionArgs) {
  const search = queryOf(args.request);
  const where = { search, hash: "learn-more", stays: true };
  const save: Act = async ({ user }) => {
    if (!user) return { ...where, words: savedPrayer };
    const { end, words } = await keepFrom(user, `generator/${search.prayer ?? defaultPrayer}`);
    if (end === "full") return { ...where, words, done: fullOf("save") };
    return { ...where, words: end === "kept" ? { ...words, ...savedPrayer } : words };
  };
  const path = homePath(search);
  const keepVerse = keepingPrayer("keep-verse", {
    source: verseSource["keep-verse"],
    path,
    visitorWords: visitorKeepWords(`${path}#keep-verse`),
  });
  const acts = { save, "keep-verse": keepVerse };
  return answerForms(args, "/", [newsletterForm], { acts, search });
}

export default function Home() {
  const page = useLoaderData<typeof loader>();
  useHashScroll();
  return <HomeView {...page} />;
}
