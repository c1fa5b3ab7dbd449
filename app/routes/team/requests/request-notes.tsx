import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { Moment } from "~/ui/reading/moment";
import { noteClass, storyClass } from "~/ui/team/team-classes";
import type { RequestPage } from "./request.server";

/** What was written to and about a request, and who prayed. */
export function RequestNotes({ notes, prayers, path, version, forLeaders }: RequestPage) {
  if (notes.length + prayers.length === 0) return null;
  return (
    <section aria-labelledby="story-heading" className="mt-4">
      <h2 id="story-heading">So far</h2>
      <ol className={storyClass}>
        {notes.map((note) => (
          <li key={note.id} data-open={note.waits ? "" : undefined}>
            <p className="font-semibold">{titleOf(note)}</p>
            <p dir="auto" className={noteClass}>
              {note.text}
            </p>
            <p className="text-small text-ink-quiet">
              <Moment at={note.at} />
              {note.looker && `, looked at by ${note.looker}`}
            </p>
            {note.waits && <SecondLook {...note} {...{ path, version, forLeaders }} />}
          </li>
        ))}
        {prayers.map(({ name, prayedAt }) => (
          <li key={prayedAt.getTime()}>
            <p className="font-semibold">{name ?? "Somebody of the team"} prayed</p>
            <p className="text-small text-ink-quiet">
              <Moment at={prayedAt} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Note = RequestPage["notes"][number];

function titleOf({ kind, writer, waits, isForTeam }: Note): string {
  const name = writer ?? "Somebody of the team";
  if (kind === "update") return "They wrote";
  if (kind === "answer") return "It was answered. They wrote";
  if (kind === "help") return `${name} sent the help lines`;
  if (kind === "handover")
    return `${name}, ${isForTeam ? "back to the whole team" : "to the leaders"}`;
  return waits ? `${name} wrote a note. It hasn’t gone yet` : `${name} wrote back`;
}

type SecondLookProps = Note & Pick<RequestPage, "path" | "version" | "forLeaders">;

/** A note to a stranger is read by two before it goes. */
function SecondLook({ id, isOwn, path, version, forLeaders }: SecondLookProps) {
  const values = { note: id, version };
  return (
    <>
      <p className="mt-2">
        {isOwn
          ? `It waits for ${forLeaders ? "another leader" : "somebody else of the team"} to look at it.`
          : "Is it kind, true and safe to send?"}
      </p>
      <div className="buttons mt-2">
        {!isOwn && (
          <IntentForm action={path} intent="release-note" values={values}>
            <Button>Send it</Button>
          </IntentForm>
        )}
        <IntentForm action={path} intent="discard-note" values={values}>
          <Button variant="secondary">Set it aside</Button>
        </IntentForm>
      </div>
    </>
  );
}
