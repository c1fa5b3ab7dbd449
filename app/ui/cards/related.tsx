import type { ReactNode } from "react";
import { PageLink } from "~/ui/controls/page-link";

type RelatedProps = {
  /** What is open, where it is one of those that all pages of its kind lead to. */
  here?: { to: string; title: string } | false;
  children: ReactNode;
};

/** The last row of a plan or theme: three cards as its children. */
export function Related({ here, children }: RelatedProps) {
  return (
    <section aria-labelledby="related-heading" className="no-print band mt-band bg-surface-sunken">
      <div className="wrap">
        <h2 id="related-heading">You May Also Like</h2>
        <div className="card-row mt-8">{children}</div>
        {here && (
          <p className="mt-5 text-small text-ink-quiet">
            <PageLink
              to={here.to}
              aria-current="page"
              className="link inline-flex min-h-11 items-center text-ink"
            >
              Back to the start of {here.title}
            </PageLink>
          </p>
        )}
      </div>
    </section>
  );
}
