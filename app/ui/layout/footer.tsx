import { useStaticHtml } from "../static/use-static-html";

export function Footer() {
  return (
    <footer
      {...useStaticHtml("footer")}
      className="site-footer night @container pt-12 pb-8 [--color-surface:var(--color-night-deep)]"
    />
  );
}
