import type { ReactNode } from "react";

/** The band around the newsletter form. */
export function NewsletterSection({ children }: { children: ReactNode }) {
  return (
    <section id="newsletter" aria-labelledby="newsletter-heading" className="no-print @container">
      <div className="wrap grid grid-cols-1 gap-8 pt-passage pb-band @pair:grid-cols-2 @pair:items-center">
        <div>
          <h2 id="newsletter-heading" className="mb-3 text-title">
            A letter for your prayer life
          </h2>
          <p className="lead">
            Now and then: a scripture, a prayer to borrow, and what is new here. Nothing else.
          </p>
        </div>
        <div className="card p-inset">{children}</div>
      </div>
    </section>
  );
}
