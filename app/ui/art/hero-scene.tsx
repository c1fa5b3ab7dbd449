import { artFile } from "./art-file";

/** Light and rings, of the moon by night; without a class of its own it is behind the phones, wherever they are. */
export function HeroSun({ className = "" }: { className?: string }) {
  return (
    <img
      src={artFile("hero-sun")}
      alt=""
      width={1000}
      height={1000}
      className={`hero-sun scene ${className}`}
    />
  );
}

/** The hills behind the phones, paler with every ridge. */
export function HeroHills() {
  return (
    <img
      src={artFile("hero-hills")}
      alt=""
      width={1440}
      height={360}
      className="hero-hills scene"
    />
  );
}

/**
 * The nearest hill, in the colour of the page below: on it the night turns into paper. Drawn in the
 * page, for only there is that colour known.
 */
export function Foreground() {
  return (
    <svg
      viewBox="0 0 1440 120"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="foreground scene absolute inset-x-0 -bottom-px h-[clamp(1.75rem,4vw,3.75rem)] w-full in-[.hero]:h-[clamp(3rem,8vw,7.5rem)]"
    >
      <path
        d="M-9 72 0 70C220 20 420 26 660 64S1120 110 1440 40L1449 38V130H-9Z"
        stroke="#d4af37"
        strokeWidth="1.5"
        className="fill-(--page)"
      />
    </svg>
  );
}
