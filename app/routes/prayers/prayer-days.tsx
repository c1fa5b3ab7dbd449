import { type Weekday, weekdayFields, weekdayNames } from "~/bookmarks/prayer-definition";
import { PostCheckbox } from "~/ui/forms/choice-field";
import type { FormPost } from "~/ui/forms/use-form-post";

export function PrayerDays({ post }: { post: FormPost }) {
  return (
    <fieldset className="field">
      <legend className="field-label">Days to pray it</legend>
      <p className="field-hint">It comes up on these days. Choose none for every day.</p>
      <div className="grid cols-fit-11 gap-y-2 *:flex-col *:items-start *:gap-1">
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

/** The boxes of a saved prayer, by their names. */
export const dayValues = (days: readonly Weekday[]) =>
  Object.fromEntries(days.map((day) => [day, "on"]));
