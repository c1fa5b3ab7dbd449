import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerForms } from "~/server/form.server";
import { newsletterForm } from "~/server/newsletter.server";
import { pageMeta } from "~/ui/page-meta";
import { useHashScroll } from "~/ui/use-hash-scroll";
import { savedPrayer } from "./generator-words";
import { homePage, queryOf } from "./home.server";
import { homeData } from "./home-data";
import { HomeView } from "./home-view";

export { keepWords as clientAction, unlessRefused as shouldRevalidate } from "~/ui/keep-words";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Prayer LIFE - Find God's Peace in Prayer",
    description:
      "Pray with scripture, follow a five-minute plan, and keep what you pray for. Prayer LIFE is a quiet place for your life of prayer.",
    about: homeData,
  });

export function loader({ request }: LoaderFunctionArgs) {
  return homePage(queryOf(request));
}

/** The generator's save is a demonstration: its words, and nothing is kept. */
export function action(args: ActionFunctionArgs) {
  const search = queryOf(args.request);
  const save = async () => ({ words: savedPrayer, search, hash: "learn-more", stays: true });
  return answerForms(args, "/", [newsletterForm], { acts: { save }, search });
}

export default function Home() {
  const page = useLoaderData<typeof loader>();
  useHashScroll();
  return <HomeView {...page} />;
}
