import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { discardDraft, offeredDraft } from "~/bookmarks/drafts.server";
import { prayer } from "~/bookmarks/prayer-definition";
import { runForms } from "~/forms/action.server";
import { discardDraftIntent } from "~/forms/draft";
import { pageMeta } from "~/ui/meta/page-meta";
import { prayerForm } from "./forms.server";
import { prayerIntent } from "./intents.server";
import { pageNumber } from "./page-number";
import { prayersPage } from "./prayers.server";
import { PrayersView } from "./prayers-view";
import { requireWriter } from "./writer.server";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "My Prayers", canonical: false });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  return { ...(await prayersPage(user, args.request.url)), draft: await offeredDraft(user) };
}

export async function action(args: ActionFunctionArgs) {
  const { user, sent } = await requireWriter(args, prayer);
  const page = pageNumber(args.request.url);
  const search = page > 1 ? { page: String(page) } : undefined;
  const where = { search, hash: "prayers", stays: true };
  return runForms(args, "/account/prayers", [prayerForm(user)], {
    sent,
    findUser: getUser,
    intents: {
      prayed: prayerIntent("prayed", user, where),
      wake: prayerIntent("wake", user, where),
      [discardDraftIntent]: discardDraft(user, { search, hash: prayer.name, stays: true }),
    },
  });
}

export default function Prayers() {
  return <PrayersView {...useLoaderData<typeof loader>()} />;
}
