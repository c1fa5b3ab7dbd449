import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { connectionLost } from "~/http/upstream/remix-fetch";
import { useToast } from "../toast/toast-region";

export const noConnection = {
  title: "No connection",
  description: "This page is still here. Please try again when you are online.",
  variant: "destructive",
} as const;

/** The router would put an error in the page's place. */
export function Connection(): null {
  const show = useToast();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    /** Back and Forward have changed the address already: there the error stands. */
    function stay(event: Event) {
      if (location.pathname + location.search !== pathname + search) return;
      event.preventDefault();
      show(noConnection);
      // A step to a fragment of this page needs no data, and ends the one that is under way.
      const { href } = location;
      navigate(
        { pathname, search, hash: hash || "#here" },
        { replace: true, preventScrollReset: true },
      );
      history.replaceState(history.state, "", href);
    }
    window.addEventListener(connectionLost, stay);
    return () => window.removeEventListener(connectionLost, stay);
  }, [show, navigate, pathname, search, hash]);

  useEffect(() => {
    const guard = (event: MouseEvent) => void askFirst(event, () => show(noConnection));
    window.addEventListener("click", guard, { capture: true });
    return () => window.removeEventListener("click", guard, { capture: true });
  }, [show]);

  return null;
}

let isAsked = false;

/** A page whose script is missing would load as a document and fail. `onLine` may be wrong: the server may be local. */
async function askFirst(event: MouseEvent, say: () => void): Promise<void> {
  if (navigator.onLine || isAsked || !isPlain(event)) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || !leadsAway(link)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!(await isReachable())) return say();
  isAsked = true;
  link.click();
  isAsked = false;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function leadsAway({ origin, pathname, search, target, hash }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || (target && target !== "_self")) return false;
  const isHere = pathname === location.pathname && search === location.search;
  return !(isHere && hash);
}

async function isReachable(): Promise<boolean> {
  try {
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
