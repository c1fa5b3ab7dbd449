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
    <section
      aria-labelledby="closing-heading"
      className="wrap no-print pt-[clamp(1rem,3vw,3rem)] pb-band [.sunken+&]:pt-band"
    >
      <div className="vigil night">
        <DawnRings />
        <h2 id="closing-heading" className="max-w-136">
          {heading}
        </h2>
        <p className="lead mt-4 max-w-136 text-ink">{text}</p>
        <div className="buttons mt-8 max-w-136">{children}</div>
      </div>
    </section>
  );
}
