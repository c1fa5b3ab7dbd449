import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { lockOf } from "~/accounts/locks.server";
import { runForms } from "~/forms/action.server";
import { discardDraftIntent } from "~/forms/form";
import { answeredPath, lockPath, prayersPath } from "~/paths";
import { discardDraft, offeredDraft } from "~/prayers/drafts.server";
import { prayer } from "~/prayers/prayer-definition";
import { whoReads } from "~/prayers/who-reads.server";
import { DawnRings } from "~/ui/art/scene-picture";
import { Button, Icon, SecondaryLink, TextLink } from "~/ui/controls/controls";
import { pageNumber } from "~/ui/controls/page-number";
import { PostField, ZoneField } from "~/ui/forms/field";
import { Notice } from "~/ui/forms/notice";
import { PostTextarea } from "~/ui/forms/text-area";
import { privateMeta } from "~/ui/meta/page-meta";
import { grouped } from "~/ui/reading/grouped";
import { Quotation } from "~/ui/reading/scripture";
import { prayerIntent, requireUserKeepingDraft } from "./prayer-actions.server";
import { DraftForm, PrayerDays, useDraftForm } from "./prayer-form";
import { prayerHandler } from "./prayer-handlers.server";
import { FoundPrayers, OpenPrayers, Resting, summaryClass } from "./prayer-list";
import { type PrayersPage, prayersPage } from "./prayers.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export const meta = privateMeta("My Prayers");

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const lock = (await lockOf(user))?.is;
  const page = await prayersPage(user, args.request.url);
  return { ...page, lock, draft: await offeredDraft(user), whoReads: await whoReads(user, lock) };
}

export async function action(args: ActionFunctionArgs) {
  const { user, sent } = await requireUserKeepingDraft(args, prayer);
  const page = pageNumber(args.request.url);
  const search = page > 1 ? { page: String(page) } : undefined;
  const where = { search, hash: "prayers", stays: true };
  return runForms(args, prayersPath, [prayerHandler(user)], {
    sent,
    findUser: getUser,
    intents: () => ({
      prayed: prayerIntent("prayed", user, where),
      wake: prayerIntent("wake", user, where),
      [discardDraftIntent]: discardDraft(user, { search, hash: prayer.name, stays: true }),
    }),
  });
}

const halves = "xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] xl:gap-6";

export default function Prayers() {
  const page = useLoaderData<typeof loader>();
  const { counts, draft, lock } = page;
  const empty = counts.open + counts.resting + counts.answered === 0;
  return (
    <AccountPage
      title="My Prayers"
      lead={
        <>
          A quiet place before God. <span className="block">{page.whoReads}</span>
        </>
      }
    >
      {lock && lock !== "open" && (
        <Notice variant="info" className="mt-6" title="Some of your prayers are locked">
          <TextLink to={lockPath}>Open them with your recovery code</TextLink>
        </Notice>
      )}
      {empty && <FirstWords />}
      <div className={`grid grid-cols-1 gap-part pt-part [&_.notice]:my-4 ${empty ? halves : ""}`}>
        <NewPrayer key={draft?.handle} {...page} wanted={empty} />
        {empty && <FirstVerse {...page.scripture} />}
        {page.found ? <FoundPrayers {...page.found} /> : <OpenPrayers {...page} />}
        {!empty && (
          <aside className="no-print grid grid-cols-1 gap-6">
            <Resting {...page} />
            <AnsweredCard count={counts.answered} />
          </aside>
        )}
      </div>
    </AccountPage>
  );
}

type NewPrayerProps = Pick<SerializeFrom<typeof loader>, "draft"> & { wanted: boolean };

/** `wanted`: open, for there is nothing else on the page yet. */
function NewPrayer({ draft: offered, wanted }: NewPrayerProps) {
  const draft = useDraftForm(prayer, { offered });
  const { post } = draft;
  const { text, title, reference, person } = prayer.fields;
  const begun = Boolean(post.result ?? offered);
  const fold = useFold(wanted || post.done || begun);
  const more = useFold(begun);
  return (
    <details
      id={prayer.name}
      {...fold}
      className="new-prayer no-print card px-inset [&_input]:text-base [&>.form>.field>.field-label]:sr-only [&_.form]:pb-inset [&_textarea]:font-serif [&_textarea]:text-prayer [&_textarea]:leading-[1.55]"
    >
      <summary className={`${summaryClass} after:hidden ${wanted ? "mt-3" : ""}`}>
        <Icon of="pen-line" /> Write a prayer
        {!wanted && <Icon of="plus" className="ms-auto in-[[open]]:rotate-45" />}
      </summary>
      <DraftForm
        of={draft}
        action={prayersPath}
        buttons={<Button pending={post.pending && "Saving..."}>Save this prayer</Button>}
      >
        <PostTextarea post={post} field={text} rows={6} hint="In your own words, however few." />
        <details className="prayer-more" {...more}>
          <summary className="link summary-plain inline-flex min-h-11 items-center">
            Add a name, scripture, person or days
          </summary>
          <div className="grid gap-5 pt-3">
            <div className="grid gap-5 sm:grid-cols-2">
              <PostField post={post} field={title} />
              <PostField post={post} field={reference} />
            </div>
            <PostField post={post} field={person} />
            <PrayerDays post={post} />
          </div>
        </details>
        <ZoneField />
      </DraftForm>
    </details>
  );
}

/** Opens for a reason, then stays as the visitor leaves it. */
function useFold(reason: boolean) {
  const [open, setOpen] = useState(reason);
  useEffect(() => {
    if (reason) setOpen(true);
  }, [reason]);
  return {
    open,
    onToggle: ({ currentTarget }: { currentTarget: HTMLDetailsElement }) =>
      setOpen(currentTarget.open),
  };
}

function FirstWords() {
  return (
    <section aria-labelledby="first-prayer-heading" className="max-w-152 pt-part">
      <h2 id="first-prayer-heading">Nothing is written here yet</h2>
      <p className="mt-2">
        If words are hard to find today, borrow some:{" "}
        <TextLink to="/#learn-more">pray a passage of scripture</TextLink>{" "}
        <span className="whitespace-nowrap">
          or <TextLink to="/?themes=all#devotional-themes">choose a theme</TextLink>,
        </span>{" "}
        and save it here.
      </p>
    </section>
  );
}

function FirstVerse({ verses, reference }: PrayersPage["scripture"]) {
  return (
    <figure className="vigil night px-inset pt-8 pb-36 [--rings:22rem] [--rings-right:-2rem] xl:[--rings:34rem] xl:[--rings-right:-5rem]">
      <DawnRings />
      <blockquote className="scripture [&_p]:text-[clamp(1.375rem,1.2rem+0.5vw,1.625rem)] xl:[&_p]:text-[2rem]">
        <Quotation text={verses} />
      </blockquote>
      <figcaption className="reference">{reference}</figcaption>
    </figure>
  );
}

function answeredWords(count: number): string {
  if (count === 0) return "When an answer comes, in whatever shape, it finds its place here.";
  return `${count === 1 ? "One prayer" : `${grouped(count)} prayers`}, to be read with thanks.`;
}

function AnsweredCard({ count }: { count: number }) {
  return (
    <div className="vigil night grid grid-cols-1 justify-items-start gap-4 px-inset py-8 max-lg:pb-24 max-sm:pb-34 max-sm:[--rings:15rem] max-sm:[--rings-right:1rem]">
      <DawnRings />
      <div>
        <h2>Answered</h2>
        <p className="mt-2 max-w-136">{answeredWords(count)}</p>
      </div>
      <SecondaryLink to={answeredPath}>
        {count === 0 ? "Answered prayers" : count === 1 ? "Read it" : "Read them"}
      </SecondaryLink>
    </div>
  );
}
