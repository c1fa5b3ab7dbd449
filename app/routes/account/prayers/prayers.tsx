import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/server/current-user.server";
import { answerForms } from "~/server/form.server";
import { prayerAct } from "~/server/prayer-acts.server";
import { prayerForm } from "~/server/prayer-forms.server";
import { pageMeta } from "~/ui/page-meta";
import { pageNumber } from "./page-number";
import { prayersPage } from "./prayers.server";
import { PrayersView } from "./prayers-view";

export { keepWords as clientAction, unlessRefused as shouldRevalidate } from "~/ui/keep-words";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "My Prayers", canonical: false });

export async function loader({ request }: LoaderFunctionArgs) {
  return prayersPage(await requireUser(request), request.url);
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args.request);
  const page = pageNumber(args.request.url);
  const search = page > 1 ? { page: String(page) } : undefined;
  const where = { search, hash: "prayers", stays: true };
  return answerForms(args, "/account/prayers", [prayerForm(user)], {
    acts: { prayed: prayerAct("prayed", user, where), wake: prayerAct("wake", user, where) },
  });
}

export default function Prayers() {
  return <PrayersView {...useLoaderData<typeof loader>()} />;
}
