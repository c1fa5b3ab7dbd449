import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { doneParameter } from "~/forms/form";
import { mayGlide, wayTo } from "~/ui/layout/may-glide";

/** Milliseconds until the page has settled enough to glide to the place its address names. */
const settle = 100;

/** Glides to the element that the hash names, where it is near and the visitor welcomes motion. */
export function useHashScroll(): void {
  const { hash, search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash chosen again scrolls again
  useEffect(() => {
    // The place of a form that was just accepted is where the visitor is already.
    if (hash === "" || new URLSearchParams(search).has(doneParameter)) return;
    const timer = setTimeout(() => {
      document
        .getElementById(decodeURIComponent(hash.slice(1)))
        ?.scrollIntoView({ behavior: mayGlide(wayTo(hash)) ? "smooth" : "instant" });
    }, settle);
    return () => clearTimeout(timer);
  }, [hash, search, key]);
}
