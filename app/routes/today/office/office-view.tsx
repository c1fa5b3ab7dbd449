import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { psalmsPath } from "#content/bible/bible-path";
import type { OfficeStep as Step } from "#content/office/office";
import { officeHeads, stepWords } from "#content/pages/today";
import { todayPath } from "~/paths";
import { prayerField } from "~/prayers/prayer-definition";
import { Button, ButtonLink } from "~/ui/controls/controls";
import { PrintButton } from "~/ui/controls/print-button";
import { ZoneField } from "~/ui/forms/field";
import { IntentForm } from "~/ui/forms/intent-form";
import { pageMeta } from "~/ui/meta/page-meta";
import { LineByLine } from "~/ui/praying/line-by-line";
import { PrayingFoot } from "~/ui/praying/praying-foot";
import { PrayingHead } from "~/ui/praying/praying-head";
import { Recording, useAwake } from "~/ui/praying/praying-page";
import { Amen, poemClass, Rite } from "~/ui/praying/rite";
import { isolated } from "~/ui/reading/isolated";
import { Paragraphs, Quotation, ReferenceLink } from "~/ui/reading/scripture";
import { DayFrame, EachDay } from "../day-frame";
import { officeAt, officePath } from "../today-path";
import type { OfficeDay, OfficePage } from "./office.server";

/** Only today's office is indexed. */
export function officeMeta(
  args: Parameters<typeof pageMeta>[0],
  page?: Pick<OfficePage, "chosen" | "pray">,
) {
  const name = officeAt(args.location.pathname);
  const { title, description } = officeHeads[name];
  return pageMeta(args, {
    heading: page?.pray ? "Amen" : `Today: ${title}`,
    description,
    canonical: page && officePath(name),
    unlisted: page?.chosen,
  });
}

export function OfficeView(page: OfficePage) {
  useAwake();
  const [only] = page.days;
  if (only && page.pray) return <OfficeRite {...page} />;
  return (
    <DayFrame hour={page.name} days={page.days}>
      {only && page.step ? (
        <OfficeStepwise {...page} office={only} first={page.step} />
      ) : (
        <OfficeWhole {...page} />
      )}
    </DayFrame>
  );
}

function OfficeWhole(page: OfficePage) {
  const { name, days, own } = page;
  return (
    <OfficeFrame {...page}>
      <EachDay days={days}>
        {(office) => (
          <>
            <p className="mt-1 text-small text-ink-quiet">
              <time dateTime={office.day}>{office.title}</time>{" "}
              <span className="max-sm:hidden">· </span>
              <span className="block sm:inline">
                {[office.named, office.season].filter(Boolean).join(" · ")}
              </span>
            </p>
            <p className="no-print mt-4 mb-9 flex flex-wrap items-center gap-x-6 text-small text-ink-quiet">
              <Link
                to={officePath(name, { day: office.day, step: 1 })}
                rel="nofollow"
                className="button button-primary"
              >
                Pray it step by step
              </Link>{" "}
              <PrintButton />
            </p>
            {office.steps.map((step) => (
              <OfficeStep key={step.title} {...step} own={{ ...own, day: office.day }} />
            ))}
          </>
        )}
      </EachDay>
    </OfficeFrame>
  );
}

type OfficeStepwiseProps = OfficePage & { office: OfficeDay; first: number };

function OfficeStepwise({ office, first, ...page }: OfficeStepwiseProps) {
  return (
    <OfficeFrame {...page} stepwise>
      <LineByLine
        key={first}
        lines={office.steps.map((step) => (
          <OfficeStep key={step.title} {...step} alone own={{ ...page.own, day: office.day }} />
        ))}
        first={first}
        path={officePath(page.name, { day: office.day })}
        words={stepWords}
      />
    </OfficeFrame>
  );
}

function OfficeRite({ name, days: [office] }: OfficePage) {
  if (!office) return null;
  const { day, blessing } = office;
  return (
    <Rite hour={name} chosen blessings={[{ name, blessing }]}>
      <ButtonLink to={todayPath(day)} variant="quiet">
        The verse of the day
      </ButtonLink>
    </Rite>
  );
}

/** Amen waits for the last step; under it is room for the ways between the steps. */
const docked =
  "[&:has([data-unfinished])_.pray-amen]:hidden tall:[&:has([data-unfinished])_.pray-amen]:invisible tall:[&:has([data-unfinished])_.pray-amen]:inline-flex big:[&:has([data-unfinished])_.pray-amen]:hidden tall:[--row:2rem] big:[--row:0rem]";

type OfficeFrameProps = OfficePage & {
  /** One step alone: its own heading is the larger. */
  stepwise?: boolean;
  children: ReactNode;
};

function OfficeFrame({ name, days, stepwise, children, ...page }: OfficeFrameProps) {
  const { chosen, recording } = page;
  const back = chosen
    ? { to: todayPath(days[0]?.day), label: "The day" }
    : { to: todayPath(), label: "Today" };
  return (
    <article className={`pray night ${stepwise ? docked : ""} print:leading-[1.3]!`}>
      <PrayingHead {...page} back={back} />
      <div className="pray-column flex flex-col">
        <h1 className={stepwise ? "sr-only" : "text-dawn"}>{officeHeads[name].title}</h1>
        <Recording src={recording} />
        {children}
      </div>
      <PrayingFoot last={!stepwise} stays={stepwise}>
        <EachDay days={days}>
          {({ day, blessing }) => (
            <Amen action={officePath(name)} values={{ day }} blessings={[{ name, blessing }]} />
          )}
        </EachDay>
      </PrayingFoot>
    </article>
  );
}

type Own = OfficePage["own"] & { day: string };

/** Characters up to which its words stand large, and alone in the middle. */
const [short, few] = [240, 100];

function OfficeStep({ title, own, alone, ...step }: Step & { own: Own; alone?: boolean }) {
  const { text, reference, note, psalms, portion } = step;
  const isShort = text.length <= short;
  const isFew = alone && text.length <= few;
  const size = isShort ? (alone ? alones : "text-scripture") : "text-prayer";
  return (
    <section
      className={`mt-13 first:mt-0 ${isFew ? "text-center" : ""} ${psalms || portion ? "print:break-inside-auto!" : ""}`}
    >
      <h2 className="text-heading leading-[1.2] text-dawn print:mt-4! print:mb-1.5!">{title}</h2>
      {note && <p className={quiet}>{note}</p>}
      {psalms && (
        <p className={quiet}>
          If you have more time: all of{" "}
          <a href={psalmsPath(psalms)} className="link whitespace-nowrap">
            {psalms}
          </a>
          .
        </p>
      )}
      {portion?.said && <GoesOn {...portion} />}
      <div
        className={`pray-words mt-4 ${size} ${reference && !isShort ? "border-s border-line ps-5" : ""} ${step.rubric ? rubric : ""} ${step.pauses ? silences : ""}`}
      >
        {reference ? (
          <blockquote className={(isFew && poemClass(text)) || onPaper(text)}>
            <Quotation text={text} />
          </blockquote>
        ) : (
          <Paragraphs text={text} />
        )}
        {reference && (
          <p className={`reference mt-3 font-sans ${onPaper(text) ? "print:text-end" : ""}`}>
            <ReferenceLink reference={reference} />
          </p>
        )}
      </div>
      {step.names && own.names.length > 0 && <OwnList {...own} />}
    </section>
  );
}

const quiet = "mt-1 text-small text-ink-quiet";
const alones =
  "mt-8 text-balance text-[min(clamp(1.75rem,1.1rem+2.2vw,2.75rem),9.25vw)] leading-[1.35]! big:text-prayer [&_.w-fit]:text-[0.86em]";
const rubric = "sun-below pb-8 text-balance";
const silences =
  "[&_p+p]:mt-6 [&_p+p]:before:mb-6 [&_p+p]:before:block [&_p+p]:before:w-10 [&_p+p]:before:border-t [&_p+p]:before:border-control";

/** Of who is signed in; all of it is marked at once. */
function OwnList({ names, isPrayed, isOpen, action, day }: Own) {
  const values = { [prayerField]: names.map(({ handle }) => handle).join(" ") };
  return (
    <details id={`list-${day}`} className="no-print mt-6" open={isOpen}>
      <summary className="link summary-plain inline-flex min-h-11 items-center">
        Your list: {names.length} {isPrayed ? "prayed" : "today"}
      </summary>
      <IntentForm action={action} intent={isPrayed ? "unprayed" : "prayed"} values={values}>
        {(pending) => (
          <>
            <ul className="my-4 flex flex-wrap gap-x-6 gap-y-1 font-serif text-prayer wrap-anywhere">
              {names.map(({ handle, name }) => (
                <li key={handle}>{isolated(name)}</li>
              ))}
            </ul>
            <ZoneField />
            <Button variant="secondary" pending={pending && "One moment..."}>
              {isPrayed ? "Undo: they aren’t prayed yet" : "I prayed for them"}
            </Button>
          </>
        )}
      </IntentForm>
    </details>
  );
}

function GoesOn({ said, before, chapter }: NonNullable<Step["portion"]>) {
  return (
    <p className={`${quiet} print:break-after-avoid`}>
      {said}{" "}
      {before && (
        <Link to={officePath("morning", before)} rel="nofollow" className="link whitespace-nowrap">
          {before.reference}
        </Link>
      )}{" "}
      · The whole chapter: <ReferenceLink reference={chapter} />
    </p>
  );
}

/** A psalm’s short lines stand in two columns. */
const onPaper = (text: string) => (/^(.*\n){9,24}.*$/.test(text) ? "print:columns-2" : undefined);
