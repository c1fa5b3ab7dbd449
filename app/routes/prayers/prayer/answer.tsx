import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerLeads } from "#content/pages/prayer-forms";
import { prayerPath } from "~/paths";
import { prayerAnswer } from "~/prayers/prayer-definition";
import { Button } from "~/ui/controls/controls";
import { PostCheckbox } from "~/ui/forms/choice-field";
import { PostField, ZoneField } from "~/ui/forms/field";
import { PostTextarea } from "~/ui/forms/text-area";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { runPrayerForm } from "../prayer-actions.server";
import { PrayedWords } from "../prayer-entry";
import { DraftForm, useDraftForm } from "../prayer-form";
import { prayerAnswerHandler } from "../prayer-handlers.server";
import { prayerFormPage } from "../prayers.server";
import { PrayerFrame } from "./prayer-frame";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export const meta = privateMeta("An answered prayer - My Prayers");

export const loader = (args: LoaderFunctionArgs) => prayerFormPage(args, prayerAnswer.name);

export function action(args: ActionFunctionArgs) {
  return runPrayerForm(args, { form: prayerAnswer, page: "answer", handler: prayerAnswerHandler });
}

export default function AnswerPrayer() {
  const page = useLoaderData<typeof loader>();
  return <AnswerForm key={page.draft?.handle} {...page} />;
}

function AnswerForm({ prayer, begin, draft: offered }: SerializeFrom<typeof loader>) {
  const { handle, heading, words, answer, answeredOn, isName } = prayer;
  const isKept = isName && !answeredOn;
  const known = { answeredOn: begin.answeredOn, answer: answer ?? "", keep: isKept ? "on" : "" };
  const draft = useDraftForm(prayerAnswer, { offered, known });
  const { post } = draft;
  const { fields } = prayerAnswer;
  return (
    <PrayerFrame
      title="It is answered"
      lead={answerLeads[isKept ? "name" : "leaves"]}
      handle={handle}
    >
      <blockquote className="mb-8 border-s-2 border-accent ps-5">
        {!isName && <p className="mb-1 text-small text-ink-quiet">{heading}</p>}
        <PrayedWords text={words} className={isName ? "text-heading" : ""} />
      </blockquote>
      <DraftForm
        of={draft}
        action={prayerPath(handle, "answer")}
        leads
        buttons={<Button pending={post.pending && "Saving..."}>Save it with thanks</Button>}
      >
        <PostField post={post} field={fields.answeredOn} />
        <PostTextarea post={post} field={fields.answer} rows={6} hint={answerLeads.hint} />
        {isKept && (
          <PostCheckbox post={post} field={fields.keep}>
            Keep {isolated(words)} on my list
          </PostCheckbox>
        )}
        <ZoneField />
      </DraftForm>
    </PrayerFrame>
  );
}
