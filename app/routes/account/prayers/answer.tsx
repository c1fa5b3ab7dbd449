import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { prayerAnswer } from "~/forms/prayer";
import { requireUser } from "~/server/current-user.server";
import { answerForms } from "~/server/form.server";
import { prayerAnswerForm } from "~/server/prayer-forms.server";
import { Button } from "~/ui/button";
import { PostField, PostForm, PostTextarea } from "~/ui/form";
import { pageMeta } from "~/ui/page-meta";
import { useDraft } from "~/ui/use-draft";
import { useFormPost } from "~/ui/use-form-post";
import { ZoneField } from "~/ui/zone-field";
import { DraftNotice } from "./draft-notice";
import { PrayerFrame, toPrayer } from "./prayer-frame";
import { prayerPage } from "./prayers.server";
import { useLocalDay } from "./use-local-day";

export { keepWords as clientAction, unlessRefused as shouldRevalidate } from "~/ui/keep-words";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "An answered prayer - My Prayers", canonical: false });

export async function loader({ request, params }: LoaderFunctionArgs) {
  return prayerPage(await requireUser(request), params.handle);
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args.request);
  const { handle } = (await prayerPage(user, args.params.handle)).prayer;
  return answerForms(args, `/account/prayers/${handle}/answer`, [prayerAnswerForm(user, handle)]);
}

export default function AnswerPrayer() {
  const { prayer, begin, drafts } = useLoaderData<typeof loader>();
  const { handle, words, answer, answeredOn } = prayer;
  const post = useFormPost(prayerAnswer);
  const draft = useDraft(post, drafts, `${prayerAnswer.name}/${handle}`);
  const begun = { answeredOn: begin.answeredOn, answer: answer ?? "" };
  const filled = { ...post, result: post.result ?? { initialValue: begun } };
  const { fields } = prayerAnswer;
  useLocalDay(post, fields.answeredOn, { days: 0, unless: Boolean(answeredOn) });
  return (
    <PrayerFrame title="It is answered" back={toPrayer(handle)}>
      <blockquote className="prayer-recalled">{words}</blockquote>
      <PostForm
        post={filled}
        action={`/account/prayers/${handle}/answer`}
        leads
        onInput={draft.keep}
        className="form"
      >
        {draft.restored && <DraftNotice startAfresh={draft.startAfresh} />}
        <PostField post={filled} field={fields.answeredOn} />
        <PostTextarea
          post={filled}
          field={fields.answer}
          rows={6}
          hint="An answer may be a yes, a no, or something that you did not ask for."
        />
        <ZoneField />
        <Button pending={post.pending} pendingText="Keeping...">
          Keep it with thanks
        </Button>
      </PostForm>
    </PrayerFrame>
  );
}
