import { type Weekday, weekdayFields, weekdayNames } from "~/bookmarks/prayer-definition";
import { PostCheckbox } from "~/ui/forms/choice-field";
import type { FormPost } from "~/ui/forms/use-form-post";

export function PrayerDays({ post }: { post: FormPost }) {
  return (
    <fieldset className="field @container">
      <legend className="field-label">Days to pray it</legend>
      <p className="field-hint">It comes up on these days. Choose none for every day.</p>
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

/** Even tiles, each with its box over its name; one that is chosen is lit, and its box ticked. */
const days =
  "grid grid-cols-4 gap-1.5 @[18rem]:grid-cols-7 *:min-w-0 *:flex-col *:gap-1 *:rounded-small *:border *:border-control *:py-2 *:text-small *:has-checked:border-accent *:has-checked:bg-accent-wash *:hover:border-ink";

/** The boxes of a saved prayer, by their names. */
export const dayValues = (days: readonly Weekday[]) =>
  Object.fromEntries(days.map((day) => [day, "on"]));
