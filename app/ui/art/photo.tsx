import { useContext, useEffect, useRef, useState } from "react";
import { Photos } from "./photos";

type PhotoProps = {
  /** The photo's id at the photo service, without "photo-". */
  image: string;
  /** Empty where the words beside it say the same. */
  alt?: string;
  /** How wide it is shown, as for `sizes` of an img. */
  sizes: string;
  /** Width through height. */
  ratio?: number;
  /** True above the fold. */
  eager?: boolean;
  className?: string;
};

const widths = [400, 800, 1200, 1600];

/** A photo over the art that its parent draws; where it does not come, the art stays. */
export function Photo({
  image,
  alt = "",
  sizes,
  ratio = 3 / 2,
  eager,
  className = "",
}: PhotoProps) {
  const shown = useContext(Photos);
  const { element, failed, fail, arrived, arrive } = useArrival();
  if (!shown || failed) return null;
  return (
    <img
      ref={element}
      src={address(image, 800, ratio)}
      srcSet={widths.map((width) => `${address(image, width, ratio)} ${width}w`).join(", ")}
      sizes={sizes}
      width={800}
      height={Math.round(800 / ratio)}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={arrive}
      onError={fail}
      data-awaited={!arrived || undefined}
      className={`photo ${className}`}
    />
  );
}

function address(image: string, width: number, ratio: number): string {
  const height = Math.round(width / ratio);
  return `https://images.unsplash.com/photo-${image}?auto=format&fit=crop&w=${width}&h=${height}&q=80`;
}

/**
 * A photo fades in over the art once it is there. One that came or failed before the page was alive
 * fires no event afterwards.
 */
function useArrival() {
  const element = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    const { complete = false, naturalWidth = 0 } = element.current ?? {};
    setArrived(complete);
    setFailed(complete && naturalWidth === 0);
  }, []);
  return {
    element,
    failed,
    fail: () => setFailed(true),
    arrived,
    arrive: () => setArrived(true),
  };
}
