import { Link, useSearchParams } from "@remix-run/react";
import ArrowRight from "lucide-react/icons/arrow-right";
import { doneParameter } from "~/forms/form";
import { prayerEdit, prayerField } from "~/forms/prayer";
import { ActForm } from "~/ui/act-form";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useSentDraft } from "~/ui/use-draft";
import { DoneNotice } from "./done-notice";
import { PrayerOrigin } from "./kept-prayer";
import { PrayedToday } from "./prayed-today";
import { PrayerFrame, toPrayers } from "./prayer-frame";
import type { PrayerPage } from "./prayers.server";

/** A prayer alone, to be prayed. */
export function PrayerView({ prayer, next, drafts }: PrayerPage) {
  const { handle, name, words, answer, answeredOn, restsUntil } = prayer;
  const path = `/account/prayers/${handle}`;
  const done = useSearchParams()[0].get(doneParameter);
  useSentDraft(drafts, done === prayerEdit.name ? `${prayerEdit.name}/${handle}` : undefined);
  return (
    <PrayerFrame title={name} back={toPrayers}>
      <DoneNotice />
      <p className="prayer-whole" id={`name-${handle}`}>
        {words}
      </p>
      <PrayerOrigin {...prayer} />
      {answeredOn && (
        <section aria-labelledby="answer-heading" className="prayer-answer">
          <h2 id="answer-heading">Answered on {answeredOn}</h2>
          {answer && <p className="kept-words">{answer}</p>}
        </section>
      )}
      {restsUntil && <p className="prayer-rest">At rest until {restsUntil}.</p>}
      <div className="prayer-ways">
        {answeredOn && (
          <SimpleAct path={path} handle={handle} act="again" label="Pray for it again" />
        )}
        {restsUntil && <SimpleAct path={path} handle={handle} act="wake" label="Wake it now" />}
        {!answeredOn && !restsUntil && (
          <>
            <PrayedToday action={path} handle={handle} variant="primary" />
            <ButtonLink to={`${path}/answer`} variant="secondary">
              It is answered
            </ButtonLink>
            <ButtonLink to={`${path}/rest`} variant="quiet">
              Let it rest
            </ButtonLink>
          </>
        )}
        {answeredOn && (
          <ButtonLink to={`${path}/answer`} variant="quiet">
            Change the answer
          </ButtonLink>
        )}
        <ButtonLink to={`${path}/edit`} variant="quiet">
          Edit
        </ButtonLink>
        <ButtonLink to={`${path}/delete`} variant="quiet">
          Delete
        </ButtonLink>
      </div>
      {prayer.prayedOn && <p className="kept-last">Last prayed on {prayer.prayedOn}</p>}
      {next && (
        <p className="day-onward no-print">
          <Link to={`/account/prayers/${next.handle}`}>
            Go on to: {next.name}
            <Icon of={ArrowRight} />
          </Link>
        </p>
      )}
    </PrayerFrame>
  );
}

type SimpleActProps = { path: string; handle: string; act: "again" | "wake"; label: string };

function SimpleAct({ path, handle, act, label }: SimpleActProps) {
  return (
    <ActForm action={path} act={act} values={{ [prayerField]: handle }}>
      {(pending) => (
        <Button variant="secondary" pending={pending} pendingText="One moment...">
          {label}
        </Button>
      )}
    </ActForm>
  );
}
