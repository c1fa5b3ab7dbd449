import { shareMessages } from "#content/messages/sharing";
import { useSiteWords } from "../layout/site-words";
import type { Toast } from "../toast/toast-card";
import { useToast } from "../toast/toast-region";

export function useSharing() {
  const show = useToast();
  const { shortName } = useSiteWords();

  async function copy(text: string, done: Toast, failed: Toast): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      show(done);
    } catch {
      show(failed);
    }
  }

  /** The device's own sharing, else the clipboard. A cancelled share is no error. */
  async function share(text: string, address: string, title?: string): Promise<void> {
    if (!navigator.share)
      return copy(text, shareMessages.verseCopied, shareMessages.verseNotCopied);
    try {
      const scripture = `Scripture from ${shortName}`;
      await navigator.share({ title: title ?? scripture, text, url: address });
    } catch (error) {
      if ((error as Error).name !== "AbortError") show(shareMessages.notShared);
    }
  }

  return { copy, share };
}
