import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { PageBanner } from "~/ui/layout/page-banner";

type LetterPageProps = { title: string; lead?: string; children: ReactNode };

/** A page behind a letter's link: what is asked, and a button that does it. */
export function LetterPage({ title, lead, children }: LetterPageProps) {
  return (
    <>
      <PageBanner title={title} lead={lead} scene="birds" low />
      <div className="wrap pt-part pb-band">
        <div className="card grid max-w-152 grid-cols-1 gap-5 p-inset">{children}</div>
      </div>
    </>
  );
}

/** Said of a link that is too old, was used, or never was one. */
export function LinkEnded({ children }: { children?: ReactNode }) {
  return (
    <LetterPage title="This link leads no further">
      <p>It has expired, or it isn't whole. {children}</p>
      <p>
        <Link to="/contact" className="link">
          Write to us
        </Link>
      </p>
    </LetterPage>
  );
}
