export function wantsCalm(): boolean {
  return (
    "calm" in document.documentElement.dataset ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
