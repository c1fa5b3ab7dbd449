import { Link } from "@remix-run/react";

/** The way to pray it a line at a time: on the line over the title, where both fit. */
export function LineByLineLink({ path }: { path: string }) {
  return (
    <Link
      to={path}
      className="link no-print float-end -my-2.5 ms-4 inline-flex min-h-11 items-center text-small text-ink-quiet"
    >
      Pray it line by line
    </Link>
  );
}
