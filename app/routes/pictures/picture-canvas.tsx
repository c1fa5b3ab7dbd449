import { useNavigation } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { shareMessages } from "#content/messages/sharing";
import { Button, Icon, useMounted } from "~/ui/controls/controls";
import { useToast } from "~/ui/toast/toast-region";
import { footSizes, type PictureWords } from "./picture-layout";

type PictureViewProps = {
  /** The address of the server's drawing; scripts write the words into it themselves. */
  address: string;
  words: PictureWords;
  alt: string;
  below: ReactNode;
  /** What it is chosen with. */
  children: ReactNode;
};

/** The picture, and what can be done with it. Nothing of it leaves the device but by its owner's hand. */
export function PictureView({ address, words, alt, below, children }: PictureViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { painted, failed } = usePainted(canvas, `${address}&words=no`, words);
  const { width, height } = words;
  // Another size wipes the canvas.
  const shown = !failed && painted?.width === width && painted.height === height;
  return (
    <>
      <div id="picture" className={inSight}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={alt}
          hidden={!shown}
          width={width}
          height={height}
          className={inFirstScreen}
        />
        {!shown && (
          <img src={address} alt={alt} width={width} height={height} className={inFirstScreen} />
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-4 lg:col-start-2 lg:row-[1/3]">
        {children}
        <PictureButtons
          canvas={canvas}
          address={address}
          failed={failed}
          ready={painted?.address === `${address}&words=no`}
        />
        <p className="field-hint">It stays on your device until you share it.</p>
        {below}
      </div>
    </>
  );
}

/** It stays under the bar while its look is chosen. */
const inSight =
  "grid scroll-mt-20 sm:justify-items-center sticky lg:justify-items-start lg:top-20 lg:self-start max-lg:-mx-gutter max-lg:px-gutter max-lg:top-bar max-lg:z-2 max-lg:bg-surface max-lg:py-2";

const inFirstScreen =
  "block h-auto max-h-[40svh] sm:max-h-[34svh] w-auto max-w-full rounded-large border border-line shadow-low lg:max-h-[max(18rem,100svh_-_17rem)]";

/** Which drawing the canvas holds; until one does, and where none can, the server's own stands. */
function usePainted(canvas: RefObject<HTMLCanvasElement>, address: string, words: PictureWords) {
  const [painted, setPainted] = useState<{ address: string; width: number; height: number }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    paint(address, words)
      .then((picture) => {
        const context = canvas.current?.getContext("2d");
        if (!current || !context) return;
        context.drawImage(picture, 0, 0);
        setPainted({ address, width: words.width, height: words.height });
        setFailed(false);
      })
      .catch(() => setFailed(current));
    return () => {
      current = false;
    };
  }, [canvas, address, words]);
  return { painted, failed };
}

const serif = '"Newsreader Variable", Georgia, serif';
const sans = '"Figtree Variable", Helvetica, Arial, sans-serif';

/** The server's drawing with the words written into it, in the page's own type. */
async function paint(address: string, words: PictureWords): Promise<HTMLCanvasElement> {
  const drawing = new Image();
  drawing.src = address;
  await Promise.all([
    drawing.decode(),
    document.fonts.load(`450 40px ${serif}`),
    document.fonts.load(`600 ${footSizes.reference}px ${sans}`),
  ]);
  const { width, height } = words;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  context.drawImage(drawing, 0, 0, width, height);
  write(context, words);
  return canvas;
}

function write(
  context: CanvasRenderingContext2D,
  { size, x, start, lines, rule, reference, name }: PictureWords,
): void {
  context.textAlign = start ? "start" : "center";
  context.fillStyle = "#e3c45a";
  context.fillRect(rule.x, rule.y - 1.5, 72, 3);
  context.font = `600 ${footSizes.reference}px ${sans}`;
  context.fillText(reference.text, x, reference.y);
  context.fillStyle = "#fdf8ea";
  context.font = `450 ${size}px ${serif}`;
  for (const line of lines) context.fillText(line.text, line.x, line.y);
  context.textAlign = name.start ? "start" : "center";
  context.font = `400 ${footSizes.name}px ${sans}`;
  context.fillText(name.text, name.x, name.y);
}

type PictureButtonsProps = {
  canvas: RefObject<HTMLCanvasElement>;
  address: string;
  failed: boolean;
  ready: boolean;
};

function PictureButtons({ canvas, address, failed, ready }: PictureButtonsProps) {
  const show = useToast();
  const mounted = useMounted();
  const isIdle = useNavigation().state === "idle";
  const label = (
    <>
      <Icon of="download" /> Save the picture
    </>
  );
  if (!mounted || failed) {
    return (
      <a href={`${address}&save=yes`} rel="nofollow" className="button button-primary w-fit">
        {label}
      </a>
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
      <Button type="button" pending={!(ready && isIdle)} onClick={async () => save(await file())}>
        {label}
      </Button>
      {canShareFiles() && (
        <Button type="button" variant="secondary" onClick={share}>
          <Icon of="share-2" /> Share…
        </Button>
      )}
    </div>
  );
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
  // Later, for WebKit may read it only once the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
