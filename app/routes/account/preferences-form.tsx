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

/** Theme, text size and calm. @param chosen what holds already. */
export function PreferencesForm({ chosen }: { chosen: Preferences }) {
  const post = useFormPost(preferences, { ...chosen, calm: chosen.calm ? "on" : "" });
  const { colorScheme, textSize, calm } = preferences.fields;
  return (
    <PostForm post={post} action="/preferences" className="form">
      <PostChoice post={post} field={colorScheme} options={colorsToSee} />
      <PostChoice post={post} field={textSize} options={sizesToSee} />
      <PostCheckbox post={post} field={calm} />
      <p className="field-hint">Every page changes when you save.</p>
      <Button pending={post.pending} pendingText="Saving...">
        Save
      </Button>
    </PostForm>
  );
}
