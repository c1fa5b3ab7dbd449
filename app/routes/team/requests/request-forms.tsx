import { Button } from "~/ui/controls/button";
import { PostHidden, PostTextarea } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import { handOver, requestNote, returnToTeam, versionField } from "../desk-definitions";
import type { RequestPage } from "./request.server";

/** Words for who asked; a stranger gets them once a second person has read them. */
export function NoteForm(page: RequestPage) {
  const { path, version, isStranger } = page;
  const post = useFormPost(requestNote, { [versionField.name]: String(version) });
  return (
    <section id={requestNote.name} aria-labelledby="note-heading">
      <h2 id="note-heading">Write back</h2>
      <PostForm post={post} action={path} className="form mt-4">
        <PostHidden post={post} field={versionField} />
        <PostTextarea post={post} field={requestNote.fields.words} rows={4} hint={noteHint(page)} />
        <Button variant="secondary" pending={post.pending} pendingText="Sending...">
          {isStranger ? "Hand it in for a second look" : "Send the note"}
        </Button>
      </PostForm>
    </section>
  );
}

function noteHint({ isStranger, forLeaders, hasSecondReader }: RequestPage): string {
  if (!isStranger) return "It stands on their page at once.";
  const reader = forLeaders ? "another leader" : "a second person";
  if (hasSecondReader) return `They have no account, so ${reader} reads it before it goes.`;
  return `They have no account, so ${reader} must read it before it goes, and there’s none yet. Ask whoever runs this site to add one.`;
}

/** To the leaders: from then on they alone read it. */
export function HandOverForm({ path, version, isLeader }: RequestPage) {
  const post = useFormPost(handOver, { [versionField.name]: String(version) });
  return (
    <section id={handOver.name} aria-labelledby="hand-heading">
      <h2 id="hand-heading">{isLeader ? "For the leaders only" : "Hand it to the leaders"}</h2>
      <PostForm post={post} action={path} className="form mt-4">
        <PostHidden post={post} field={versionField} />
        <PostTextarea
          post={post}
          field={handOver.fields.why}
          rows={2}
          hint="Only the leaders read it."
        />
        <Button variant="secondary" pending={post.pending} pendingText="Handing over...">
          {isLeader ? "Take it off the team’s list" : "Hand it over"}
        </Button>
      </PostForm>
    </section>
  );
}

/** Back from the leaders. */
export function ReturnForm({ path, version }: RequestPage) {
  const post = useFormPost(returnToTeam, { [versionField.name]: String(version) });
  return (
    <section id={returnToTeam.name} aria-labelledby="return-heading">
      <h2 id="return-heading">Back to the whole team</h2>
      <PostForm post={post} action={path} className="form mt-4">
        <PostHidden post={post} field={versionField} />
        <PostTextarea
          post={post}
          field={returnToTeam.fields.word}
          rows={2}
          hint="Everybody on the team reads it. What was written to the leaders stays with them."
        />
        <Button variant="secondary" pending={post.pending} pendingText="Giving it back...">
          Give it back to the team
        </Button>
      </PostForm>
    </section>
  );
}
