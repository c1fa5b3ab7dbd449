import type { LucideIcon } from "lucide-react";

type IconProps = {
  of: LucideIcon;
  /** In the size of the words around it, which may be doubled. */
  size?: `${number}em`;
  className?: string;
};

/** A Lucide icon in the house's one weight; decorative, the words stand beside it. */
export function Icon({ of: Shape, size = "1.2em", className = "" }: IconProps) {
  return (
    <Shape size={size} strokeWidth={1.75} className={`shrink-0 ${className}`} aria-hidden="true" />
  );
}
