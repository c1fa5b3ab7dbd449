import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { noConnection } from "#content/connection";
import { isInHand } from "~/forms/page";
import { connectionLost, pageAsked } from "~/http/upstream/remix-fetch";
import { useToast } from "../toast/toast-region";

/** The router would put an error in the page's place. */
export function Connection(): null {
  const show = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    /** Back and Forward have changed the address already: there the error stands. */
    function stay(event: CustomEventInit<string> & Event) {
      if (location.pathname + location.search !== pathname + search) return;
      event.preventDefault();
      show(noConnection);
      // The page itself was asked for anew: a step would ask again, and be lost again, without an end.
      if (event.detail === pageAsked(pathname + search)) return;
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
    if (navigator.serviceWorker)
      navigator.serviceWorker.onmessage = ({ data }) => {
        show(data);
        revalidate();
      };
    return () => window.removeEventListener("click", guard, { capture: true });
  }, [show, revalidate]);

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
  const asked = fetch(link.href, { method: "HEAD", cache: "no-store" });
  const found = await asked.catch(() => undefined);
  if (!found) return say();
  // What the service worker has kept stands without scripts.
  if (!found.headers.has("X-Request-Id")) return location.assign(link.href);
  isAsked = true;
  link.click();
  isAsked = false;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function leadsAway({ href, origin, pathname, search, target, hash }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || (target && target !== "_self")) return false;
  const isHere = pathname === location.pathname && search === location.search;
  return !(isHere && hash) && !isInHand(new URL(location.href), new URL(href));
}
