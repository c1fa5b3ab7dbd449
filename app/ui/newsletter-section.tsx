import type { ReactNode } from "react";

/** The band around the newsletter form. */
export function NewsletterSection({ children }: { children: ReactNode }) {
  return (
    <section id="newsletter" aria-labelledby="newsletter-heading" className="newsletter">
      <Rings />
      <div className="newsletter-row wrap">
        <div>
          <h2 id="newsletter-heading">A letter for your prayer life</h2>
          <p className="lead">
            Now and then: a scripture, a prayer to borrow, and what is new here. Nothing else.
          </p>
        </div>
        <div className="newsletter-form card">{children}</div>
      </div>
    </section>
  );
}

/** The sun that rises from the footer's edge. */
function Rings() {
  return (
    <svg viewBox="-500 -500 1000 500" aria-hidden="true" className="newsletter-rings scene">
      {[60, 82, 110, 146, 192, 250].map((r, index) => (
        <circle key={r} r={r} strokeOpacity={(0.9 - index * 0.15).toFixed(2)} />
      ))}
      <circle r="40" className="newsletter-sun" />
    </svg>
  );
}
