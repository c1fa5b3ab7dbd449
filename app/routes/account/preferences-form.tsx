import {
  colorSchemes,
  type Preferences,
  preferences,
  textSizes,
} from "~/accounts/preferences-definition";
import { Button } from "~/ui/controls/button";
import { PostChoice } from "~/ui/forms/choice";
import { PostCheckbox, PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";

/** Theme, text size and calm. @param chosen what holds already. */
export function PreferencesForm({ chosen }: { chosen: Preferences }) {
  const post = useFormPost(preferences);
  const { colorScheme, textSize, calm } = preferences.fields;
  return (
    <PostForm post={post} action="/preferences" className="form">
      <PostChoice
        post={post}
        field={colorScheme}
        options={colorSchemes}
        chosen={chosen.colorScheme}
      />
      <PostChoice post={post} field={textSize} options={textSizes} chosen={chosen.textSize} />
      <PostCheckbox post={post} field={calm} ticked={chosen.calm} />
      <Button pending={post.pending} pendingText="Saving...">
        Save
      </Button>
    </PostForm>
  );
}
