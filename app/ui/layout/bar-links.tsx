import { useLocation } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { closePopovers } from "../controls/popover-button";
import { useStaticHtml } from "../static/use-static-html";
import { isWithin, menuLinks, navigationLinks } from "./site-links";

type BarLinksProps = { name: "bar-links" | "menu-links"; label: string; className?: string };

/** The links of the bar or of its menu; the one to where one is, is marked. */
export function BarLinks({ name, label, className }: BarLinksProps) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const { dangerouslySetInnerHTML, onClick, ...rest } = useStaticHtml(name);
  const { __html } = dangerouslySetInnerHTML;
  const isServer = typeof document === "undefined";

  useEffect(() => {
    for (const link of nav.current?.querySelectorAll("a") ?? []) {
      if (isWithin(pathname, link.pathname)) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [pathname]);

  function choose(event: MouseEvent) {
    if ((event.target as Element).closest("a")) closePopovers();
    onClick(event);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its links are pressed, and a key presses them too
    <nav
      {...rest}
      ref={nav}
      aria-label={label}
      className={className}
      onClick={choose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, rendered by React
      dangerouslySetInnerHTML={{ __html: isServer ? marked(__html, pathname) : __html }}
    />
  );
}

const links = [...navigationLinks, ...menuLinks];

/** As the server writes it: the mark is all that differs from page to page. */
function marked(html: string, pathname: string): string {
  const here = links.find(({ to }) => isWithin(pathname, to));
  return here ? html.replace(`href="${here.to}"`, '$& aria-current="page"') : html;
}
