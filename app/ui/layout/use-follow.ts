import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import { loadsDocument } from "./site-links";

/** Follows plain links within an element as the router's own are followed. */
export function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || isElsewhere(event)) return;
    const { pathname, search, hash } = link;
    if (loadsDocument(pathname + search)) return;
    event.preventDefault();
    navigate(pathname + search + hash);
  };
}

/** Asked for in another tab or window. */
function isElsewhere({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}
