import { useContext } from "react";
import { FooterHtml } from "./footer-html";
import { useFollow } from "./use-follow";

/** In the browser it stays as the server wrote it: nothing there writes it anew. */
const written =
  typeof document === "undefined" ? undefined : document.querySelector(".site-footer")?.innerHTML;

/** The last band of every page. */
export function Footer() {
  const html = useContext(FooterHtml);
  const follow = useFollow();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its links are pressed, and a key presses them too
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <footer
      className="site-footer night @container pt-12 pb-8 [--color-surface:var(--color-night-deep)]"
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, rendered by React
      dangerouslySetInnerHTML={{ __html: written ?? html }}
      suppressHydrationWarning
    />
  );
}
