import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { answerForms } from "~/server/form.server";
import { newsletterForm } from "~/server/newsletter.server";
import { NewsletterForm } from "~/ui/newsletter-form";
import { PageBanner } from "~/ui/page-banner";
import { pageMeta } from "~/ui/page-meta";

export { keepWords as clientAction } from "~/ui/keep-words";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Features - Prayer LIFE",
    description: "What Prayer LIFE offers: scripture prayer, plans, a private journal, and more.",
  });

export function action(args: ActionFunctionArgs) {
  return answerForms(args, "/features", [newsletterForm]);
}

export default function Features() {
  return (
    <>
      <PageBanner
        title="Features"
        lead="Scripture to pray with, a plan for each day, and a private place to keep it all."
      />
      <NewsletterForm action="/features" />
    </>
  );
}
