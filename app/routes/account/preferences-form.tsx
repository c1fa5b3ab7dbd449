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

/** Theme, text size and calm. @param chosen what holds already. */
export function PreferencesForm({ chosen }: { chosen: Preferences }) {
  const post = useFormPost(preferences, { ...chosen, calm: chosen.calm ? "on" : "" });
  const { colorScheme, textSize, calm } = preferences.fields;
  return (
    <PostForm post={post} action="/preferences" className="form">
      <PostChoice post={post} field={colorScheme} options={colorSchemes} />
      <PostChoice post={post} field={textSize} options={textSizes} />
      <PostCheckbox post={post} field={calm} />
      <Button pending={post.pending} pendingText="Saving...">
        Save
      </Button>
    </PostForm>
  );
}
