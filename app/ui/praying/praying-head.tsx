import { BackLink } from "../controls/back-link";
import { BreathRing, BreathWords } from "./breath-ring";
import { HourSky } from "./hour-scene";
import { PrayAids } from "./pray-aids";

function BackWords({ label }: { label: string }) {
  const [short, where] = label.split(" to ");
  if (!where) return label;
  return (
    <span>
      {short} <span className="max-sm:sr-only">to {where}</span>
    </span>
  );
}

type PrayingHeadProps = {
  back: { to: string; label: string };
  words: readonly string[];
};

export function PrayingHead({ back, words }: PrayingHeadProps) {
  return (
    <>
      <HourSky />
      <BreathRing />
      <div className="no-print flex items-start justify-between gap-4 px-gutter pt-3">
        <BackLink to={back.to}>
          <BackWords label={back.label} />
        </BackLink>
        <PrayAids words={words} />
      </div>
      <BreathWords />
    </>
  );
}
