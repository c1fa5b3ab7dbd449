import { Photo } from "../art/photo";

type AvatarProps = { name: string; photo?: string; alt?: string; className?: string };

export function Avatar({ name, photo, alt, className = "size-11" }: AvatarProps) {
  return (
    <span
      className={`avatar relative grid flex-none place-items-center overflow-clip rounded-round border border-accent bg-dusk text-small font-semibold text-dawn ${className}`}
      aria-hidden={alt ? undefined : "true"}
    >
      {alt ? <span aria-hidden="true">{initials(name)}</span> : initials(name)}
      {photo && (
        <Photo
          image={photo}
          alt={alt}
          sizes="3rem"
          widest={400}
          ratio={1}
          className="absolute inset-0 object-cover"
        />
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).map((word) => word[0] ?? "");
  return words.slice(0, 2).join("").toUpperCase();
}
