import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type SerializeFrom,
} from "@remix-run/node";
import { useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { importWords, sentWords } from "#content/pages/my-prayers";
import { asNamesWords } from "#content/pages/prayer-forms";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { lockOf } from "~/accounts/locks.server";
import { type IntentArgs, runForms } from "~/forms/action.server";
import { discardDraftIntent, type FormDefinition } from "~/forms/form";
import { answeredPath, lockPath, prayerImportPath, prayersPath, savedPath } from "~/paths";
import { discardDraft, offeredDraft } from "~/prayers/drafts.server";
import { prayer, prayerField, prayerNames } from "~/prayers/prayer-definition";
import { splitIntoNames } from "~/prayers/prayer-import.server";
import { whoReads } from "~/prayers/who-reads.server";
import { helpAfterWriting } from "~/routes/help.server";
import { BackLink } from "~/ui/controls/back-link";
import { Button, Icon, PageLink, TallLink, TextLink } from "~/ui/controls/controls";
import { pageNumber } from "~/ui/controls/page-number";
import { PostField, ZoneField } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { Notice } from "~/ui/forms/notice";
import { PostTextarea } from "~/ui/forms/text-area";
import { privateMeta } from "~/ui/meta/page-meta";
import { grouped } from "~/ui/reading/grouped";
import { isolated } from "~/ui/reading/isolated";
import {
  isShare,
  noSuchPrayer,
  openShared,
  prayerIntent,
  requireUserKeepingDraft,
} from "./prayer-actions.server";
import { IntentButton } from "./prayer-entry";
import { DraftForm, PrayerTimes, useDraftForm } from "./prayer-form";
import { prayerHandler, prayerNamesHandler } from "./prayer-handlers.server";
import {
  ByPerson,
  FoundPrayers,
  OpenPrayers,
  OtherDays,
  Resting,
  summaryClass,
} from "./prayer-list";
import { type PrayersPage, prayersPage } from "./prayers.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export const meta = privateMeta("My Prayers");

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const { isShared } = args.context;
  if (isShare(args.request) && !isShared) throw redirect(`${prayersPath}#${prayer.name}`);
  const lock = await lockOf(user);
  const page = await prayersPage(user, args.request.url, lock);
  const draft = isShared ? undefined : await offeredDraft(user);
  const danger = await helpAfterWriting(args.request);
  return { ...page, lock: lock?.is, draft, danger, whoReads: await whoReads(user, lock?.is) };
}

export async function action(args: ActionFunctionArgs) {
  if (isShare(args.request)) return openShared(args);
  const { user, sent } = await requireUserKeepingDraft(args, prayer);
  const page = pageNumber(args.request.url);
  const search = page > 1 ? { page: String(page) } : undefined;
  const where = { search, hash: "prayers", stays: true };
  const names = async ({ form }: IntentArgs) => {
    if (!(await splitIntoNames(user, String(form.get(prayerField))))) throw noSuchPrayer();
    return { done: prayerNames.name };
  };
  return runForms(args, prayersPath, [prayerHandler(user, sent), prayerNamesHandler(user)], {
    sent,
    findUser: getUser,
    intents: () => ({
      prayed: prayerIntent("prayed", user, where),
      unprayed: prayerIntent("unprayed", user, where),
      wake: prayerIntent("wake", user, where),
      names,
      [discardDraftIntent]: discardDraft(user, { search, hash: prayer.name, stays: true }),
    }),
  });
}

export default function Prayers() {
  const page = useLoaderData<typeof loader>();
  const { counts, draft, lock } = page;
  const empty = Object.values(counts).every((count) => count === 0);
  const lead = `A quiet place before God. ${empty ? page.whoReads : ""}`;
  const more = (
    <div className="no-print grid max-w-168 grid-cols-1 content-start gap-4">
      {!empty && <NewNames />}
      <NewPrayer key={draft?.handle} draft={draft} />
      <SentRequests sent={page.sent} />
      <OtherDays {...page} />
      <Resting {...page} />
      <p className="flex flex-wrap items-center gap-x-6">
        {!empty && <TallLink to={answeredPath}>{answeredLabel(counts.answered)}</TallLink>}{" "}
        {counts.saved > 0 && <TallLink to={savedPath}>Saved to come back to</TallLink>}{" "}
        <TallLink to={prayerImportPath}>{importWords.title}</TallLink>
      </p>
    </div>
  );
  return (
    <AccountPage
      before={page.people && <BackLink to={prayersPath}>My Prayers</BackLink>}
      title={page.people ? "By person" : "My Prayers"}
      lead={!page.people && <span className="print:hidden">{lead}</span>}
    >
      {lock && lock !== "open" && (
        <Notice variant="info" className="mt-6" title="Some of your prayers are locked">
          <TextLink to={lockPath}>Open them with your recovery code</TextLink>
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-part pt-2 [&_.notice]:my-4">
        {page.people && <ByPerson {...page.people} due={page.due} />}
        {page.asNames && <AsNames {...page.asNames} />}
        {page.found && <FoundPrayers {...page.found} />}
        {!page.found && !page.people && (
          <OpenPrayers {...page} first={empty && <NewNames wanted />}>
            {more}
          </OpenPrayers>
        )}
      </div>
      {!empty && (
        <p className="no-print max-w-136 pt-6 text-small text-pretty text-ink-quiet">
          {page.whoReads}
        </p>
      )}
    </AccountPage>
  );
}

const answeredLabel = (count: number) => `Answered prayers${count ? `: ${grouped(count)}` : ""}`;

/** Offered for a prayer that was written as names alone. */
function AsNames({ handle, names }: NonNullable<PrayersPage["asNames"]>) {
  return (
    <Notice variant="info" title={asNamesWords.title}>
      <p>{asNamesWords.text(names)}</p>
      <IntentButton
        {...{ action: prayersPath, handle }}
        intent="names"
        label={asNamesWords.button}
        leavesPage
        className="mt-2"
      />
    </Notice>
  );
}

/** Where somebody prayed with them. */
function SentRequests({ sent }: Pick<PrayersPage, "sent">) {
  if (sent.length === 0) return null;
  return (
    <details className="resting no-print" open={sent.length < 4}>
      <summary className={summaryClass}>
        <Icon of="users" /> {sentWords.title}: {sent.length}
      </summary>
      <ul className="border-t border-line">
        {sent.map(({ at, name, path, to, state }) => (
          <li key={at + name} className="border-b border-line py-4 wrap-anywhere">
            {path ? (
              <PageLink to={path} className="link">
                {isolated(name)}
              </PageLink>
            ) : (
              isolated(name)
            )}
            <p className="text-small text-ink-quiet">{[isolated(to), ...state].join(" · ")}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function NewPrayer({ draft: offered }: Pick<SerializeFrom<typeof loader>, "draft">) {
  const draft = useDraftForm(overList(prayer), { offered });
  const { post } = draft;
  const { text, title, reference, person } = prayer.fields;
  const begun = Boolean(post.result ?? offered);
  const fold = useFold(begun, post.done);
  const more = useFold(begun);
  return (
    <details
      id={prayer.name}
      {...fold}
      className="new-prayer no-print card px-inset [&_input]:text-base [&>.form>.field>.field-label]:sr-only [&_.form]:pb-inset [&_textarea]:font-serif [&_textarea]:text-prayer [&_textarea]:leading-[1.55]"
    >
      <summary className={summaryClass}>
        <Icon of="pen-line" /> Write a prayer
      </summary>
      <DraftForm
        of={draft}
        action={prayersPath}
        leads
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
            <PrayerTimes post={post} />
          </div>
        </details>
        <ZoneField />
      </DraftForm>
    </details>
  );
}

/** Where the only thing asked for is a name. `wanted`: open in the card, for there is nothing else on the page yet. */
function NewNames({ wanted = false }) {
  const post = useFormPost(overList(prayerNames));
  const asked = useSearchParams()[0].has("add");
  const fold = useFold(wanted || asked || Boolean(post.result), post.done);
  return (
    <details
      id={prayerNames.name}
      {...fold}
      className={`no-print [&_.field-label]:sr-only [&_textarea]:scroll-mt-56 ${wanted ? "w-full max-w-136" : "card px-inset [&_.form]:pb-inset"}`}
    >
      <summary hidden={wanted} className={wanted ? "hidden" : summaryClass}>
        <Icon of="users" /> {prayerNames.fields.person.label}
      </summary>
      <PostForm post={post} action={prayersPath} leads className="form">
        <PostTextarea post={post} field={prayerNames.fields.person} rows={2} />
        <ZoneField />
        <Button variant={wanted ? "primary" : "secondary"} pending={post.pending && "Saving..."}>
          Put them on my list
        </Button>
      </PostForm>
    </details>
  );
}

/** The list says what was saved, where it is seen. */
const overList = (form: FormDefinition): FormDefinition => ({ ...form, success: undefined });

/** Opens for a reason, then stays as the visitor leaves it, until it was saved. */
function useFold(reason: boolean, done = false) {
  const [open, setOpen] = useState(reason);
  const { key } = useLocation();
  useEffect(() => setOpen(reason), [reason]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it was saved
  useEffect(() => {
    if (!done) return;
    setOpen(reason);
    document.getElementById("prayers-heading")?.focus({ preventScroll: true });
  }, [done, key]);
  return {
    open,
    onToggle: ({ currentTarget }: { currentTarget: HTMLDetailsElement }) =>
      setOpen(currentTarget.open),
  };
}
