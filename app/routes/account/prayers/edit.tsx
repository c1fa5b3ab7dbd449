import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { prayerEdit } from "~/forms/prayer";
import { requireUser } from "~/server/current-user.server";
import { answerForms } from "~/server/form.server";
import { prayerEditForm } from "~/server/prayer-forms.server";
import { Button } from "~/ui/button";
import { PostField, PostForm, PostTextarea } from "~/ui/form";
import { pageMeta } from "~/ui/page-meta";
import { useDraft } from "~/ui/use-draft";
import { useFormPost } from "~/ui/use-form-post";
import { DraftNotice } from "./draft-notice";
import { PrayerFrame, toPrayer } from "./prayer-frame";
import { prayerPage } from "./prayers.server";

export { keepWords as clientAction, unlessRefused as shouldRevalidate } from "~/ui/keep-words";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Edit a prayer - My Prayers", canonical: false });

export async function loader({ request, params }: LoaderFunctionArgs) {
  return prayerPage(await requireUser(request), params.handle);
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args.request);
  const { handle } = (await prayerPage(user, args.params.handle)).prayer;
  return answerForms(args, `/account/prayers/${handle}/edit`, [prayerEditForm(user, handle)]);
}

export default function EditPrayer() {
  const { prayer, drafts } = useLoaderData<typeof loader>();
  const { handle, title, whole, reference } = prayer;
  const path = `/account/prayers/${handle}`;
  const post = useFormPost(prayerEdit);
  const draft = useDraft(post, drafts, `${prayerEdit.name}/${handle}`);
  const begun = { title: title ?? "", text: whole, reference: reference ?? "" };
  const filled = { ...post, result: post.result ?? { initialValue: begun } };
  const { fields } = prayerEdit;
  return (
    <PrayerFrame title="Edit this prayer" back={toPrayer(handle)}>
      <PostForm post={filled} action={`${path}/edit`} leads onInput={draft.keep} className="form">
        {draft.restored && <DraftNotice startAfresh={draft.startAfresh} />}
        <PostTextarea post={filled} field={fields.text} rows={10} />
        <PostField post={filled} field={fields.title} />
        <PostField post={filled} field={fields.reference} />
        <div className="prayer-ways">
          <Button pending={post.pending} pendingText="Keeping...">
            Keep the changes
          </Button>
          <Link to={`${path}/delete`} className="text-button">
            Delete this prayer
          </Link>
        </div>
      </PostForm>
    </PrayerFrame>
  );
}
