import { Link } from "@remix-run/react";

const overTitle =
  "link no-print float-end -my-2.5 ms-5 inline-flex min-h-11 items-center text-small text-ink-quiet";

export function LineByLineLink({ path }: { path: string }) {
  return (
    <Link to={path} className={overTitle}>
      Pray it line by line
    </Link>
  );
}

export function HelpNowLink({ className = "" }: { className?: string }) {
  return (
    <a href="#help" className={`${overTitle} ${className}`}>
      Help now
    </a>
  );
}
