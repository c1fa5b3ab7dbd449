import {
  colorSchemes,
  type Preferences,
  preferences,
  textSizes,
} from "~/accounts/preferences-definition";
import { Button } from "~/ui/controls/button";
import { choiceRow, PostCheckbox, PostChoice } from "~/ui/forms/choice-field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import { regularSize } from "./preferences-sample";

/** Each size written in itself, whatever the page is set in. */
const ownSizes = {
  regular: "",
  large: "text-[1.15em]",
  larger: "text-[1.3em]",
  largest: "text-[1.5em]",
} satisfies Record<Preferences["textSize"], string>;

const sizesToSee = textSizes.map(({ value, label }) => ({
  value,
  label: (
    <span className="[font-size:medium]">
      <span className={regularSize}>
        <span className={ownSizes[value]}>{label}</span>
      </span>
    </span>
  ),
}));

const paper = "#fbf7ec";
const night = "#0f172a";

/** The left and the right half of a page as it will be. */
const halves = {
  device: [paper, night],
  light: [paper, paper],
  dark: [night, night],
} satisfies Record<Preferences["colorScheme"], [string, string]>;

const colorsToSee = colorSchemes.map(({ value, label }) => ({
  value,
  label: (
    <span className="flex items-center gap-3">
      <SmallPage of={halves[value]} />
      {label}
    </span>
  ),
}));

function SmallPage({ of: [left, right] }: { of: readonly [string, string] }) {
  return (
    <svg viewBox="0 0 28 20" width="1.75em" height="1.25em" aria-hidden="true">
      <rect x=".5" y=".5" width="27" height="19" rx="4" fill={left} stroke="#8a90a0" />
      <path d="M14 1H24A3 3 0 0 1 27 4V16A3 3 0 0 1 24 19H14Z" fill={right} />
      <path d="M6 7.5H14M6 12.5H14" stroke={left === paper ? night : paper} strokeWidth="1.5" />
      <path d="M14 7.5H22M14 12.5H18" stroke={right === paper ? night : paper} strokeWidth="1.5" />
    </svg>
  );
}

/** Theme, text size and calm. @param chosen what holds already. */
export function PreferencesForm({ chosen }: { chosen: Preferences }) {
  const post = useFormPost(preferences, { ...chosen, calm: chosen.calm ? "on" : "" });
  const { colorScheme, textSize, calm } = preferences.fields;
  return (
    <PostForm post={post} action="/preferences" className="form content-start gap-8">
      <div>
        <PostChoice post={post} field={colorScheme} options={colorsToSee} />
        <PostChoice post={post} field={textSize} options={sizesToSee} />
        <div className={`${choiceRow} border-b`}>
          <p className="field-label pt-2" aria-hidden="true">
            Calm
          </p>
          <PostCheckbox post={post} field={calm}>
            <span className="sr-only">Calm mode:</span> No motion, no photos, faint drawings
          </PostCheckbox>
        </div>
      </div>
      <Button pending={post.pending} pendingText="Saving...">
        Save
      </Button>
    </PostForm>
  );
}
