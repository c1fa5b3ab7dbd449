import { prayerField } from "~/prayers/prayer-definition";
import { Button, ButtonLink } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { PrayedAlready, PrayedToday } from "../prayed-today";
import { PrayerMenu } from "../prayer-menu";
import type { PrayerPage } from "../prayers.server";

type PrayerButtonsProps = { path: string } & Pick<
  PrayerPage["prayer"],
  "handle" | "name" | "answeredOn" | "restsUntil" | "isPrayed"
>;

/** What can be done with a prayer; an answered or resting one is brought back first. */
export function PrayerButtons({ path, ...prayer }: PrayerButtonsProps) {
  const { handle, name, answeredOn, restsUntil, isPrayed } = prayer;
  const isOpen = !answeredOn && !restsUntil;
  return (
    <div className="relative flex flex-wrap items-center gap-x-2 gap-y-3">
      {answeredOn && (
        <IntentButton path={path} handle={handle} intent="again" label="Pray for it again" />
      )}
      {restsUntil && (
        <IntentButton path={path} handle={handle} intent="wake" label="Bring it back" />
      )}
      {isOpen &&
        (isPrayed ? (
          <PrayedAlready />
        ) : (
          <PrayedToday action={path} handle={handle} variant="primary" className="max-sm:px-4" />
        ))}
      {!restsUntil && (
        <ButtonLink to={`${path}/answer`} variant="secondary" className="max-sm:px-4">
          {answeredOn ? "Change the answer" : "It is answered"}
        </ButtonLink>
      )}
      <PrayerMenu
        handle={handle}
        name={name}
        links={isOpen ? ["rest", "edit", "delete"] : ["edit", "delete"]}
      />
    </div>
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
