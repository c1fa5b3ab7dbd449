import type { ReactNode } from "react";
import { DawnRings } from "~/ui/art/dawn-rings";

type ClosingProps = {
  heading: string;
  text: string;
  /** Where to go from here. */
  children: ReactNode;
};

/** The last word of a page, in its own small night: what to do now. */
export function Closing({ heading, text, children }: ClosingProps) {
  return (
    <section aria-labelledby="closing-heading" className="closing wrap no-print">
      <div className="vigil night">
        <DawnRings />
        <h2 id="closing-heading">{heading}</h2>
        <p className="lead">{text}</p>
        <div className="banner-links">{children}</div>
      </div>
    </section>
  );
}
