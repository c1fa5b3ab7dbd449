import { useNamed } from "../layout/site-words";
import { artFile } from "./art-file";

const app = "in the {name} app";

/** The parts of the drawing `phones`. */
const phones = {
  all: {
    viewBox: "0 0 640 530",
    label: "The {name} app: the verse of the day, the journal, and one day of a plan",
  },
  morning: {
    viewBox: "0 0 640 500",
    label: "The {name} app: the verse of the day, one day of a plan, and the journal",
  },
  verse: { viewBox: "-2 -2 248 512", label: `The verse of the day ${app}` },
  journal: { viewBox: "-2 -2 248 442", label: `The private journal ${app}` },
  plan: { viewBox: "-2 -2 248 366", label: `One day of a plan ${app}` },
};

export function Phones({ of: part, className }: { of: keyof typeof phones; className: string }) {
  const { viewBox, label } = phones[part];
  const named = useNamed();
  return (
    <svg viewBox={viewBox} role="img" aria-label={named(label)} className={`phone ${className}`}>
      <use href={`${artFile("phones")}#${part}`} />
    </svg>
  );
}
