import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { prayerPath } from "~/paths";
import { prayerField } from "~/prayers/prayer-definition";
import { Button, Icon, SecondaryLink, TextLink } from "~/ui/controls/controls";
import { IntentForm } from "~/ui/forms/intent-form";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { ReferenceLink } from "~/ui/reading/scripture";
import { prayerIntent, requireUserKeepingIntent } from "../prayer-actions.server";
import {
  PrayedAlready,
  PrayedToday,
  PrayedWords,
  PrayerDoneNotice,
  PrayerMenu,
} from "../prayer-entry";
import { type PrayerPage, prayerPage } from "../prayers.server";
import { PrayerFrame } from "./prayer-frame";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

/** Titles stay in a browser's history: nothing of the prayer in them. */
export const meta = privateMeta("A prayer - My Prayers");

export async function loader(args: LoaderFunctionArgs) {
  return prayerPage(await requireUser(args), args.params.handle);
}

export async function action(args: ActionFunctionArgs) {
  const { user, sent } = await requireUserKeepingIntent(args);
  const { prayer } = await prayerPage(user, args.params.handle);
  const where = { stays: true };
  const intents = {
    prayed: prayerIntent("prayed", user, where),
    wake: prayerIntent("wake", user, where),
    again: prayerIntent("again", user, where),
  };
  return runIntent(args, prayerPath(prayer.handle), intents, getUser, sent);
}

export default function PrayerRoute() {
  const page = useLoaderData<typeof loader>();
  return <PrayerView key={page.prayer.handle} {...page} />;
}

function PrayerView({ prayer, next }: PrayerPage) {
  const { handle, heading, answer, answeredOn, restsUntil } = prayer;
  return (
    <PrayerFrame title={heading} wide>
      <PrayerDoneNotice />
      <div className="grid grid-cols-1 gap-x-column gap-y-8 lg:grid-cols-[minmax(0,9fr)_minmax(0,4fr)] lg:grid-rows-[1fr_auto]">
        <div className="flex flex-col gap-8">
          <PrayedWords
            id={`name-${handle}`}
            text={prayer.whole}
            className={
              prayer.whole.length > 300
                ? "text-[clamp(1.5rem,1.25rem+1vw,2rem)] leading-[1.45]"
                : "text-[clamp(1.75rem,1.3rem+1.7vw,2.75rem)] leading-tight"
            }
          />
          {answeredOn && (
            <section aria-labelledby="answer-heading">
              <h2 id="answer-heading">Answered on {answeredOn}</h2>
              {answer && <PrayedWords text={answer} className="mt-2" />}
            </section>
          )}
          {restsUntil && <p>At rest until {restsUntil}.</p>}
          <PrayerButtons {...prayer} />
        </div>
        <aside aria-label="About this prayer" className="card self-start px-6 py-5 lg:row-span-2">
          <PrayerFacts {...prayer} />
        </aside>
        {next && <NextPrayer {...next} />}
      </div>
    </PrayerFrame>
  );
}

function NextPrayer({ handle, name }: NonNullable<PrayerPage["next"]>) {
  return (
    <p className="no-print border-y border-line">
      <Link
        to={prayerPath(handle)}
        className="flex items-center justify-between gap-4 py-4 font-serif text-subheading"
      >
        <span>
          <span className="block font-sans text-small text-ink-quiet">Next on your list</span>{" "}
          <span className="link">{name}</span>
        </span>
        <Icon of="arrow-right" />
      </Link>
    </p>
  );
}

/** An answered or resting prayer has to be brought back first. */
function PrayerButtons(prayer: PrayerPage["prayer"]) {
  const { handle, answeredOn, restsUntil, isPrayed } = prayer;
  const isOpen = !answeredOn && !restsUntil;
  const path = prayerPath(handle);
  return (
    <div className="relative flex flex-wrap items-center gap-x-2 gap-y-3">
      {answeredOn && <IntentButton handle={handle} intent="again" label="Pray for it again" />}
      {restsUntil && <IntentButton handle={handle} intent="wake" label="Bring it back" />}
      {isOpen &&
        (isPrayed ? (
          <PrayedAlready />
        ) : (
          <PrayedToday action={path} handle={handle} variant="primary" className="max-sm:px-4" />
        ))}
      {!restsUntil && (
        <SecondaryLink to={`${path}/answer`} className="max-sm:px-4">
          {answeredOn ? "Change the answer" : "It is answered"}
        </SecondaryLink>
      )}
      <PrayerMenu {...prayer} links={isOpen ? ["rest", "edit", "delete"] : ["edit", "delete"]} />
    </div>
  );
}

type IntentButtonProps = { handle: string; intent: "again" | "wake"; label: string };

function IntentButton({ handle, intent, label }: IntentButtonProps) {
  return (
    <IntentForm action={prayerPath(handle)} intent={intent} values={{ [prayerField]: handle }}>
      {(pending) => (
        <Button variant="secondary" pending={pending && "One moment..."}>
          {label}
        </Button>
      )}
    </IntentForm>
  );
}

function PrayerFacts(prayer: PrayerPage["prayer"]) {
  const { name, person, days, reference, from, writtenOn, prayedOn } = prayer;
  const isOpen = !prayer.answeredOn && !prayer.restsUntil;
  return (
    <dl className="grid gap-4 max-lg:grid-cols-2">
      {person && <Fact name="For">{isolated(person)}</Fact>}
      {isOpen && (
        <Fact name="Pray it">
          {days.length > 0 ? days.map((day) => `${day}s`).join(", ") : "Every day"}
        </Fact>
      )}
      {reference && reference !== name && (
        <Fact name="Scripture">
          <span className="[font-variant-caps:small-caps] [&_a]:underline">
            <ReferenceLink reference={reference} />
          </span>
        </Fact>
      )}
      {from && (
        <Fact name="From">
          <TextLink to={from.path}>{from.place}</TextLink>
        </Fact>
      )}
      <Fact name={writtenWords(prayer)}>{writtenOn}</Fact>
      {prayedOn && <Fact name="Last prayed">{prayedOn}</Fact>}
    </dl>
  );
}

/** Some write a prayer down only once it is answered. */
function writtenWords({ answeredOn, isWrittenLater }: PrayerPage["prayer"]): string {
  if (isWrittenLater) return "Written down on";
  return answeredOn ? "Asked on" : "On your list since";
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-quiet">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
