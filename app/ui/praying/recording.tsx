import { useEffect } from "react";

/** A document's policy lets recordings in where it was served with one. */
const isLetIn = typeof document === "undefined" || document.querySelector("audio") !== null;

/** The church's own voice; nothing of it is loaded before it is pressed. */
export function Recording({ src }: { src?: string }) {
  useEffect(() => {
    if (src && !isLetIn) location.reload();
  }, [src]);
  if (!src) return null;
  return (
    <p className="no-print mt-6">
      {/* biome-ignore lint/a11y/useMediaCaption: its words are the page's */}
      <audio
        key={src}
        src={isLetIn ? src : undefined}
        controls
        preload="none"
        aria-label="Listen"
        className="w-full"
      />
    </p>
  );
}
