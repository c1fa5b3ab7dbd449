import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * What a browser does when a page loads and a client navigation leaves out: the focus goes to the
 * page, its title is announced, and the way to the top is smooth where motion is welcome. A change
 * of the query alone opens something in place and is left alone. Must stand before
 * ScrollRestoration, whose effect does the scrolling.
 */
export function PageChange() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const [announcement, announce] = useState("");

  useSmoothScrolling(type === "PUSH");
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
    announce(document.title);
  }, [pathname]);

  return (
    <p className="sr-only" aria-live="polite">
      {announcement}
    </p>
  );
}

/** Steps forward glide; Back and Forward find their place at once. */
function useSmoothScrolling(forward: boolean) {
  const glide = (on: boolean) => document.documentElement.classList.toggle("scrolls-smoothly", on);
  const isServer = typeof document === "undefined";
  (isServer ? useEffect : useLayoutEffect)(() => void glide(forward));
  useEffect(() => void glide(true));
}
