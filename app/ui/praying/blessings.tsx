import { ReferenceLink } from "~/ui/reading/reference-link";
import { VerseWords } from "~/ui/reading/verse-words";
import type { HourName } from "../../../content/hours/hour";
import type { Scripture } from "../../../content/scripture";
import { HourOnly } from "./hour-only";

/** A blessing for each hour that the page may turn out to stand in. */
export type HourBlessings = readonly { name: HourName; blessing: Scripture }[];

type BlessingsProps = { blessings: HourBlessings; className: string };

/** The verse of the hour, with where it stands. */
export function Blessings({ blessings, className }: BlessingsProps) {
  return blessings.map(({ name, blessing }) => (
    <HourOnly key={name} hour={name}>
      <blockquote className={className}>
        <p>
          <VerseWords text={blessing.verses} />
        </p>
      </blockquote>
      <p className="reference mt-3">
        <ReferenceLink reference={blessing.reference} />
      </p>
    </HourOnly>
  ));
}
