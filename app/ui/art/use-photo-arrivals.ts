import { useEffect } from "react";

/** A photo that came or failed before the page was alive fires no event afterwards. */
export function usePhotoArrivals(): void {
  useEffect(() => {
    const hear = ({ target }: Event) => settle(target as Element);
    const photos = [...document.querySelectorAll<HTMLImageElement>(awaited)];
    for (const photo of photos) if (photo.complete) settle(photo);
    const events = ["load", "error"];
    for (const event of events) document.addEventListener(event, hear, true);
    return () => {
      for (const event of events) document.removeEventListener(event, hear, true);
    };
  }, []);
}

const awaited = ".photo[data-awaited]";

function settle(image: Element): void {
  if (!(image instanceof HTMLImageElement && image.matches(awaited))) return;
  if (image.naturalWidth === 0) image.classList.add("hidden");
  image.removeAttribute("data-awaited");
}
