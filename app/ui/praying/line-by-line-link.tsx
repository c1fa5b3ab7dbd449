import { Link } from "@remix-run/react";

/** After the prayer, which comes first by itself: the way to pray it again, a line at a time. */
export function PrayerWays({ path }: { path: string }) {
  return (
    <p className="no-print mt-4 text-small text-ink-quiet">
      <Link to={`${path}&line=1`} className="link inline-flex min-h-11 items-center">
        Pray it line by line
      </Link>
    </p>
  );
}
