import { artFile } from "./art-file";

/** The sun in its rings, rising from the lower edge of the card that it lies in. */
export function DawnRings() {
  return (
    <span className="dawn-rings absolute inset-0 overflow-clip rounded-[inherit]">
      <img
        src={artFile("rings")}
        alt=""
        width={800}
        height={400}
        loading="lazy"
        className="scene absolute right-(--rings-right) bottom-0 [--scene-height:auto] [--scene-width:var(--rings)]"
      />
    </span>
  );
}
