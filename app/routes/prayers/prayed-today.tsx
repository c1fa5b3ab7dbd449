import { prayerField } from "~/prayers/prayer-definition";
import { Button, type ButtonVariant } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { IntentForm } from "~/ui/forms/intent-form";
import { ZoneField } from "~/ui/forms/zone-field";

type PrayedTodayProps = {
  action: string;
  handle: string;
  variant?: ButtonVariant;
  /** The page stays where it is. */
  inPlace?: boolean;
  className?: string;
};

/** Says that a prayer was prayed; its turn comes again after all the others. */
export function PrayedToday({
  action,
  handle,
  variant = "secondary",
  inPlace,
  className,
}: PrayedTodayProps) {
  return (
    <IntentForm
      action={action}
      intent="prayed"
      values={{ [prayerField]: handle }}
      inPlace={inPlace}
    >
      {(pending) => (
        <>
          <ZoneField />
          <Button
            variant={variant}
            className={className}
            pending={pending}
            pendingText="One moment..."
            aria-describedby={`name-${handle}`}
          >
            I prayed this
          </Button>
        </>
      )}
    </IntentForm>
  );
}

/** Stands in the place of the button for the rest of the day. */
export function PrayedAlready() {
  return (
    <p className="inline-flex min-h-12 items-center gap-2 font-semibold">
      <Icon of="check" className="text-success" /> Prayed today
    </p>
  );
}
