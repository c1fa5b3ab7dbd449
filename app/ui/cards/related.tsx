import type { ReactNode } from "react";

export function Related({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="related-heading" className="no-print band mt-band bg-surface-sunken">
      <div className="wrap">
        <h2 id="related-heading">You May Also Like</h2>
        <div className="card-row mt-8">{children}</div>
      </div>
    </section>
  );
}
