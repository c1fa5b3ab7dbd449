import { Link } from "@remix-run/react";
import { hourPath } from "~/paths";
import { Paragraphs } from "~/ui/reading/paragraphs";
import type { HourPrayer as Prayer } from "../../../content/hours/hours";

/** One of the four prayers, ready to be prayed. */
export function HourPrayer({ name, prayer }: Prayer) {
  return (
    <>
      <Link
        to={hourPath(name, "now", 1)}
        className="link no-print max-sm:mt-1 inline-flex min-h-11 items-center text-small text-ink-quiet"
      >
        Pray it line by line
      </Link>
      <div className="pray-words mt-4 sm:leading-[1.44]">
        <Paragraphs text={prayer} />
      </div>
    </>
  );
}
