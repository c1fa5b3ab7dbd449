import { handOver, requestNote, versionField } from "~/routes/team/desk-definitions";
import { Button } from "~/ui/controls/button";
import { PostHidden, PostTextarea } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import type { RequestPage } from "./request.server";

/** Words for who asked; a stranger gets them once a second person has read them. */
export function NoteForm({ path, version, isStranger }: RequestPage) {
  const post = useFormPost(requestNote, { [versionField.name]: String(version) });
  return (
    <section id={requestNote.name} aria-labelledby="note-heading">
      <h2 id="note-heading">Write back</h2>
      <PostForm post={post} action={path} className="form mt-4">
        <PostHidden post={post} field={versionField} />
        <PostTextarea
          post={post}
          field={requestNote.fields.words}
          rows={4}
          hint={
            isStranger
              ? "They have no account, so a second person reads it before it goes."
              : "It stands on their page at once."
          }
        />
        <Button variant="secondary" pending={post.pending} pendingText="Saving...">
          Save the note
        </Button>
      </PostForm>
    </section>
  );
}

/** To the leaders: from then on they alone read it. */
export function HandOverForm({ path, version, isLeader }: RequestPage) {
  const post = useFormPost(handOver, { [versionField.name]: String(version) });
  return (
    <section id={handOver.name} aria-labelledby="hand-heading">
      <h2 id="hand-heading">{isLeader ? "Keep it among the leaders" : "Hand it to a leader"}</h2>
      <PostForm post={post} action={path} className="form mt-4">
        <PostHidden post={post} field={versionField} />
        <PostTextarea post={post} field={handOver.fields.why} rows={2} />
        <Button variant="secondary" pending={post.pending} pendingText="Handing over...">
          Hand it over
        </Button>
      </PostForm>
    </section>
  );
}
