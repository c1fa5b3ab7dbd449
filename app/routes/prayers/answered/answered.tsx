import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { goOnInWords, nothingAsked, stillWaiting } from "#content/pages/prayer-forms";
import { countDue } from "#db/prayers/prayer-days.server";
import { AccountPage, PlaceArt } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { answeredPath, prayerPath, prayersPath, prayListPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { prayerAnswer, prayerField } from "~/prayers/prayer-definition";
import { helpAfterWriting } from "~/routes/help.server";
import { database } from "~/runtime/database.server";
import { BackLink } from "~/ui/controls/back-link";
import { Button, ButtonLink, TallLink, TextLink } from "~/ui/controls/controls";
import { PageLinks } from "~/ui/controls/page-links";
import { pageNumber, pagePath } from "~/ui/controls/page-number";
import { DoneNotice, IntentForm } from "~/ui/forms/intent-form";
import { usePreservedFocus } from "~/ui/forms/use-preserved-focus";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { QuotedLines } from "~/ui/reading/scripture";
import { prayerIntent, requireUserKeepingIntent } from "../prayer-actions.server";
import { PrayedWords, PrayerDoneNotice } from "../prayer-entry";
import { type AnsweredPage, answeredPage } from "../prayers.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export const meta = privateMeta("Answered - My Prayers");

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const left = await countDue(database(), user.id, await dayOf(user));
  const answered = await answeredPage(user, args.request.url);
  return { ...answered, left, danger: await helpAfterWriting(args.request) };
}

export async function action(args: ActionFunctionArgs) {
  const { user, sent } = await requireUserKeepingIntent(args);
  const page = pageNumber(args.request.url);
  const search = page > 1 ? { page: String(page) } : undefined;
  const again = prayerIntent("again", user, { search, stays: true });
  return runIntent(args, answeredPath, { again }, getUser, sent);
}

export default function Answered() {
  const answered = useLoaderData<typeof loader>();
  const { months, count, hasAsked, page, pageCount, scripture } = answered;
  const main = useRef<HTMLDivElement>(null);
  usePreservedFocus(count, () => main.current);
  return (
    <AccountPage
      before={<BackLink to={prayersPath}>My Prayers</BackLink>}
      title="Answered"
      lead={
        <>
          <span className="font-serif">
            <QuotedLines text={scripture.verses} />
          </span>{" "}
          <span className="reference mt-1 block">{scripture.reference}</span>
        </>
      }
    >
      <div
        ref={main}
        tabIndex={-1}
        className="pt-part [&>.notice]:mt-4 [&>.notice]:mb-8 [&_textarea]:font-serif [&_textarea]:text-prayer [&_textarea]:leading-[1.55] focus:outline-none"
      >
        <DoneNotice
          messages={{ [prayerAnswer.name]: thanks(answered.left) }}
          variant="success"
          byToast={false}
        />
        <PrayerDoneNotice danger={answered.danger} />
        {count === 0 ? (
          <NothingYet hasAsked={hasAsked} />
        ) : (
          <>
            <Times {...answered} />
            {months.map((month) => (
              <Month key={month.month} {...month} action={pagePath(answeredPath, page)} />
            ))}
            <PageLinks path={answeredPath} page={page} pageCount={pageCount} />
          </>
        )}
      </div>
    </AccountPage>
  );
}

function Month({ month, prayers, action }: AnsweredPage["months"][number] & { action: string }) {
  const isAlone = prayers.length === 1 && prayers[0]?.leads;
  return (
    <section
      id={anchorOf(month)}
      aria-label={month}
      className={`border-line py-matter not-last:border-b last:pb-0 ${isAlone ? "[&>h2]:sr-only" : "split"}`}
    >
      <h2 className="self-start font-sans text-small leading-normal font-semibold tracking-normal text-ink-quiet lg:sticky lg:top-24">
        {month}
      </h2>
      <ol className="divide-y divide-line">
        {prayers.map((prayer) => (
          <li key={prayer.handle} id={prayer.handle} className="py-8 first:pt-0 last:pb-0">
            <Thanks prayer={prayer} action={action} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type ThanksProps = { prayer: AnsweredPage["months"][number]["prayers"][number]; action: string };

function Thanks({ prayer, action }: ThanksProps) {
  const { handle, name, words, rest, answer, when, isKept, leads } = prayer;
  const named = <span className="sr-only">: {isolated(name)}</span>;
  return (
    <article
      aria-labelledby={`name-${handle}`}
      className={leads ? "vigil night max-lg:pb-48" : "max-w-176"}
    >
      {leads && <PlaceArt name="wheat" />}
      <h3 id={`name-${handle}`} className="text-prayer leading-snug wrap-anywhere">
        <TextLink to={prayerPath(handle)}>{isolated(name)}</TextLink>
      </h3>
      <p className="mt-1 text-small text-ink-quiet">{when}</p>
      {answer && (
        <p dir="auto" className="mt-4 font-serif text-scripture wrap-anywhere whitespace-pre-line">
          {answer}
        </p>
      )}
      {rest && (
        <div className="mt-4 border-s border-line ps-5 text-ink-quiet">
          <p className="text-small">You asked</p>
          <PrayedWords text={words} className="text-base leading-[1.6]" />
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        {!isKept && (
          <IntentForm action={action} intent="again" values={{ [prayerField]: handle }}>
            <Button variant="secondary">Pray again{named}</Button>
          </IntentForm>
        )}{" "}
        <TallLink to={prayerPath(handle, "answer")}>
          {answer === null ? "Add words of thanks" : "Edit the answer"}
          {named}
        </TallLink>
      </div>
    </article>
  );
}

/** An answer may have been written down in the midst of praying: from it one goes on. */
const thanks = (left: number) => ({
  ...prayerAnswer.success,
  ...(left > 0 && { action: { label: goOnInWords(left), to: prayListPath } }),
});

const anchorOf = (month: string) => month.replace(" ", "-").toLowerCase();

function Times(answered: AnsweredPage) {
  const { years, monthsOfYear, months, shownYear, summary, pageCount } = answered;
  const isShown = (name: string) => months.some(({ month }) => month === name);
  return (
    <div className={years.length > 1 || pageCount > 1 ? "split items-baseline" : ""}>
      <p className="font-serif text-subheading text-balance">{summary}</p>
      <div>
        {years.length > 1 && (
          <Ways label="Years">
            {years.map((each) => (
              <Way key={each.year} to={each} isShown={each.year === shownYear}>
                {each.year}
              </Way>
            ))}
          </Ways>
        )}
        {pageCount > 1 && (
          <Ways label={`Months of ${shownYear}`}>
            {monthsOfYear.map((each) => (
              <Way key={each.name} to={each} label={each.name} isShown={isShown(each.name)}>
                {each.short}
              </Way>
            ))}
          </Ways>
        )}
      </div>
    </div>
  );
}

const Ways = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className="grid max-w-136 grid-cols-6">
    {children}
  </nav>
);

type WayProps = {
  to: AnsweredPage["years"][number];
  label?: string;
  isShown: boolean;
  children: string;
};

const Way = ({ to: { page, name }, label, isShown, children }: WayProps) => (
  <Link
    to={`${pagePath(answeredPath, page)}#${anchorOf(name)}`}
    aria-label={label}
    aria-current={isShown ? "true" : undefined}
    className="link inline-flex min-h-11 min-w-11 items-center aria-[current]:font-semibold aria-[current]:no-underline"
  >
    {children}
  </Link>
);

function NothingYet({ hasAsked }: Pick<AnsweredPage, "hasAsked">) {
  return (
    <section
      aria-labelledby="nothing-heading"
      className="vigil night grid grid-cols-1 justify-items-start gap-4 max-lg:pb-56"
    >
      <PlaceArt name={hasAsked ? "sprout" : "olive"} tone="sage" />
      <h2 id="nothing-heading">{hasAsked ? "Still waiting" : "Nothing asked yet"}</h2>
      <p className="max-w-136">{hasAsked ? stillWaiting : nothingAsked}</p>
      <ButtonLink to={prayersPath} variant={hasAsked ? "secondary" : "primary"}>
        {hasAsked ? "To your prayers" : "Write a prayer"}
      </ButtonLink>
    </section>
  );
}
