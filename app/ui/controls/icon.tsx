import { artFile } from "../art/art-file";
import type { IconName } from "./icon-names";

type IconProps = {
  of: IconName;
  size?: `${number}em`;
  className?: string;
};

export function Icon({ of: name, size = "1.2em", className = "" }: IconProps) {
  return (
    <svg width={size} height={size} className={`shrink-0 ${className}`} aria-hidden="true">
      <use href={`${artFile("icons")}#${name}`} />
    </svg>
  );
}
