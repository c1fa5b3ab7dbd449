import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import {
  fullWords,
  notPrayedYet,
  prayedWords,
  privateRequest,
  receiptParts,
  storyTitles,
  toldWords,
} from "#content/pages/contact";
import { mostUpdates, writeFromSender } from "#db/requests/receipts.server";
import { dangerIn, kindsIn } from "~/care/recogniser.server";
import { type FormHandler, FormRefusal, runForms } from "~/forms/action.server";
import { text } from "~/forms/fields.server";
import { doneParameter } from "~/forms/form";
import { refuse } from "~/http/refusal.server";
import { receiptPath } from "~/paths";
import { dangerHelpAfter, helpAfterSending } from "~/routes/help.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { DawnRings } from "~/ui/art/scene-picture";
import { BackLink } from "~/ui/controls/back-link";
import { Button, SecondaryLink, TextLink } from "~/ui/controls/controls";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { PostTextarea } from "~/ui/forms/text-area";
import { DangerHelpAfter, DangerHelpBox, HelpNow } from "~/ui/help/help-view";
import { PageBanner } from "~/ui/layout/page-banner";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { Day, Moment } from "~/ui/reading/moment";
import { columnsClass, noteClass, storyClass } from "~/ui/team/team-styles";
import { fullRequest, requireReceipt } from "./receipt.server";
import { requestAnswer, requestUpdate } from "./receipt-definition";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { teamStyles as links } from "~/ui/team/team-styles";

export const meta = privateMeta("Your prayer request");

export async function loader(args: LoaderFunctionArgs) {
  const { token, request, state, notes, fullName, endsAt } = await requireReceipt(args);
  const { prayedTimes, lastPrayedAt, answeredAt, retentionDays, isUrgent, dangerKinds } = state;
  const sent = new URL(args.request.url).searchParams.get(doneParameter);
  const danger = sent ? await helpAfterSending(args.request) : undefined;
  const isSentHelp = notes.some(({ kind }) => kind === "help");
  return {
    danger,
    standing:
      !danger && (isUrgent || isSentHelp)
        ? dangerHelpAfter(args.request, dangerKinds ? dangerKinds.split(",") : undefined)
        : undefined,
    path: receiptPath(token),
    name: isolated(fullName),
    words: request.content,
    isPrivate: request.isPrivate,
    receivedAt: request.createdAt,
    prayedTimes,
    lastPrayedAt,
    answeredAt,
    retentionDays,
    endsAt,
    isFull: notes.filter(({ kind }) => kind in kinds).length >= mostUpdates,
    notes: notes.flatMap(({ at, kind, ...note }) =>
      at && kind !== "handover" ? [{ ...note, kind, at }] : [],
    ),
  };
}

type ReceiptPage = Awaited<ReturnType<typeof loader>>;

export async function action(args: ActionFunctionArgs) {
  const { token, tokenHash } = await requireReceipt(args);
  const handlers = [fromSender("update", tokenHash), fromSender("answer", tokenHash)];
  return runForms(args, receiptPath(token), handlers);
}

const kinds = { update: requestUpdate, answer: requestAnswer };

function fromSender(kind: "update" | "answer", tokenHash: string): FormHandler<Words> {
  const form = kinds[kind];
  return {
    form,
    schema: z.object({ words: text(form.fields.words) }),
    async save({ words }) {
      const danger = dangerIn(words);
      const note = { kind, text: words, ...danger };
      const saved = await writeFromSender(database(), tokenHash, note, now());
      if (saved === "saved") return { danger: kindsIn(danger) };
      throw new FormRefusal(saved === "full" ? fullRequest() : { ...refuse(404), foreseen: true });
    },
  };
}

type Words = { words: string };

export default function Receipt() {
  const page = useLoaderData<typeof loader>();
  const { name, words, isPrivate, danger, standing, isFull } = page;
  const isTold = isFull || page.answeredAt !== null;
  const box = danger ?? standing;
  return (
    <>
      {box && <HelpNow unsafe={box.unsafe} />}
      <PageBanner
        before={<BackLink to="/">Home</BackLink>}
        title="Your prayer request"
        lead={`${name}, only someone with the address of this page can open it.`}
        kind="tool"
      />
      <div className={`wrap pt-part pb-band ${columnsClass}`}>
        <div className="grid grid-cols-1 content-start gap-8">
          {standing && <DangerHelpBox id="help" help={standing} />}
          <section aria-labelledby="asked-heading" className="vigil night max-lg:pb-32">
            <DawnRings />
            <h2 id="asked-heading" className="text-subheading">
              What you asked
            </h2>
            <blockquote dir="auto" className="prayed-words mt-4">
              {words}
            </blockquote>
            <p className="mt-3 text-small text-ink-quiet">
              {isPrivate
                ? `Private. ${privateRequest}`
                : "The prayer team reads it. It isn’t public."}
            </p>
          </section>
          <RequestStory {...page} />
        </div>
        <aside className="grid grid-cols-1 content-start gap-8">
          <FromSender {...page} {...receiptParts.update} form={requestUpdate} isOver={isFull} />
          <FromSender {...page} {...receiptParts.answer} form={requestAnswer} isOver={isTold} />
          {isFull && (
            <p>
              {fullWords} <TextLink to="/contact#prayer-request">Please send us a new one</TextLink>
              .
            </p>
          )}
          <Ending {...page} />
        </aside>
      </div>
    </>
  );
}

function RequestStory(page: ReceiptPage) {
  const { receivedAt: at, prayedTimes, lastPrayedAt, answeredAt, notes } = page;
  const steps = [
    { title: "We have received it", at },
    { title: prayedWords(prayedTimes), at: lastPrayedAt },
    ...notes.map(({ kind, text, at }) => ({ title: storyTitles[kind], text, kind, at })),
    ...(answeredAt ? [{ title: toldWords, at: answeredAt }] : []),
  ];
  return (
    <section aria-labelledby="story-heading">
      <h2 id="story-heading">How it’s going</h2>
      <ol className={storyClass}>
        {steps.map(({ title, at, ...note }: Step) => (
          <li key={`${title} ${at}`} data-open={at ? undefined : ""}>
            <p className="font-semibold">{title}</p>
            {note.text && note.kind !== "help" && (
              <p dir="auto" className={noteClass}>
                {note.text}
              </p>
            )}
            <p className="text-small text-ink-quiet">{at ? <Moment at={at} /> : notPrayedYet}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Step = { title: string; at: Date | null; text?: string; kind?: string };

type FromSenderProps = Pick<ReceiptPage, "path" | "danger"> & {
  form: typeof requestUpdate | typeof requestAnswer;
  heading: string;
  button: string;
  /** Nothing more is taken; the thanks stand until the page is left. */
  isOver: boolean;
};

function FromSender({ form, heading, button, isOver, path, danger }: FromSenderProps) {
  const post = useFormPost(form);
  if (isOver && !post.notice && !post.done) return null;
  return (
    <section id={form.name} aria-labelledby={`${form.name}-heading`} className="no-print">
      <h2 id={`${form.name}-heading`}>{heading}</h2>
      <PostForm post={post} action={path} className="form mt-4">
        <DangerHelpAfter form={form.name} danger={danger} />
        {(!isOver || post.notice) && (
          <>
            <PostTextarea post={post} field={form.fields.words} rows={4} />
            <Button variant="secondary" pending={post.pending && "Sending..."}>
              {button}
            </Button>
          </>
        )}
      </PostForm>
    </section>
  );
}

function Ending({ path, retentionDays, endsAt }: ReceiptPage) {
  return (
    <section aria-labelledby="ending-heading">
      <h2 id="ending-heading">When you’re done</h2>
      <p className="mt-3">
        {retentionDays
          ? `We erase your request ${retentionDays} days after the last thing done with it.`
          : "You can take it back whenever you like. We erase it at once."}{" "}
        This address works until <Day at={endsAt} />.
      </p>
      <div className="buttons mt-4">
        <SecondaryLink to={`${path}/withdraw`}>Withdraw this request</SecondaryLink>
      </div>
    </section>
  );
}
