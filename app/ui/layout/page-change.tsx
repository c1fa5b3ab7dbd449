import { type Location, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { mayGlide, wayTo } from "./may-glide";

/**
 * What a browser does when a page loads and a client navigation leaves out: the focus goes to the
 * page, its title is announced, and a short way to the top is smooth where motion is welcome. A change
 * of the query alone opens something in place: the title it brings is announced, the focus stays.
 * Must stand before ScrollRestoration, whose effect does the scrolling.
 */
export function PageChange() {
  const location = useLocation();
  const type = useNavigationType();
  const announcement = useTitleChange(location.key);
  const page = pageOf(location);
  const shown = useRef(page);

  useSmoothScrolling(type === "PUSH" && !isRedirect(location), location.hash);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [page]);

  return (
    <p className="sr-only" aria-live="polite">
      {announcement}
    </p>
  );
}

/** What tells pages apart: the path; a prayer alone, and its Amen, are pages of their own under it. */
function pageOf({ pathname, search }: Location): string {
  const pray = new URLSearchParams(search).get("pray");
  return pray === null ? pathname : `${pathname}?pray=${pray}`;
}

function useTitleChange(navigation: string): string {
  const shown = useRef<string>();
  const [announcement, announce] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a navigation is worth announcing
  useEffect(() => {
    // A refused form puts its word before the title by itself, and is announced by its summary.
    const title = document.title.replace(/^Error: /, "");
    if (shown.current !== undefined && shown.current !== title) announce(title);
    shown.current = title;
  }, [navigation]);
  return announcement;
}

/** Remix notes where a redirect led to: a form that was accepted leads to a page that begins at its top. */
const isRedirect = ({ state }: Location) =>
  (state as { _isRedirect?: boolean } | null)?._isRedirect === true;

/** Short steps forward glide; longer ones, Back and Forward find their place at once. */
function useSmoothScrolling(forward: boolean, hash: string) {
  const glide = (on: boolean) => document.documentElement.classList.toggle("scrolls-smoothly", on);
  const isServer = typeof document === "undefined";
  (isServer ? useEffect : useLayoutEffect)(() => {
    const glided = document.documentElement.classList.contains("scrolls-smoothly");
    if (glide(forward && mayGlide(wayTo(hash))) === glided) return;
    // Read, so that it holds for the scrolling that follows at once.
    void getComputedStyle(document.documentElement).scrollBehavior;
  });
  useEffect(() => void glide(true));
}
