import type { ReactNode } from "react";

/** Colors of a lit page on a screen: as dark as the page it is drawn on. */
export const paper = "var(--screen)";
export const ink = "var(--screen-ink)";
export const quiet = "var(--screen-quiet)";
export const rule = "var(--screen-line)";

/** A phone of 244 by 508; the screen inside is 228 by 492. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <rect width="244" height="508" rx="40" fill="#4a5268" />
      <rect x="1.5" y="1.5" width="241" height="505" rx="38.5" fill="#05080f" />
      <g transform="translate(8 8)">{children}</g>
      <rect x="92" y="17" width="60" height="17" rx="8.5" fill="#05080f" />
    </>
  );
}

/** The hour at the left and the battery at the right of the lens. */
export function StatusBar({ colour }: { colour: string }) {
  return (
    <>
      <text
        fontFamily="var(--font-sans)"
        x="28"
        y="21"
        fontSize="10.5"
        fontWeight="600"
        fill={colour}
      >
        6:30
      </text>
      <rect x="182" y="12.5" width="19" height="9.5" rx="3" fill="none" stroke={colour} />
      <rect x="184" y="14.5" width="12" height="5.5" rx="1.5" fill={colour} />
    </>
  );
}

/** The bar at the foot that leads home. */
export function HomeBar({ colour }: { colour: string }) {
  return <rect x="74" y="480" width="80" height="3.5" rx="1.75" fill={colour} opacity=".5" />;
}
