import { Button } from "~/ui/controls/controls";
import { choiceRow, PostCheckbox, PostChoice } from "~/ui/forms/choice-field";
import { type FormPost, PostForm, useFormPost } from "~/ui/forms/form";
import { type ChapterLook, chapterLook, lineSpacings } from "./preferences-definition";

type ChapterLookFormProps = { chosen: ChapterLook; back: string };

/** @param back the page to return to */
export function ChapterLookForm({ chosen, back }: ChapterLookFormProps) {
  const post = useFormPost(chapterLook, knownOf(chosen));
  return (
    <PostForm post={post} action="/preferences" className="form content-start gap-8">
      <input type="hidden" name={chapterLook.fields.back.name} value={back} />
      <ChapterFields post={post} />
      <Button pending={post.pending && "Saving..."}>Save for chapters</Button>
    </PostForm>
  );
}

const { spacing, hideNumbers, hideHeadings, redLetters, sayNumbers } = chapterLook.fields;
const boxes = [hideNumbers, hideHeadings, redLetters, sayNumbers];

export const knownOf = (chosen: ChapterLook) => ({
  spacing: chosen.spacing,
  ...Object.fromEntries(boxes.map(({ name }) => [name, chosen[name] ? "on" : ""])),
});

export function ChapterFields({ post }: { post: FormPost }) {
  return (
    <div>
      <PostChoice post={post} field={spacing} options={lineSpacings} />
      <div className={`${choiceRow} border-b`}>
        <p className="field-label pt-2" aria-hidden="true">
          Chapters
        </p>
        <div>
          {boxes.map((field) => (
            <PostCheckbox key={field.name} post={post} field={field} />
          ))}
        </div>
      </div>
    </div>
  );
}
