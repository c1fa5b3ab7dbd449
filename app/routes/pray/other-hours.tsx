import { Link } from "@remix-run/react";
import { hourPath } from "~/paths";
import { useHour } from "~/ui/praying/use-hour";
import type { PrayPage } from "./pray.server";

/** The ways to the prayers of other hours; the one that the page shows is marked. */
export function OtherHours({ hours, hour, chosen }: Pick<PrayPage, "hours" | "hour" | "chosen">) {
  const shown = useHour(hour, chosen);
  return (
    <nav
      aria-label="Other hours"
      className="mt-10 flex flex-wrap items-center gap-2 border-t border-line pt-5"
    >
      <p className="me-2 text-small text-ink-quiet max-sm:basis-full">A prayer for the</p>
      {hours.map(({ name }) => (
        <Link
          key={name}
          to={hourPath(name)}
          aria-current={name === shown ? "true" : undefined}
          className="chip max-sm:px-3"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
