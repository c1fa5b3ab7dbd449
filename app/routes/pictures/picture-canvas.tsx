import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { useMounted } from "~/ui/controls/use-mounted";
import { shareMessages } from "~/ui/share/share-messages";
import { useToast } from "~/ui/toast/toast-region";
import { paint } from "./paint";
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

type PictureButtonsProps = {
  canvas: RefObject<HTMLCanvasElement>;
  address: string;
  ready: boolean;
};

function PictureButtons({ canvas, address, ready }: PictureButtonsProps) {
  const show = useToast();
  const mounted = useMounted();
  if (!mounted || !ready) {
    return (
      <div className="buttons">
        <a href={address} download="prayer-life.svg" className="button button-primary">
          <Icon of="download" /> Save the picture
        </a>
      </div>
    );
  }
  const file = async () =>
    new File([await pngOf(canvas.current)], "prayer-life.png", { type: "image/png" });
  const share = async () => {
    try {
      await navigator.share({ files: [await file()] });
    } catch (error) {
      if ((error as Error).name !== "AbortError") show(shareMessages.notShared);
    }
  };
  return (
    <div className="buttons">
      <Button type="button" onClick={async () => save(await file())}>
        <Icon of="download" /> Save the picture
      </Button>
      {canShareFiles() && (
        <Button type="button" variant="secondary" onClick={share}>
          <Icon of="share-2" /> Share…
        </Button>
      )}
    </div>
  );
}

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

function canShareFiles(): boolean {
  const probe = new File([], "prayer-life.png", { type: "image/png" });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

function pngOf(canvas: HTMLCanvasElement | null): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas?.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture"))));
  });
}

function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
