import { createContext, useContext, useEffect } from "react";
import { photoService } from "~/paths";

/** Whether photos are shown. */
export const Photos = createContext(false);

const widths = [400, 800, 1200, 1600] as const;

type PhotoProps = {
  /** The photo's id at the photo service, without "photo-". */
  image: string;
  /** What it shows, where that says something. */
  alt?: string;
  sizes: string;
  /** Pixels that are enough on any screen. */
  widest?: (typeof widths)[number];
  ratio?: number;
  eager?: boolean;
  className?: string;
};

/** A photo over the art that its parent draws; where it does not come, the art stays. */
export function Photo({
  image,
  alt = "",
  sizes,
  widest = 1600,
  ratio = 3 / 2,
  eager,
  className = "",
}: PhotoProps) {
  const isOwn = image.startsWith("/");
  if (!(useContext(Photos) || isOwn) || image === "") return null;
  const choices = isOwn ? image : widest > 400 && choice(image, widest, ratio);
  return (
    <img
      src={isOwn ? ownPhoto(image) : address(image, Math.min(widest, 800), ratio)}
      {...(choices && { srcSet: choices, sizes })}
      width={800}
      height={Math.round(800 / ratio)}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      referrerPolicy="no-referrer"
      data-awaited=""
      {...afterScene}
      className={`photo ${className}`}
    />
  );
}

/** The scene is seen first; React 18 does not know the attribute. */
const afterScene = { fetchpriority: "low" };

/** The address of the largest of an operator's own photo. */
const ownPhoto = (image: string) => image.slice(image.lastIndexOf("/images/")).split(" ")[0] ?? "";

function choice(image: string, widest: number, ratio: number): string {
  const enough = widths.filter((width) => width <= widest);
  return enough.map((width) => `${address(image, width, ratio)} ${width}w`).join(", ");
}

function address(image: string, width: number, ratio: number): string {
  const height = Math.round(width / ratio);
  return `${photoService}/photo-${image}?auto=format&fit=crop&w=${width}&h=${height}&q=80`;
}

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
