import type { HourName } from "#content/hours/hour";
import type { Scripture } from "#content/scripture";
import { ReferenceLink } from "../reading/reference-link";
import { VerseWords } from "../reading/verse-words";
import { HourOnly } from "./hour-only";

export type HourBlessings = readonly { name: HourName; blessing: Scripture }[];

type BlessingsProps = { blessings: HourBlessings; className: string };

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
