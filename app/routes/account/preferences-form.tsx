import {
  colorSchemes,
  type Preferences,
  preferences,
  textSizes,
} from "~/accounts/preferences-definition";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import type { IconName } from "~/ui/controls/icon-names";
import { PostCheckbox, PostChoice } from "~/ui/forms/choice-field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import { VerseWords } from "~/ui/reading/verse-words";
import type { Scripture } from "../../../content/scripture";

/** Each size written in itself, whatever the page is set in: `medium` is the size of the device. */
const ownSizes = {
  regular: "text-[1.0625em]",
  large: "text-[1.1953em]",
  larger: "text-[1.3281em]",
  largest: "text-[1.5938em]",
} satisfies Record<Preferences["textSize"], string>;

const sizesToSee = textSizes.map(({ value, label }) => ({
  value,
  label: (
    <span className="[font-size:medium]">
      <span className={ownSizes[value]}>{label}</span>
    </span>
  ),
}));

/** Behind its name, by what light it is read. */
const signs = {
  device: ["sunrise", "moon"],
  light: ["sunrise"],
  dark: ["moon"],
} as const satisfies Record<Preferences["colorScheme"], readonly IconName[]>;

const colorsToSee = colorSchemes.map(({ value, label }) => ({
  value,
  label: (
    <span className="flex items-center gap-2">
      {label}
      {signs[value].map((sign) => (
        <Icon key={sign} of={sign} />
      ))}
    </span>
  ),
}));

type PreferencesFormProps = { chosen: Preferences; sample: Scripture };

/** Theme, text size and calm, and how words look then. @param chosen what holds already. */
export function PreferencesForm({ chosen, sample }: PreferencesFormProps) {
  const post = useFormPost(preferences, { ...chosen, calm: chosen.calm ? "on" : "" });
  const { colorScheme, textSize, calm } = preferences.fields;
  return (
    <PostForm post={post} action="/preferences" className="form group">
      <div className="grid grid-cols-1 gap-x-column gap-y-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-5">
          <PostChoice post={post} field={colorScheme} options={colorsToSee} />
          <PostCheckbox post={post} field={calm} />
          <PostChoice post={post} field={textSize} options={sizesToSee} />
        </div>
        <Sample {...sample} />
        <div>
          <Button pending={post.pending} pendingText="Saving...">
            Save
          </Button>
        </div>
      </div>
    </PostForm>
  );
}

/** A verse and a line of ours in the size that is chosen, before it is saved. */
function Sample({ verses, reference }: Scripture) {
  return (
    <figure className="card self-start p-inset [font-size:medium] max-lg:my-2 lg:row-span-2">
      <figcaption className="eyebrow mb-5">This is how words will look</figcaption>
      <div className="text-[1.0625em] leading-normal [.group:has([value=large]:checked)_&]:text-[1.1953em] [.group:has([value=larger]:checked)_&]:text-[1.3281em] [.group:has([value=largest]:checked)_&]:text-[1.5938em]">
        <blockquote className="font-serif text-[1.5em] leading-snug">
          <p>
            <VerseWords text={verses} />
          </p>
        </blockquote>
        <p className="reference mt-2">{reference}</p>
        <p className="mt-4">A line of a plan, or of a prayer you write, will look like this.</p>
      </div>
    </figure>
  );
}
