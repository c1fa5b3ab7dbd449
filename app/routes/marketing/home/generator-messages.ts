import { productName } from "#content/product";
import type { Toast } from "~/ui/toast/toast-card";

export const savedPrayer = {
  title: "Prayer Saved",
  description: "Prayer has been saved to your account",
} as const;

/** The other toasts of the generator. */
export const generatorMessages = {
  copied: {
    title: "Copied to clipboard",
    description: "Prayer has been copied to your clipboard",
  },
  notCopied: {
    title: "Copy failed",
    description: "Could not copy to clipboard",
    variant: "destructive",
  },
  cannotShare: {
    title: "Sharing not supported",
    description: "Your browser doesn't support sharing",
    variant: "destructive",
  },
} as const satisfies Record<string, Toast>;

export const shareTitle = `A Scripture Prayer from ${productName}`;

/** A prayer as it is copied and shared. */
export function prayerText({ reference, text }: { reference: string; text: string }): string {
  return `Based on ${reference}:\n\n${text}`;
}
