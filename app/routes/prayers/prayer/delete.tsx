import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deletePrayerWords } from "#content/pages/prayer-forms";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { prayerPath, prayersPath } from "~/paths";
import { prayerField } from "~/prayers/prayer-definition";
import { Button, SecondaryLink, TallLink } from "~/ui/controls/controls";
import { IntentForm } from "~/ui/forms/intent-form";
import { privateMeta } from "~/ui/meta/page-meta";
import { DivineName } from "~/ui/reading/scripture";
import { prayerIntent } from "../prayer-actions.server";
import { prayerPage } from "../prayers.server";
import { PrayerFrame } from "./prayer-frame";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export const meta = privateMeta("Delete a prayer - My Prayers");

export async function loader(args: LoaderFunctionArgs) {
  return prayerPage(await requireUser(args), args.params.handle);
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  await prayerPage(user, args.params.handle);
  return runIntent(args, prayersPath, { delete: prayerIntent("delete", user) }, getUser);
}

export default function DeletePrayer() {
  const { prayer } = useLoaderData<typeof loader>();
  const { handle, words, answeredOn } = prayer;
  const path = prayerPath(handle);
  return (
    <PrayerFrame {...deletePrayerWords} handle={handle}>
      <blockquote className="prayed-words mb-8 border-s-2 border-accent ps-5">
        <DivineName text={words} />
      </blockquote>
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
        <IntentForm
          action={`${path}/delete`}
          intent="delete"
          values={{ [prayerField]: handle }}
          leavesPage
        >
          {(pending) => (
            <Button
              variant="secondary"
              className="border-danger text-danger"
              pending={pending && "Deleting..."}
            >
              Yes, delete it
            </Button>
          )}
        </IntentForm>
        <SecondaryLink to={path}>Keep it</SecondaryLink>
        {!answeredOn && <TallLink to={`${path}/rest`}>Let it rest instead</TallLink>}
      </div>
    </PrayerFrame>
  );
}
