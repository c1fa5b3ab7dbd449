import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { draftName, forgetDraft } from "~/forms/device-drafts";
import { prayerPath } from "~/paths";
import { editedFrom, prayerEdit } from "~/prayers/prayer-definition";
import { Button } from "~/ui/controls/controls";
import { PostField, PostHidden } from "~/ui/forms/field";
import { PostTextarea } from "~/ui/forms/text-area";
import { privateMeta } from "~/ui/meta/page-meta";
import { runPrayerForm } from "../prayer-actions.server";
import { DraftForm, dayValues, PrayerTimes, useDraftForm } from "../prayer-form";
import { prayerEditHandler } from "../prayer-handlers.server";
import { prayerFormPage } from "../prayers.server";
import { PrayerFrame } from "./prayer-frame";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export const meta = privateMeta("Edit a prayer - My Prayers");

export const loader = (args: LoaderFunctionArgs) => prayerFormPage(args, prayerEdit.name);

export function action(args: ActionFunctionArgs) {
  return runPrayerForm(args, { form: prayerEdit, page: "edit", handler: prayerEditHandler });
}

export default function EditPrayer() {
  const page = useLoaderData<typeof loader>();
  return <EditForm key={page.draft?.handle} {...page} />;
}

function EditForm({ prayer, draft: offered }: SerializeFrom<typeof loader>) {
  const { handle, title, whole, reference, weekdays, writtenAt } = prayer;
  const path = prayerPath(handle);
  const known = {
    title: title ?? "",
    text: whole,
    reference: reference ?? "",
    ...prayer.times,
    ...dayValues(weekdays),
    [editedFrom.name]: String(writtenAt),
  };
  const draft = useDraftForm(prayerEdit, { offered, known });
  const { post } = draft;
  const { fields } = prayerEdit;
  const buttons = (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-8">
      <Button pending={post.pending && "Saving..."}>Save changes</Button>{" "}
      {/* Words that the server saved go by "Throw it away" alone: no link may delete anything. */}
      {!offered && (
        <Link
          to={path}
          onClick={() => forgetDraft(draftName(prayerEdit.name, `${path}/edit`))}
          className="link inline-flex min-h-11 items-center"
        >
          Cancel
        </Link>
      )}{" "}
      <Link
        to={`${path}/delete`}
        className="text-button decoration-current text-danger max-sm:basis-full sm:ms-auto"
      >
        Delete this prayer
      </Link>
    </div>
  );
  return (
    <PrayerFrame title="Edit this prayer" handle={handle} wide>
      <DraftForm of={draft} action={`${path}/edit`} leads buttons={buttons}>
        <div className="grid grid-cols-1 gap-x-column gap-y-5 [&_textarea]:field-sizing-content lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <PostTextarea post={post} field={fields.text} rows={6} />
          <div className="grid content-start gap-5">
            <PostField post={post} field={fields.title} />
            <PostField post={post} field={fields.reference} />
            <PostField post={post} field={fields.person} />
            <h2 className="mt-2 text-subheading">When it comes up</h2>
            <PrayerTimes post={post} />
          </div>
        </div>
        <PostHidden post={post} field={editedFrom} />
      </DraftForm>
    </PrayerFrame>
  );
}
