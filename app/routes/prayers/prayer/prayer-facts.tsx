import { PageLink } from "~/ui/controls/page-link";
import { Fact } from "~/ui/reading/fact";
import { isolated } from "~/ui/reading/isolated";
import { ReferenceLink } from "~/ui/reading/reference-link";
import type { PrayerPage } from "../prayers.server";

/** What is known of a prayer besides its words: for whom it is, when it comes up, and since when. */
export function PrayerFacts({ prayer }: Pick<PrayerPage, "prayer">) {
  const { name, person, days, reference, from, writtenOn, prayedOn } = prayer;
  const isOpen = !prayer.answeredOn && !prayer.restsUntil;
  return (
    <dl className="grid gap-4 max-lg:grid-cols-2">
      {person && <Fact name="For">{isolated(person)}</Fact>}
      {isOpen && (
        <Fact name="Pray it">
          {days.length > 0 ? days.map((day) => `${day}s`).join(", ") : "Every day"}
        </Fact>
      )}
      {reference && reference !== name && (
        <Fact name="Scripture">
          <span className="[font-variant-caps:small-caps] [&_a]:underline">
            <ReferenceLink reference={reference} />
          </span>
        </Fact>
      )}
      {from && (
        <Fact name="From">
          <PageLink to={from.path} className="link">
            {from.place}
          </PageLink>
        </Fact>
      )}
      <Fact name={writtenWords(prayer)}>{writtenOn}</Fact>
      {prayedOn && <Fact name="Last prayed">{prayedOn}</Fact>}
    </dl>
  );
}

/** Some write a prayer down only when it has been answered. */
function writtenWords({ answeredOn, isWrittenLater }: PrayerPage["prayer"]): string {
  if (isWrittenLater) return "Written down on";
  return answeredOn ? "Asked on" : "On your list since";
}
