import type { ReactNode } from "react";
import { ShareVerse } from "../share/share";
import { Quotation } from "./quotation";
import { ReferenceLink } from "./reference-link";

type ScriptureBlockProps = {
  scripture: { reference: string; verses: string };
  address: string;
  /** What it is called as a picture; without a name it is found by its reference. */
  picture?: string;
  night?: boolean;
  long?: boolean;
  small?: boolean;
  heading?: ReactNode;
  children?: ReactNode;
};

export function ScriptureBlock({
  scripture,
  address,
  picture,
  night,
  long,
  small,
  heading,
  children,
}: ScriptureBlockProps) {
  return (
    <figure
      className={`scripture-block flex flex-wrap items-center gap-x-4 sm:gap-x-8 ${small ? "justify-between" : ""} ${night ? "vigil night gap-y-6" : "gap-y-5"}`}
    >
      {heading && <div className="flex-[0_0_100%]">{heading}</div>}
      <blockquote className={`scripture min-w-0 flex-[0_0_100%] ${long ? "scripture-long" : ""}`}>
        <Quotation text={scripture.verses} />
      </blockquote>
      <div className="relative order-1 flex flex-wrap items-start gap-3 max-sm:w-full [&_.button]:px-3.25 in-[.vigil]:grow has-[.notice]:w-full">
        <ShareVerse scripture={scripture} address={address} picture={picture} small={small} />
        {children}
      </div>
      <figcaption className="reference">
        <ReferenceLink reference={scripture.reference} />
      </figcaption>
    </figure>
  );
}
