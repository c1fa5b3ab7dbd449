import { prayerPath } from "~/paths";
import { prayerField } from "~/prayers/prayer-definition";
import { Button } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { IntentForm } from "~/ui/forms/intent-form";
import { isolated } from "~/ui/reading/isolated";
import { PrayedWords } from "../prayed-words";
import type { AnsweredPage } from "../prayers.server";

type ThanksProps = { prayer: AnsweredPage["months"][number]["prayers"][number]; action: string };

/** An answered prayer: which and when in a quiet line, what came of it, if that was written, and what was asked. */
export function Thanks({ prayer, action }: ThanksProps) {
  const { handle, name, words, rest, answer, when } = prayer;
  const named = <span className="sr-only">: {isolated(name)}</span>;
  return (
    <article aria-labelledby={`name-${handle}`} className="max-w-176">
      <h3 id={`name-${handle}`} className="text-prayer leading-snug wrap-anywhere">
        <PageLink to={prayerPath(handle)} className="link">
          {isolated(name)}
        </PageLink>
      </h3>
      <p className="mt-1 text-small text-ink-quiet">{when}</p>
      {answer && (
        <p dir="auto" className="mt-4 font-serif text-scripture wrap-anywhere whitespace-pre-line">
          {answer}
        </p>
      )}
      {rest && (
        <div className="mt-4 border-s border-line ps-5 text-ink-quiet">
          <p className="text-small">You asked</p>
          <PrayedWords text={words} className="text-base leading-[1.6]" />
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <IntentForm action={action} intent="again" values={{ [prayerField]: handle }}>
          <Button variant="secondary">Pray again{named}</Button>
        </IntentForm>{" "}
        <PageLink
          to={prayerPath(handle, "answer")}
          className="link inline-flex min-h-11 items-center"
        >
          {answer === null ? "Add words of thanks" : "Edit the answer"}
          {named}
        </PageLink>
      </div>
    </article>
  );
}
