import { Link } from "@remix-run/react";
import { hourPath } from "~/paths";
import type { PrayPage } from "./pray.server";

/** The ways to the prayers of other hours. */
export function OtherHours({ hours }: Pick<PrayPage, "hours">) {
  return (
    <nav
      aria-label="Other hours"
      className="mt-10 flex flex-wrap items-center gap-x-6 border-t border-line pt-5"
    >
      <p className="text-small text-ink-quiet max-sm:basis-full">Another hour:</p>
      {hours.map(({ name, kind }) => (
        <Link
          key={name}
          to={hourPath(name)}
          className="link inline-flex min-h-11 items-center text-small"
        >
          {kind}
        </Link>
      ))}
    </nav>
  );
}
