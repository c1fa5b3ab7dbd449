import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import type { DeskIntent } from "../desk-intents";
import type { RequestPage } from "./request.server";
import { HandOverForm, NoteForm, ReturnForm } from "./request-forms";

/** What a person of the team can do with a request. */
export function RequestActions(page: RequestPage) {
  const { path, version, state, isMine, isLeader, forLeaders, holder, isUrgent } = page;
  const intentButton = (intent: DeskIntent, label: ReactNode, variant: "primary" | "secondary") => (
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
  const mayAct = isFree || isMine || isLeader;
  const helpComesFirst = isUrgent && mayAct && !page.notes.some(({ kind }) => kind === "help");
  return (
    <aside className="grid grid-cols-1 content-start gap-8">
      <div className="buttons">
        {helpComesFirst && intentButton("help", "Send the help lines", "primary")}
        <ButtonLink to={`${path}/pray`} variant={helpComesFirst ? "secondary" : "primary"}>
          Pray
        </ButtonLink>
        {isFree && intentButton("claim", "Take it", "secondary")}
        {intentButton("prayed", "Prayed for", "secondary")}
        {isUrgent &&
          mayAct &&
          !helpComesFirst &&
          intentButton("help", "Send the help lines again", "secondary")}
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
