import { prayerField } from "~/bookmarks/prayer-definition";
import { PrayerMenu } from "~/routes/prayers/prayer-menu";
import type { AnsweredPage } from "~/routes/prayers/prayers.server";
import { Icon } from "~/ui/controls/icon";
import { PageLink } from "~/ui/controls/page-link";
import { IntentForm } from "~/ui/forms/intent-form";

type ThanksProps = { prayer: AnsweredPage["months"][number]["prayers"][number]; action: string };

/** An answered prayer: which and when in a quiet line, what came of it, and what was asked. */
export function Thanks({ prayer, action }: ThanksProps) {
  const { handle, name, words, answer, when } = prayer;
  return (
    <article aria-labelledby={`name-${handle}`} className="max-w-176">
      <h3 id={`name-${handle}`} className="font-sans text-base leading-snug font-semibold">
        <PageLink to={`/account/prayers/${handle}`}>{name}</PageLink>
      </h3>
      <p className="mt-1 text-small text-ink-quiet">{when}</p>
      <p className="mt-2 font-serif text-scripture wrap-anywhere whitespace-pre-line">
        {answer ?? words}
      </p>
      {answer && (
        <p className="prayed-words mt-4 border-s-2 border-accent ps-5 text-base leading-[1.6] text-ink-quiet">
          {words}
        </p>
      )}
      <div className="mt-2">
        <AnswerMenu {...{ handle, name, action }} answered={answer !== null} />
      </div>
    </article>
  );
}

type AnswerMenuProps = { handle: string; name: string; action: string; answered: boolean };

function AnswerMenu({ handle, name, action, answered }: AnswerMenuProps) {
  return (
    <PrayerMenu name={name} label="Pray again or edit" sheetClass="sm:left-0 sm:w-56">
      <li>
        <IntentForm action={action} intent="again" values={{ [prayerField]: handle }}>
          <button type="submit" className="account-item">
            <Icon of="heart-handshake" /> Pray for it again
          </button>
        </IntentForm>
      </li>
      <li>
        <PageLink to={`/account/prayers/${handle}/answer`} className="account-item">
          <Icon of="pen-line" /> {answered ? "Edit the answer" : "Add words of thanks"}
        </PageLink>
      </li>
    </PrayerMenu>
  );
}
