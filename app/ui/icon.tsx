import type { LucideIcon } from "lucide-react";

type IconProps = { of: LucideIcon; size?: number; className?: string };

/** A Lucide icon in the house's one weight; decorative, the words stand beside it. */
export function Icon({ of: Shape, size = 20, className = "" }: IconProps) {
  return (
    <Shape size={size} strokeWidth={1.75} className={`shrink-0 ${className}`} aria-hidden="true" />
  );
}
