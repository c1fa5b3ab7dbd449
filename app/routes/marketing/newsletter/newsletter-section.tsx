import type { ReactNode } from "react";

/** The band around the newsletter form. */
export function NewsletterSection({ children }: { children: ReactNode }) {
  return (
    <section id="newsletter" aria-labelledby="newsletter-heading" className="newsletter">
      <div className="newsletter-row wrap">
        <div>
          <h2 id="newsletter-heading">A letter for your prayer life</h2>
          <p className="lead">
            Now and then: a scripture, a prayer to borrow, and what is new here. Nothing else.
          </p>
        </div>
        <div className="newsletter-form line-form card">{children}</div>
      </div>
    </section>
  );
}
