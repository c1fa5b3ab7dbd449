import { bellIntents, bellNotes } from "#content/bell-words";
import type { ShownBell } from "~/accounts/bell.server";
import { bellForm, bellHours } from "~/accounts/bell-definition";
import { hourName } from "~/forms/time-zones";
import { Button } from "~/ui/controls/controls";
import { PostCheckbox, PostSelect } from "~/ui/forms/choice-field";
import { useFormPost } from "~/ui/forms/form";
import { DoneNotice, IntentForm } from "~/ui/forms/intent-form";
import { ZoneSelect } from "~/ui/forms/morning-fields";
import { PrayerDays } from "../prayers/prayer-form";
import { ChangeFold, Setting } from "./setting";

export function Bell(shown: ShownBell) {
  const { bell } = shown;
  return (
    <>
      <Setting id={bellForm.name} heading="Prayer bell">
        <DoneNotice messages={bellIntents} variant="success" byToast={false} />
        <p>{bell ? bell.words : bellNotes.none}</p>
        <p className="field-hint">{bellNotes.about}</p>
        <BellForm {...shown} />
        {bell && <Presses of={[bell.isResting ? "bell-wake" : "bell-rest", "bell-off"]} />}
      </Setting>
      {bell && (
        <Setting id="bell-calendar" heading="In your calendar">
          <p className="field-hint">{bell.address ? bellNotes.address : bellNotes.calendar}</p>
          {bell.address && (
            <p>
              <a href={bell.address.replace(/^https?/, "webcal")} className="link">
                Add it to my calendar
              </a>
              , or copy this: <span className="wrap-anywhere select-all">{bell.address}</span>
            </p>
          )}
          <Presses of={bell.address ? ["bell-address", "bell-no-address"] : ["bell-address"]} />
        </Setting>
      )}
    </>
  );
}

const options = bellHours.map((hour) => ({ value: String(hour), label: hourName(hour) }));

function BellForm({ known, bell, mayWrite, isLocked }: ShownBell) {
  const post = useFormPost(bellForm, known);
  const { hour, secondHour, thirdHour, bellZone, byLetter, withWords } = bellForm.fields;
  return (
    <ChangeFold post={post} label={bell ? "Change bell" : "Set a bell"} button="Save bell">
      <PrayerDays post={post} legend="On these days" hint={bellNotes.days} />
      {[hour, secondHour, thirdHour].map((field) => (
        <PostSelect key={field.name} {...{ post, field, options }} placeholder="No hour" />
      ))}
      <ZoneSelect post={post} field={bellZone} />
      {mayWrite && <PostCheckbox post={post} field={byLetter} />}
      {mayWrite && !isLocked && <PostCheckbox post={post} field={withWords} />}
      <p className="field-hint">
        {mayWrite ? bellNotes[isLocked ? "locked" : "words"] : bellNotes.unconfirmed}
      </p>
    </ChangeFold>
  );
}

function Presses({ of }: { of: (keyof typeof bellIntents)[] }) {
  return (
    <div className="flex flex-wrap gap-3">
      {of.map((intent) => (
        <IntentForm key={intent} action="/account/settings" intent={intent}>
          <Button variant="secondary">{bellIntents[intent].button}</Button>
        </IntentForm>
      ))}
    </div>
  );
}
