import {
  colorSchemes,
  type Preferences,
  preferences,
  textSizes,
} from "~/accounts/preferences-definition";
import { Button } from "~/ui/controls/button";
import { PostCheckbox, PostChoice } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";

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

/** Theme, text size and calm. @param chosen what holds already. */
export function PreferencesForm({ chosen }: { chosen: Preferences }) {
  const post = useFormPost(preferences, { ...chosen, calm: chosen.calm ? "on" : "" });
  const { colorScheme, textSize, calm } = preferences.fields;
  return (
    <PostForm post={post} action="/preferences" className="form">
      <PostChoice post={post} field={colorScheme} options={colorSchemes} />
      <PostChoice post={post} field={textSize} options={sizesToSee} />
      <PostCheckbox post={post} field={calm} />
      <Button pending={post.pending} pendingText="Saving...">
        Save
      </Button>
    </PostForm>
  );
}
