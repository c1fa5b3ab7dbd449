import type { ReactNode } from "react";

/** The last row of a plan or theme: three cards as its children. */
export function Related({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="related-heading" className="related band no-print">
      <div className="wrap">
        <h2 id="related-heading">You May Also Like</h2>
        <div className="card-row">{children}</div>
      </div>
    </section>
  );
}
