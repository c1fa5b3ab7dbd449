import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/intents.server";
import { prayerIntent } from "~/routes/prayers/intents.server";
import { prayerPage } from "~/routes/prayers/prayers.server";
import { pageMeta } from "~/ui/meta/page-meta";
import { PrayerView } from "./prayer-view";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

/** Titles stay in a browser's history: they tell nothing of what is prayed. */
export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "A prayer - My Prayers", canonical: false });

export async function loader(args: LoaderFunctionArgs) {
  return prayerPage(await requireUser(args), args.params.handle);
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const { prayer } = await prayerPage(user, args.params.handle);
  const where = { stays: true };
  return runIntent(
    args,
    `/account/prayers/${prayer.handle}`,
    {
      prayed: prayerIntent("prayed", user, where),
      wake: prayerIntent("wake", user, where),
      again: prayerIntent("again", user, where),
    },
    getUser,
  );
}

export default function PrayerRoute() {
  const page = useLoaderData<typeof loader>();
  return <PrayerView key={page.prayer.handle} {...page} />;
}
