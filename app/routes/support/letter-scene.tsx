import { artFile } from "~/ui/art/art-file";

/** A letter on a sill, and the morning that rises out of it; its box must clip it. */
export function Letter() {
  return (
    <img src={artFile("letter")} alt="" width={360} height={500} loading="lazy" className="scene" />
  );
}
