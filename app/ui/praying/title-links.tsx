import { Link } from "@remix-run/react";

/** On the line over a prayer's title, or where both do not fit on the next. */
const overTitle =
  "link no-print float-end -my-2.5 ms-5 inline-flex min-h-11 items-center text-small text-ink-quiet";

/** The way to pray it a line at a time. */
export function LineByLineLink({ path }: { path: string }) {
  return (
    <Link to={path} className={overTitle}>
      Pray it line by line
    </Link>
  );
}

/** To whom to call, further down on the page. */
export function HelpNowLink({ className = "" }: { className?: string }) {
  return (
    <a href="#help" className={`${overTitle} ${className}`}>
      Help now
    </a>
  );
}
