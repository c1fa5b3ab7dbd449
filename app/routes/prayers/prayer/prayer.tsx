import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  inTurnWords,
  noteOf,
  noteRemoved,
  rhythms,
  writtenWords,
} from "#content/pages/prayer-forms";
import { saveNote } from "#db/prayers/prayers.server";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { type IntentArgs, readForm, runForms, runIntent } from "~/forms/action.server";
import { intentField } from "~/forms/form";
import { prayerPath } from "~/paths";
import { editedFrom, prayerEdit, prayerNote } from "~/prayers/prayer-definition";
import { helpAfterWriting } from "~/routes/help.server";
import { database } from "~/runtime/database.server";
import { Button, PageLink, SecondaryLink, TextLink } from "~/ui/controls/controls";
import { PostHidden, ZoneField } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { PostTextarea } from "~/ui/forms/text-area";
import { privateMeta } from "~/ui/meta/page-meta";
import { HourCard } from "~/ui/praying/hour-scene";
import { isolated } from "~/ui/reading/isolated";
import { ReferenceLink } from "~/ui/reading/scripture";
import {
  prayerIntent,
  requireUserKeepingDraft,
  requireUserKeepingIntent,
} from "../prayer-actions.server";
import {
  IntentButton,
  PrayedAlready,
  PrayedToday,
  PrayedWords,
  PrayerDoneNotice,
  PrayerMenu,
  PrayerOrigin,
} from "../prayer-entry";
import { prayerNoteHandler } from "../prayer-handlers.server";
import { type PrayerPage, prayerPage } from "../prayers.server";
import { PrayerFrame } from "./prayer-frame";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

/** Titles stay in a browser's history: nothing of the prayer in them. */
export const meta = privateMeta("A prayer - My Prayers");

export async function loader(args: LoaderFunctionArgs) {
  const page = await prayerPage(await requireUser(args), args.params.handle);
  const danger = await helpAfterWriting(args.request);
  const asked = new URL(args.request.url).searchParams.get(noteParameter);
  return { ...page, danger, changed: page.prayer.notes.find(({ key }) => key === asked) };
}

/** Of which note the words are changed. */
const noteParameter = "note";

export async function action(args: ActionFunctionArgs) {
  const isNote = !(await readForm(args)).has(intentField);
  const keeping = isNote
    ? requireUserKeepingDraft(args, prayerNote)
    : requireUserKeepingIntent(args);
  const { user, sent } = await keeping;
  const { handle } = (await prayerPage(user, args.params.handle)).prayer;
  const path = prayerPath(handle);
  if (isNote) return runForms(args, path, [prayerNoteHandler(user, handle)], { sent });
  const where = { stays: true };
  const intents = {
    prayed: prayerIntent("prayed", user, where),
    unprayed: prayerIntent("unprayed", user, where),
    listed: prayerIntent("listed", user, where),
    wake: prayerIntent("wake", user, where),
    again: prayerIntent("again", user, where),
    "note-removed": async ({ form }: IntentArgs) => {
      const key = String(form.get(editedFrom.name));
      await saveNote(database(), user.id, handle, { day: "", key });
      return { ...where, message: noteRemoved };
    },
  };
  return runIntent(args, path, intents, getUser, sent);
}

export default function PrayerRoute() {
  const page = useLoaderData<typeof loader>();
  return <PrayerView key={page.prayer.handle + page.changed?.key} {...page} />;
}

type View = SerializeFrom<typeof loader>;

function PrayerView({ prayer, changed, danger, hour }: View) {
  const { handle, answer, answeredOn, restsUntil, whole, passage } = prayer;
  // Without a name of its own a short prayer is its title; a longer one needs none that is seen.
  const isUnnamed = prayer.readsOn && !prayer.isName;
  const isTitle = isUnnamed && whole.length <= 60 && !whole.includes("\n");
  const title = isTitle ? whole : isUnnamed ? prayer.name : prayer.heading;
  return (
    <PrayerFrame
      title={
        <span
          id={isTitle ? `name-${handle}` : undefined}
          className={isUnnamed && !isTitle ? "sr-only" : ""}
        >
          {title}
        </span>
      }
      wide
      menu={
        <PrayerMenu
          {...prayer}
          links={answeredOn || restsUntil ? ["edit", "delete"] : ["rest", "edit", "delete"]}
          className="relative"
        />
      }
    >
      <PrayerDoneNotice danger={danger} />
      <div className="grid grid-cols-1 gap-6">
        <HourCard hour={hour}>
          {answeredOn && (
            <section aria-labelledby="answer-heading">
              <h2 id="answer-heading">Answered on {answeredOn}</h2>
              {answer && <PrayedWords text={answer} className="mt-3 text-scripture" />}
            </section>
          )}
          {!isTitle && (
            <PrayedWords
              id={`name-${handle}`}
              text={passage?.verses ?? whole}
              isVerse={passage !== undefined || prayer.isVerse}
              className={answeredOn ? "" : passage || whole.length > 300 ? long : short}
            />
          )}
          {passage && (
            <p className="reference -mt-2 print:mt-1">
              <ReferenceLink reference={passage.reference} />
            </p>
          )}
          {restsUntil && <p>At rest until {restsUntil}.</p>}
          <PrayerButtons {...prayer} />
        </HourCard>
        <PrayerFacts {...prayer} />
        <Notes {...prayer} changed={changed} />
      </div>
    </PrayerFrame>
  );
}

const long = "text-[clamp(1.375rem,1.2rem+0.75vw,1.625rem)] leading-normal";
const short = "text-[clamp(1.75rem,1.3rem+1.7vw,2.75rem)] leading-tight";

/** An answered or resting prayer has to be brought back first. */
function PrayerButtons(prayer: PrayerPage["prayer"]) {
  const { handle, answeredOn, restsUntil, isPrayed, isSaved, isName, name } = prayer;
  const isOpen = !answeredOn && !restsUntil;
  const path = prayerPath(handle);
  const own = { action: path, handle };
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
      {answeredOn && !(isSaved && isName) && (
        <IntentButton {...own} intent="again" label="Pray again" className="max-sm:px-4" />
      )}
      {restsUntil && <IntentButton {...own} intent="wake" label="Bring it back" />}
      {isOpen &&
        (isPrayed ? (
          <PrayedAlready {...own} />
        ) : (
          <PrayedToday
            {...own}
            label={isName ? `I prayed for ${isolated(name)}` : undefined}
            variant="primary"
            className="max-w-full max-sm:px-4 wrap-anywhere"
          />
        ))}
      {isOpen && isSaved && <IntentButton {...own} intent="listed" label="Put it on my list" />}
      {!restsUntil && (
        <SecondaryLink to={`${path}/answer`} className="max-sm:px-4">
          {answeredOn ? "Change the answer" : "It is answered"}
        </SecondaryLink>
      )}
    </div>
  );
}

function PrayerFacts(prayer: PrayerPage["prayer"]) {
  const { handle, times, prayedOn, isName } = prayer;
  const isOpen = !prayer.answeredOn && !prayer.restsUntil;
  // A birthday comes beside its turn, and takes no other day away.
  const inTurn =
    !times.rhythm && prayer.weekdays.length === 0 ? [`Comes up ${inTurnWords.toLowerCase()}`] : [];
  const when = [
    ...(isOpen ? (prayer.isSaved ? [rhythms.saved] : inTurn) : []),
    ...(isOpen ? prayer.when : []),
    `${writtenWords(Boolean(prayer.answeredOn), prayer.isWrittenLater)} ${prayer.writtenOn}`,
  ];
  return (
    <section aria-label="About this prayer">
      <PrayerOrigin {...prayer} when={when} lastPrayed={prayedOn}>
        {isOpen && isName && (
          <span>
            Birthday: {times.birthday}{" "}
            <TextLink to={`${prayerPath(handle, "edit")}#${prayerEdit.name}-birthday`}>
              {times.birthday ? "Change it" : "Add it"}
            </TextLink>
          </span>
        )}
      </PrayerOrigin>
    </section>
  );
}

type NotesProps = PrayerPage["prayer"] & Pick<View, "changed">;

function Notes({ handle, notes, asksHow, changed }: NotesProps) {
  const known = { note: changed?.words ?? "", [editedFrom.name]: changed?.key ?? "" };
  const post = useFormPost(prayerNote, known);
  const { note } = prayerNote.fields;
  const label = changed ? noteOf(changed.day) : asksHow ? "How did it go?" : note.label;
  const path = (key?: string) => prayerPath(handle) + (key ? `?${noteParameter}=${key}` : "");
  return (
    <section
      aria-label="Notes"
      className="grid max-w-160 gap-5 [&_textarea]:min-h-[52px] [&_textarea]:field-sizing-content"
    >
      {notes.map(({ key, day, words }) => (
        <div key={key}>
          <p className="text-small text-ink-quiet">
            {day}{" "}
            <PageLink to={`${path(key)}#${prayerNote.name}`} className="link no-print">
              Change<span className="sr-only"> this note: {day}</span>
            </PageLink>
          </p>
          <PrayedWords text={words} />
        </div>
      ))}
      <PostForm post={post} action={path(changed?.key)} className="form no-print">
        <PostTextarea post={post} field={{ ...note, label }} rows={1} />
        <PostHidden post={post} field={editedFrom} />
        <ZoneField />
        <Button variant="secondary" pending={post.pending && "Saving..."}>
          Save this note
        </Button>
      </PostForm>
      {changed && (
        <IntentButton
          {...{ action: path(), handle, from: changed.key }}
          intent="note-removed"
          label="Take this note away"
        />
      )}
    </section>
  );
}
