import type { RefObject } from "react";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { useMounted } from "~/ui/controls/use-mounted";
import { shareMessages } from "~/ui/share/share-messages";
import { useToast } from "~/ui/toast/toast-region";

type PictureButtonsProps = {
  canvas: RefObject<HTMLCanvasElement>;
  address: string;
  ready: boolean;
};

/** Saves the picture, or hands it to another program. */
export function PictureButtons({ canvas, address, ready }: PictureButtonsProps) {
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
