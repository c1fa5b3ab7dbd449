import type { ReactNode } from "react";
import { DawnRings } from "./dawn-rings";
import { ShareVerse } from "./share-verse";

type ScriptureBlockProps = {
  scripture: { reference: string; verses: string };
  /** The whole address that is shared with it. */
  address: string;
  /** On a night of its own, before the dawn; else on the page. */
  night?: boolean;
  /** What else can be done with it, beside sharing. */
  children?: ReactNode;
};

/** A quotation from the Bible, set large, with its place and its share menu. */
export function ScriptureBlock({ scripture, address, night, children }: ScriptureBlockProps) {
  return (
    <figure className={`scripture-block ${night ? "vigil night" : ""}`}>
      {night && <DawnRings />}
      <blockquote className="scripture">
        <p>{scripture.verses}</p>
      </blockquote>
      <div className="verse-acts">
        <ShareVerse scripture={scripture} address={address} />
        {children}
      </div>
      <figcaption className="reference">{scripture.reference}</figcaption>
    </figure>
  );
}
