import { Icon } from "../controls/icon";

export function BreathSwitch() {
  return (
    <label title="Breathe" className="pray-aid relative inline-flex items-center gap-2">
      <input
        type="checkbox"
        className="pray-breathe absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <Icon of="wind" className="max-md:hidden" />
      Breathe
    </label>
  );
}

const whileChosen = "hidden in-[.pray:has(.pray-breathe:checked)]:block";

export function BreathRing() {
  return (
    <svg
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      className={`scene no-print fixed inset-x-0 top-[42svh] -z-5 mx-auto h-auto w-[min(92vw,74svh,40rem)] [translate:0_-50%] ${whileChosen}`}
    >
      <circle
        r="98"
        className="origin-center animate-[breathe_10s_ease-in-out_infinite] fill-(--glow) stroke-(--line) [fill-opacity:0.07] [scale:0.8] [stroke-opacity:0.55] [transform-box:fill-box]"
      />
    </svg>
  );
}

export function BreathWords() {
  return (
    <p className={`no-print px-gutter text-right text-small text-dawn ${whileChosen}`}>
      Breathe in for four, out for six.
    </p>
  );
}
