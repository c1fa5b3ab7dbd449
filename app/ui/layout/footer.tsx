import { useStaticHtml } from "../static/use-static-html";

/** The last band of every page. */
export function Footer() {
  return (
    <footer
      {...useStaticHtml("footer")}
      className="site-footer night @container pt-12 pb-8 [--color-surface:var(--color-night-deep)]"
    />
  );
}
