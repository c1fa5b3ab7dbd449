import { Photo } from "~/ui/art/photo";

type AvatarProps = { name: string; photo?: string; className?: string };

/** Somebody's initials in a circle, and over them the photo where there is one; the name stands beside it. */
export function Avatar({ name, photo, className = "" }: AvatarProps) {
  return (
    <span className={`avatar ${className}`} aria-hidden="true">
      {initials(name)}
      {photo && <Photo image={photo} sizes="3rem" ratio={1} />}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).map((word) => word[0] ?? "");
  return words.slice(0, 2).join("").toUpperCase();
}
