/** Whether nothing should move: by the device's setting, or by the choice made here. */
export function wantsCalm(): boolean {
  return (
    "calm" in document.documentElement.dataset ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
