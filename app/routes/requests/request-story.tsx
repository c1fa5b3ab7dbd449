import { crisisLine, unsafeHomeLine } from "#content/help-lines";
import { HelpCalls } from "~/ui/reading/help-calls";
import { HelpWords } from "~/ui/reading/help-words";
import { Moment } from "~/ui/reading/moment";
import { noteClass, storyClass } from "~/ui/team/team-classes";
import type { ReceiptPage } from "./receipt.server";

/** What happened to a request so far, as its sender sees it. */
export function RequestStory(page: ReceiptPage) {
  const { receivedAt, prayedTimes, lastPrayedAt, answeredAt, notes } = page;
  return (
    <section aria-labelledby="story-heading">
      <h2 id="story-heading">How it’s going</h2>
      <ol className={storyClass}>
        <li>
          <p className="font-semibold">We have received it</p>
          <p className="text-small text-ink-quiet">
            <Moment at={receivedAt} />
          </p>
        </li>
        <li data-open={prayedTimes === 0 ? "" : undefined}>
          <p className="font-semibold">{prayedWords(prayedTimes)}</p>
          <p className="text-small text-ink-quiet">
            {lastPrayedAt ? (
              <>
                Last on <Moment at={lastPrayedAt} />
              </>
            ) : (
              "You’ll see it here as soon as somebody has."
            )}
          </p>
        </li>
        {notes.map((note) => (
          <li key={note.id}>
            <p className="font-semibold">{titles[note.kind]}</p>
            {note.kind === "help" ? (
              <>
                <HelpWords line={crisisLine} hasCalls />
                <HelpWords line={unsafeHomeLine} />
                <HelpCalls />
              </>
            ) : (
              <p dir="auto" className={noteClass}>
                {note.text}
              </p>
            )}
            <p className="text-small text-ink-quiet">
              <Moment at={note.at} />
            </p>
          </li>
        ))}
        {answeredAt && (
          <li>
            <p className="font-semibold">Answered. The prayer team gives thanks with you.</p>
          </li>
        )}
      </ol>
    </section>
  );
}

const titles = {
  note: "A note from the prayer team",
  help: "The prayer team is thinking of you, and wants you to have these numbers",
  update: "You wrote",
  answer: "How it was answered, in your words",
} as const;

function prayedWords(times: number): string {
  if (times === 0) return "It waits to be prayed for";
  return times === 1 ? "We have prayed for you once" : `We have prayed for you ${times} times`;
}
