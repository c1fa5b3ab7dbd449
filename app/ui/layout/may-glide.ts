/** What is further away is simply there: a page that flies past says nothing and makes some dizzy. */
const screens = 2;

export function mayGlide(pixels: number): boolean {
  return !wantsCalm() && Math.abs(pixels) <= screens * innerHeight;
}

export function wayTo(hash: string): number {
  const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  return place ? place.getBoundingClientRect().top : -scrollY;
}

export function wantsCalm(): boolean {
  return (
    "calm" in document.documentElement.dataset ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
