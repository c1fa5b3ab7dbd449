import { Icon } from "~/ui/controls/icon";

/** Brings the ring and takes it away, with and without scripts. */
export function BreathSwitch() {
  return (
    <label title="Breathe" className="pray-aid relative inline-flex items-center gap-2">
      <input
        type="checkbox"
        className="pray-breathe absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <Icon of="wind" />
      <span className="max-md:sr-only">Breathe</span>
    </label>
  );
}

/** A ring to breathe with: it stays behind the words. */
export function BreathRing() {
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className="pray-breath scene no-print">
      <circle r="98" />
    </svg>
  );
}

/** How to follow it, with or without seeing it move. */
export function BreathWords() {
  return (
    <p className="pray-breath no-print px-gutter text-right text-small text-dawn">
      Breathe in for four, out for six.
    </p>
  );
}
