import { Link } from "@remix-run/react";

type PrayerWaysProps = {
  path: string;
  needsHelpLines: boolean;
  /** It is one line. */
  short: boolean;
};

/** Beside the title where there is room: the prayer by itself comes first. */
export function PrayerWays({ path, short, needsHelpLines }: PrayerWaysProps) {
  if (short && !needsHelpLines) return null;
  return (
    <p className="no-print flex flex-wrap gap-x-6 text-small text-ink-quiet">
      {!short && (
        <Link to={`${path}&line=1`} className="link inline-flex min-h-11 items-center">
          Pray it line by line
        </Link>
      )}
      {needsHelpLines && (
        <a href="#help" className="link inline-flex min-h-11 items-center">
          Help now
        </a>
      )}
    </p>
  );
}
