import type { ReactNode } from "react";

/** A phone of 244 by 508; the screen inside begins at (8, 8) and is 228 by 492. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <rect width="244" height="508" rx="38" fill="#0a0f1c" />
      <rect
        x=".75"
        y=".75"
        width="242.5"
        height="506.5"
        rx="37.25"
        fill="none"
        stroke="#6f7789"
        strokeWidth="1.5"
      />
      <g transform="translate(8 8)">{children}</g>
      <rect x="92" y="17" width="60" height="16" rx="8" fill="#0a0f1c" />
    </>
  );
}
