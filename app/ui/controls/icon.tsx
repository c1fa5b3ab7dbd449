import { artFile } from "../art/art-file";
import type { IconName } from "./icon-names";

type IconProps = {
  of: IconName;
  /** In the size of the words around it, which may be doubled. */
  size?: `${number}em`;
  className?: string;
};

/** A Lucide icon in the house's one weight; decorative, the words stand beside it. */
export function Icon({ of: name, size = "1.2em", className = "" }: IconProps) {
  return (
    <svg width={size} height={size} className={`shrink-0 ${className}`} aria-hidden="true">
      <use href={`${artFile("icons")}#${name}`} />
    </svg>
  );
}
