import { Link } from "@remix-run/react";
import { Icon } from "./controls";
import { type PageParameter, pagePath } from "./page-number";

const pagesOf = { page: "Pages", resting: "Pages of what is at rest", others: "Pages of days" };

type PageLinksProps = {
  path: string;
  page: number;
  pageCount: number;
  parameter?: PageParameter;
};

export function PageLinks({ path, page, pageCount, parameter }: PageLinksProps) {
  if (pageCount === 1) return null;
  return (
    <nav
      aria-label={parameter ? pagesOf[parameter] : "Pages"}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-6"
    >
      <ol className="flex flex-wrap items-center gap-1">
        {pageNumbers(page, pageCount).map((number, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other
          <li key={index}>
            <PageLink to={pagePath(path, number, parameter)} number={number} page={page} />
          </li>
        ))}
      </ol>
      <p className="me-auto text-small text-ink-quiet">
        Page {page} of {pageCount}
      </p>
      {page > 1 && (
        <Link to={pagePath(path, page - 1, parameter)} className="button button-secondary">
          <Icon of="arrow-left" /> Previous
        </Link>
      )}
      {page < pageCount && (
        <Link to={pagePath(path, page + 1, parameter)} className="button button-secondary">
          Next <Icon of="arrow-right" />
        </Link>
      )}
    </nav>
  );
}

function PageLink({ to, number, page }: { to: string; number: number; page: number }) {
  if (number === 0) return <span aria-hidden="true">…</span>;
  return (
    <Link
      to={to}
      aria-label={`Page ${number}`}
      aria-current={number === page ? "page" : undefined}
      className="link grid min-h-11 min-w-11 place-items-center aria-[current]:font-semibold aria-[current]:no-underline"
    >
      {number}
    </Link>
  );
}

/** The numbers that lead through a list: its ends and those beside the page at hand; 0 for a gap. */
function pageNumbers(page: number, pageCount: number): number[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  const near = all.filter((n) => n === 1 || n === pageCount || Math.abs(n - page) <= 1);
  return near.flatMap((n, index) => (n - (near[index - 1] ?? 0) > 1 ? [0, n] : [n]));
}
