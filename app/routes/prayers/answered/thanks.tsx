import { prayerField } from "~/bookmarks/prayer-definition";
import type { AnsweredPage } from "~/routes/prayers/prayers.server";
import { Button } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { IntentForm } from "~/ui/forms/intent-form";

type ThanksProps = { prayer: AnsweredPage["months"][number]["prayers"][number]; action: string };

/** An answered prayer: what came of it, what was asked, and from when to when. */
export function Thanks({ prayer, action }: ThanksProps) {
  const { handle, name, words, answer, span } = prayer;
  return (
    <article aria-labelledby={`name-${handle}`}>
      <h3 id={`name-${handle}`} className="eyebrow">
        <PageLink to={`/account/prayers/${handle}`}>{name}</PageLink>
      </h3>
      <p className="mt-3 font-serif text-scripture wrap-anywhere whitespace-pre-line">
        {answer ?? words}
      </p>
      {answer && (
        <p className="prayed-words mt-6 border-s-2 border-accent ps-5 text-base leading-[1.6] text-ink-quiet">
          {words}
        </p>
      )}
      <p className="mt-5 text-small text-ink-quiet">{span}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-2">
        <PageLink
          to={`/account/prayers/${handle}/answer`}
          aria-describedby={`name-${handle}`}
          className="link inline-flex min-h-11 items-center"
        >
          {answer ? "Change the words" : "Add words of thanks"}
        </PageLink>
        <IntentForm action={action} intent="again" values={{ [prayerField]: handle }}>
          {(pending) => (
            <Button
              variant="quiet"
              className="link px-0"
              pending={pending}
              pendingText="One moment..."
              aria-describedby={`name-${handle}`}
            >
              Pray for it again
            </Button>
          )}
        </IntentForm>
      </div>
    </article>
  );
}
