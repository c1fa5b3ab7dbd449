import { Link } from "@remix-run/react";
import { prayerField } from "~/bookmarks/prayer-definition";
import { PrayedToday } from "~/routes/prayers/prayed-today";
import type { PrayerPage } from "~/routes/prayers/prayers.server";
import { Button, ButtonLink } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";

type PrayerButtonsProps = { path: string } & Pick<
  PrayerPage["prayer"],
  "handle" | "answeredOn" | "restsUntil"
>;

/** What can be done with a prayer; an answered or resting one is brought back first. */
export function PrayerButtons({ path, handle, answeredOn, restsUntil }: PrayerButtonsProps) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
      {answeredOn && (
        <IntentButton path={path} handle={handle} intent="again" label="Pray for it again" />
      )}
      {restsUntil && (
        <IntentButton path={path} handle={handle} intent="wake" label="Bring it back" />
      )}
      {!answeredOn && !restsUntil && (
        <>
          <PrayedToday action={path} handle={handle} variant="primary" />
          <ButtonLink to={`${path}/answer`} variant="secondary">
            It is answered
          </ButtonLink>
        </>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-small">
        {!answeredOn && !restsUntil && <TextLink to={`${path}/rest`}>Let it rest</TextLink>}
        {answeredOn && <TextLink to={`${path}/answer`}>Change the answer</TextLink>}
        <TextLink to={`${path}/edit`}>Edit</TextLink>
        <TextLink to={`${path}/delete`}>Delete</TextLink>
      </p>
    </div>
  );
}

function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-button">
      {children}
    </Link>
  );
}

type IntentButtonProps = { path: string; handle: string; intent: "again" | "wake"; label: string };

function IntentButton({ path, handle, intent, label }: IntentButtonProps) {
  return (
    <IntentForm action={path} intent={intent} values={{ [prayerField]: handle }}>
      {(pending) => (
        <Button variant="secondary" pending={pending} pendingText="One moment...">
          {label}
        </Button>
      )}
    </IntentForm>
  );
}
