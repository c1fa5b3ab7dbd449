import type { MouseEvent } from "react";
import { compactName } from "#content/product";
import type { Toast } from "../toast/toast-card";
import { useToast } from "../toast/toast-region";
import { shareMessages } from "./share-messages";

export function useSharing() {
  const show = useToast();

  async function copy(text: string, done: Toast, failed: Toast): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      show(done);
    } catch {
      show(failed);
    }
  }

  /** The device's own sharing, else the clipboard. A cancelled share is no error. */
  async function share(text: string, address: string): Promise<void> {
    if (!navigator.share)
      return copy(text, shareMessages.verseCopied, shareMessages.verseNotCopied);
    try {
      await navigator.share({ title: `Scripture from ${compactName}`, text, url: address });
    } catch (error) {
      if ((error as Error).name !== "AbortError") show(shareMessages.notShared);
    }
  }

  return { copy, share };
}

/** Opens another site's share page in a small window; the link stays a link for everything else. */
export function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  window.open(event.currentTarget.href, "_blank", "popup,noopener,width=600,height=400");
}
