import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerForms } from "~/server/form.server";
import { newsletterForm } from "~/server/newsletter.server";
import { DownloadSection } from "~/ui/download-section";
import { HomeHero } from "~/ui/home-hero";
import { NewsletterForm } from "~/ui/newsletter-form";
import { pageMeta } from "~/ui/page-meta";
import { useHashScroll } from "~/ui/use-hash-scroll";
import { claims } from "../../../content/samples";

export { keepWords as clientAction, unlessRefused as shouldRevalidate } from "~/ui/keep-words";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Prayer LIFE - Find God's Peace in Prayer",
    description:
      "Pray with scripture, follow a five-minute plan, and keep what you pray for. Prayer LIFE is a quiet place for your life of prayer.",
  });

export function loader() {
  return { claims };
}

export function action(args: ActionFunctionArgs) {
  return answerForms(args, "/", [newsletterForm]);
}

export default function Home() {
  const { claims } = useLoaderData<typeof loader>();
  useHashScroll();
  return (
    <>
      <HomeHero claims={claims} />
      <DownloadSection />
      <NewsletterForm action="/?index" />
    </>
  );
}
