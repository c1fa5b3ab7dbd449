import { artFile } from "../art/art-file";
import type { shareShapes } from "../art/drawn/share-shapes";

/** Where something can be shared, by the word on its button. */
export type ShareService = keyof typeof signs;

/** The sign of a place; controls.css says how it looks. */
export function ShareMark({ of: service }: { of: ShareService }) {
  return (
    <svg aria-hidden="true">
      <use href={`${artFile("icons")}#share-${signs[service]}`} />
    </svg>
  );
}

const signs = {
  Facebook: "facebook",
  X: "x",
  LinkedIn: "linkedin",
  WhatsApp: "whatsapp",
  Instagram: "instagram",
  Picture: "picture",
  Copy: "copy",
  "Copy to Clipboard": "copy",
  "Share…": "send",
} as const satisfies Record<string, keyof typeof shareShapes>;
