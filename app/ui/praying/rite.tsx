import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import type { HourName } from "#content/hours/hour";
import type { Scripture } from "#content/scripture";
import { doneParameter } from "~/forms/form";
import { ButtonLink } from "../controls/button";
import { Quotation } from "../reading/quotation";
import { ReferenceLink } from "../reading/reference-link";
import { HourFrame } from "./hour-frame";
import { HourSky } from "./hour-scene";
import { At } from "./own-clock";
import { PrayingFoot } from "./praying-foot";

type RiteProps = {
  title?: string;
  hour: HourName;
  chosen?: boolean;
  blessings: BlessingsProps["blessings"];
  stay: string;
  note?: string;
  children: ReactNode;
};

export function Rite({ title = "Amen", hour, chosen, blessings, stay, note, children }: RiteProps) {
  const [search] = useSearchParams();
  // Who comes back to it, having saved the prayer, has been still already.
  const fresh = search.get(doneParameter) === "amen";
  return (
    <HourFrame hour={hour} chosen={chosen} className={`pray ${fresh ? "rite" : ""}`}>
      <HourSky />
      <div className="mx-auto grid w-full max-w-[46rem] grow content-center justify-items-center gap-8 px-gutter pt-16 text-center">
        <h1 className="text-display text-dawn">{title}</h1>
        <div className={fresh ? "[animation:come_1.6s_2s_both]" : ""}>
          <Blessings
            blessings={blessings}
            className="scripture mx-auto max-w-[30ch] [&_p]:text-balance"
          />
          {note && <p className="mt-8">{note}</p>}
        </div>
        <nav
          aria-label="From here"
          className={`no-print mt-2 grid justify-items-center gap-3 ${fresh ? "[animation:come_1.2s_4.5s_both]" : ""}`}
        >
          <ButtonLink to="/" className="min-w-[min(15rem,100%)]">
            Go in peace
          </ButtonLink>{" "}
          <div className="flex flex-wrap items-start justify-center gap-x-3">
            {children}{" "}
            <ButtonLink to={stay} variant="quiet">
              Stay a while
            </ButtonLink>
          </div>
        </nav>
      </div>
      <PrayingFoot />
    </HourFrame>
  );
}

type BlessingsProps = {
  blessings: readonly { name: HourName; blessing: Scripture }[];
  className: string;
};

export function Blessings({ blessings, className }: BlessingsProps) {
  return blessings.map(({ name, blessing }) => (
    <At key={name} at={name}>
      <blockquote className={className}>
        <Quotation text={blessing.verses} />
      </blockquote>
      <p className="reference mt-3">
        <ReferenceLink reference={blessing.reference} />
      </p>
    </At>
  ));
}
