import { Button } from "~/ui/controls/controls";
import { choiceRow, PostCheckbox, PostChoice } from "~/ui/forms/choice-field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { type ChapterLook, chapterLook, lineSpacings } from "./preferences-definition";

type ChapterLookFormProps = { chosen: ChapterLook; back?: string };

/** @param back the page to return to, if it isn't that of all choices */
export function ChapterLookForm({ chosen, back }: ChapterLookFormProps) {
  const { spacing, hideNumbers, hideHeadings, redLetters, sayNumbers } = chapterLook.fields;
  const boxes = [hideNumbers, hideHeadings, redLetters, sayNumbers];
  const checked = boxes.map(({ name }) => [name, chosen[name] ? "on" : ""]);
  const post = useFormPost(chapterLook, {
    spacing: chosen.spacing,
    ...Object.fromEntries(checked),
  });
  return (
    <PostForm post={post} action="/preferences" className="form content-start gap-8">
      {back && <input type="hidden" name={chapterLook.fields.back.name} value={back} />}
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
      <Button pending={post.pending && "Saving..."}>Save for chapters</Button>
    </PostForm>
  );
}
