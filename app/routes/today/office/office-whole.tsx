import { Link } from "@remix-run/react";
import { crisisLine, unsafeHomeLine } from "#content/help-lines";
import { Icon } from "~/ui/controls/icon";
import { PrayingHelp } from "~/ui/praying/praying-help";
import { HelpWords } from "~/ui/reading/help-words";
import { EachDay } from "../day-frame";
import { OfficeHead } from "../day-head";
import { officePath } from "../today-path";
import { dayOffsets, useDayOffset } from "../use-day-offset";
import type { OfficeDay, OfficePage } from "./office.server";
import { OfficeFrame } from "./office-frame";
import { OfficeStep } from "./office-step";

const textLink = "link inline-flex min-h-11 items-center";

/** An office from its opening to its blessing, one step under another. */
export function OfficeWhole({ title, ...page }: OfficePage & { title: string }) {
  const { name, days } = page;
  const offset = useDayOffset(days);
  const own = days[days.length > 1 ? dayOffsets.indexOf(offset) : 0];
  const words = own?.steps.map(({ title: heading, text }) => `${heading}. ${text}`) ?? [];
  return (
    <OfficeFrame {...page} title={title} words={words}>
      <EachDay days={days}>
        {(office) => (
          <>
            <OfficeHead {...office} />
            <p className="no-print mt-4 mb-10 flex flex-wrap items-center gap-x-6 text-small text-ink-quiet">
              <Link
                to={officePath(name, { day: office.day, step: 1 })}
                rel="nofollow"
                className="button button-primary"
              >
                Pray it step by step
              </Link>
              {name === "night" && (
                <a href="#help" className={textLink}>
                  Help now
                </a>
              )}
            </p>
            {office.steps.map((step, index, { length }) => (
              <OfficeStep key={step.title} {...step} place={`${index + 1} of ${length}`} />
            ))}
            {name === "morning" && <OfficeHelp {...office} />}
          </>
        )}
      </EachDay>
      {name === "night" && <PrayingHelp className="mt-8 mb-14" />}
    </OfficeFrame>
  );
}

/** Whom to call, where the day's intercessions speak of danger or of home. */
export function OfficeHelp({
  needsHelpLines,
  unsafeHome,
}: Pick<OfficeDay, "needsHelpLines" | "unsafeHome">) {
  if (!needsHelpLines && !unsafeHome) return null;
  return (
    <aside
      aria-label="Help at any hour"
      className="mt-8 mb-14 flex gap-3 text-small text-ink-quiet"
    >
      <Icon of="life-buoy" className="mt-[0.3em]" />
      <div>
        {needsHelpLines && <HelpWords line={crisisLine} />}
        {unsafeHome && <HelpWords line={unsafeHomeLine} />}
      </div>
    </aside>
  );
}
