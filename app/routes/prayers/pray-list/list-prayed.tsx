import { Link, useSearchParams } from "@remix-run/react";
import { doneParameter } from "~/forms/form";
import { prayersPath } from "~/paths";
import { ButtonLink } from "~/ui/controls/button";
import { Blessings } from "~/ui/praying/blessings";
import { HourFrame } from "~/ui/praying/hour-frame";
import { PrayingFoot } from "~/ui/praying/praying-foot";
import { PrayingHead } from "~/ui/praying/praying-head";
import { Rite } from "~/ui/praying/rite";
import type { PrayListPage } from "./pray-list.server";
import { restOfListPath } from "./pray-list-path";

/** The end of the list: what was left for later may wait, or be prayed now. */
export function ListPrayed({ hour, blessings, isNew, count, later }: PrayListPage) {
  const prayed = useSearchParams()[0].has(doneParameter) || later > 0;
  if (!prayed) return <EmptyList hour={hour} blessings={blessings} isNew={isNew} />;
  return (
    <Rite
      hour={hour}
      blessings={blessings}
      stay={count > 0 ? restOfListPath(0) : "/pray"}
      note={
        count === 0
          ? "That was the last prayer on your list for today."
          : "The rest of your list may wait. God has heard all of it."
      }
    >
      <ButtonLink to={prayersPath} variant="quiet">
        My Prayers
      </ButtonLink>
    </Rite>
  );
}

type EmptyListProps = Pick<PrayListPage, "hour" | "blessings" | "isNew">;

/** Nothing waits to be prayed: a verse to be still with, and what to pray all the same. */
function EmptyList({ hour, blessings, isNew }: EmptyListProps) {
  return (
    <HourFrame hour={hour} className="pray">
      <PrayingHead
        back={{ to: prayersPath, label: "My Prayers" }}
        words={blessings.map(({ blessing }) => blessing.verses)}
      />
      <div className="pray-column">
        <h1 className="text-dawn">A quiet moment</h1>
        <p className="mt-2 text-small text-balance text-ink-quiet">
          {isNew ? "Nothing is on your list yet." : "Your list is empty for today."} You can still
          pray with this.
        </p>
        <Blessings blessings={blessings} className="pray-words mt-6" />
        <nav aria-label="From here" className="buttons no-print mt-10 items-center">
          <ButtonLink to="/pray">Pray now</ButtonLink>{" "}
          <ButtonLink to={`${prayersPath}#prayer`} variant="secondary">
            Write a prayer
          </ButtonLink>{" "}
          <Link to="/" className="link inline-flex min-h-11 items-center">
            Go in peace
          </Link>
        </nav>
      </div>
      <PrayingFoot />
    </HourFrame>
  );
}
