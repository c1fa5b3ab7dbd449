import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import { loadsDocument } from "../layout/site-links";

/** Follows plain links within an element as the router's own are followed. */
export function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || isElsewhere(event, link) || isOfBrowser(link)) return;
    event.preventDefault();
    const viewTransition = link.closest(".art-card") !== null;
    navigate(link.pathname + link.search + link.hash, { viewTransition });
  };
}

/** Asked for in another tab or window. */
function isElsewhere(
  { button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent,
  { target }: HTMLAnchorElement,
): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey || target !== "";
}

/** Another site, a document, or a place in this page. */
function isOfBrowser(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = link;
  if (origin !== location.origin || loadsDocument(pathname + search)) return true;
  return link.getAttribute("href")?.startsWith("#") === true;
}
