import { prayerField } from "~/bookmarks/prayer-definition";
import { Button, type ButtonVariant } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { ZoneField } from "~/ui/forms/zone-field";

type PrayedTodayProps = { action: string; handle: string; variant?: ButtonVariant };

/** Says that a prayer was prayed; its turn comes again after all the others. */
export function PrayedToday({ action, handle, variant = "secondary" }: PrayedTodayProps) {
  return (
    <IntentForm action={action} intent="prayed" values={{ [prayerField]: handle }}>
      {(pending) => (
        <>
          <ZoneField />
          <Button
            variant={variant}
            pending={pending}
            pendingText="One moment..."
            aria-describedby={`name-${handle}`}
          >
            Prayed today
          </Button>
        </>
      )}
    </IntentForm>
  );
}
