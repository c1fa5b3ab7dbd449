import { type Weekday, weekdayFields, weekdayNames } from "~/prayers/prayer-definition";
import { PostCheckbox } from "~/ui/forms/choice-field";
import type { FormPost } from "~/ui/forms/use-form-post";

export function PrayerDays({ post }: { post: FormPost }) {
  return (
    <fieldset className="field @container">
      <legend className="field-label">Days to pray it (optional)</legend>
      <p className="field-hint">
        <span className="inline-block">It comes up on these days.</span>{" "}
        <span className="inline-block">Leave all blank for every day.</span>
      </p>
      <div className={days}>
        {weekdayNames.map((day) => (
          <PostCheckbox key={day} post={post} field={weekdayFields[day]}>
            <span aria-hidden="true">{day}</span>
            <span className="sr-only">{weekdayFields[day].label}</span>
          </PostCheckbox>
        ))}
      </div>
    </fieldset>
  );
}

/** Even tiles: the box is as large as its tile, under the name; one that is chosen is gold, and its tick stands over the name. */
const days =
  "grid grid-cols-4 gap-1 @md:gap-1.5 @[18rem]:grid-cols-7 *:relative *:min-h-14 *:min-w-0 *:justify-center *:text-small [&_input+span]:pointer-events-none [&_input+span]:relative [&_input]:absolute [&_input]:inset-0 [&_input]:size-full [&_input]:items-start [&_input]:rounded-small [&_input]:pt-2 [&_input]:hover:border-ink [&_input::before]:!h-2.5 [&_input::before]:!w-1.5 [&_input:checked+span]:pt-3 [&_input:checked+span]:font-semibold [&_input:checked+span]:text-accent-ink";

/** The boxes of a saved prayer, by their names. */
export const dayValues = (days: readonly Weekday[]) =>
  Object.fromEntries(days.map((day) => [day, "on"]));
