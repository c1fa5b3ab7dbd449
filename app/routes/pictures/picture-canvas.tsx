import { type RefObject, useEffect, useRef, useState } from "react";
import { paint } from "./paint";
import { PictureButtons } from "./picture-buttons";
import type { PictureWords } from "./picture-layout";

type PictureViewProps = {
  /** The address of the server's drawing; scripts write the words into it themselves. */
  address: string;
  words: PictureWords;
  alt: string;
};

/** The picture, and what can be done with it. Nothing of it leaves the device but by its owner's hand. */
export function PictureView({ address, words, alt }: PictureViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painted = usePainted(canvas, `${address}&words=no`, words);
  const { width, height } = words;
  return (
    <div className="grid content-start gap-5">
      <div className="w-fit max-w-full overflow-clip rounded-large border border-line shadow-low">
        <canvas
          ref={canvas}
          role="img"
          aria-label={alt}
          hidden={!painted}
          width={width}
          height={height}
          className={inFirstScreen}
        />
        {!painted && (
          <img src={address} alt={alt} width={width} height={height} className={inFirstScreen} />
        )}
      </div>
      <PictureButtons canvas={canvas} address={address} ready={painted} />
    </div>
  );
}

/** On a narrow screen as large as leaves room for the buttons under it. */
const inFirstScreen =
  "block h-auto max-h-[max(18rem,100svh_-_29rem)] w-auto max-w-full lg:max-h-[max(18rem,min(37.5rem,100svh_-_14rem))]";

/** Whether the canvas holds the picture; until then, and where it cannot, the server's own stands. */
function usePainted(canvas: RefObject<HTMLCanvasElement>, address: string, words: PictureWords) {
  const [painted, setPainted] = useState<string>();
  const asked = address;
  useEffect(() => {
    let current = true;
    paint(asked, words)
      .then((picture) => {
        const context = canvas.current?.getContext("2d");
        if (!current || !context) return;
        context.drawImage(picture, 0, 0);
        setPainted(asked);
      })
      .catch(() => setPainted(undefined));
    return () => {
      current = false;
    };
  }, [canvas, asked, words]);
  return painted === asked;
}
