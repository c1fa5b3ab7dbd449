import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/ui/controls/controls";
import { PostHidden } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { IntentForm } from "~/ui/forms/intent-form";
import { PostTextarea } from "~/ui/forms/text-area";
import {
  handOver,
  type RequestIntent,
  requestNote,
  returnToTeam,
  versionField,
} from "../team-definitions";
import type { RequestPage } from "./request.server";

export function RequestActions(page: RequestPage) {
  const { path, version, state, isMine, isLeader, forLeaders, holder, mayAct, danger } = page;
  const intentButton = (
    intent: RequestIntent,
    label: ReactNode,
    variant: "primary" | "secondary",
  ) => (
    <IntentForm action={path} intent={intent} values={{ version }}>
      {(pending) => (
        <Button variant={variant} pending={pending}>
          {label}
        </Button>
      )}
    </IntentForm>
  );
  if (state === "closed")
    return (
      <aside className="buttons items-start">
        {intentButton("reopen", "Open it again", "secondary")}
      </aside>
    );
  const isFree = state === "waiting";
  return (
    <aside className="grid grid-cols-1 content-start gap-8">
      <div className="buttons">
        <ButtonLink to={`${path}/pray`} variant={danger ? "secondary" : "primary"}>
          Pray for this
        </ButtonLink>
        {isFree && intentButton("claim", "Take it", "secondary")}
        {intentButton("prayed", "I’ve prayed", "secondary")}
        {(isMine || (isLeader && holder)) &&
          intentButton("release", isMine ? "Give it back" : "Let others take it", "secondary")}
        {mayAct && intentButton("close", "Close it", "secondary")}
      </div>
      {!mayAct && <p>{holder} has it. You can still pray.</p>}
      {mayAct && <NoteForm {...page} />}
      {mayAct && !forLeaders && <HandOverForm {...page} />}
      {forLeaders && isLeader && !page.isPrivate && <ReturnForm {...page} />}
      {(forLeaders ? isMine : isMine || (isFree && !isLeader)) && (
        <section aria-labelledby="heavy-heading">
          <h2 id="heavy-heading">Too heavy?</h2>
          <p className="mt-2 mb-4">
            {page.danger && "Is someone hurt, or about to be? Call first, then press it. "}
            You don’t have to carry this, and nobody asks you why. {heavyWords(page)}
          </p>
          {intentButton("heavy", "This is too heavy for me", "secondary")}
        </section>
      )}
    </aside>
  );
}

function heavyWords({ isLeader, forLeaders }: RequestPage): string {
  if (forLeaders) return "It goes back to the other leaders, who see that you left it to them.";
  if (isLeader) return "It goes to all the leaders, and off the team’s list.";
  return "Then only the leaders read it; you won’t see it anymore.";
}

/** To a sender without an account only after a second member's look. */
function NoteForm(page: RequestPage) {
  const { path, version, isStranger } = page;
  const post = useFormPost(requestNote, { [versionField.name]: String(version) });
  return (
    <section id={requestNote.name} aria-labelledby="note-heading">
      <h2 id="note-heading">Write back</h2>
      <PostForm post={post} action={path} className="form mt-4">
        <PostHidden post={post} field={versionField} />
        <PostTextarea post={post} field={requestNote.fields.words} rows={4} hint={noteHint(page)} />
        <Button variant="secondary" pending={post.pending && "Sending..."}>
          {isStranger ? "Hand it in for a second look" : "Send the note"}
        </Button>
      </PostForm>
    </section>
  );
}

function noteHint({ isStranger, hasPage, forLeaders, hasSecondReader }: RequestPage): string {
  const asTeam =
    "Write as the team: help lines are welcome, but no number of your own, no promise to meet, and no secrets. Others on the team read it.";
  if (!hasPage) return `${asTeam} They have no private page, so they won’t see it here.`;
  if (!isStranger) return `${asTeam} They see it on their page at once.`;
  const reader = forLeaders ? "another leader" : "a second person";
  if (hasSecondReader)
    return `${asTeam} They have no account, so ${reader} reads it before it goes.`;
  return `${asTeam} They have no account, so ${reader} must read it before it goes, and there’s none yet. Ask whoever runs this site to add one.`;
}

function HandOverForm({ path, version, isLeader, danger }: RequestPage) {
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
          hint={
            danger
              ? "All the leaders read it. Is it about one of them? Then don’t hand it over here."
              : "Only the leaders read it."
          }
        />
        <Button variant="secondary" pending={post.pending && "Handing over..."}>
          {isLeader ? "Take it off the team’s list" : "Hand it over"}
        </Button>
      </PostForm>
    </section>
  );
}

function ReturnForm({ path, version }: RequestPage) {
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
        <Button variant="secondary" pending={post.pending && "Giving it back..."}>
          Give it back to the team
        </Button>
      </PostForm>
    </section>
  );
}
