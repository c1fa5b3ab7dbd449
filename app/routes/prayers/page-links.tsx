import { Link } from "@remix-run/react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Icon } from "~/ui/controls/icon";
import { type PageParameter, pagePath } from "./page-number";

type PageLinksProps = {
  path: string;
  page: number;
  pageCount: number;
  parameter?: PageParameter;
};

/** Leads through the pages of a list, where it has more than one. */
export function PageLinks({ path, page, pageCount, parameter }: PageLinksProps) {
  if (pageCount === 1) return null;
  return (
    <nav
      aria-label={parameter === "resting" ? "Pages of what is at rest" : "Pages"}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6"
    >
      {page > 1 && (
        <Link to={pagePath(path, page - 1, parameter)} className="button button-secondary">
          <Icon of={ArrowLeft} /> Previous
        </Link>
      )}
      <p>
        Page {page} of {pageCount}
      </p>
      {page < pageCount && (
        <Link to={pagePath(path, page + 1, parameter)} className="button button-secondary">
          Next <Icon of={ArrowRight} />
        </Link>
      )}
    </nav>
  );
}
