import { type Preferences, preferences, textSizes, themes } from "~/forms/preferences";
import { Button } from "~/ui/button";
import { PostChoice } from "~/ui/choice";
import { Checkbox } from "~/ui/field";
import { PostForm } from "~/ui/form";
import { useFormPost } from "~/ui/use-form-post";

/** Theme, text size and calm. @param chosen what holds already. */
export function PreferencesForm({ chosen }: { chosen: Preferences }) {
  const post = useFormPost(preferences);
  const { theme, textSize, calm } = preferences.fields;
  return (
    <PostForm post={post} action="/preferences" className="form">
      <PostChoice post={post} field={theme} options={themes} chosen={chosen.theme} />
      <PostChoice post={post} field={textSize} options={textSizes} chosen={chosen.textSize} />
      <Checkbox
        id={`${preferences.name}-${calm.name}`}
        name={calm.name}
        label={calm.label}
        defaultChecked={chosen.calm}
        disabled={post.pending}
      />
      <Button pending={post.pending} pendingText="Keeping...">
        Keep
      </Button>
    </PostForm>
  );
}
