import type { ToastMessage } from "~/http/toast-message";
import type { FieldDefinition } from "./form";

/** For a person's drafts on a device; `lock` is 32 bytes in base64url. */
export type DraftKey = { account: string; lock: string };

export const draftFields = {
  /** The public tag of the account that the form was written in. */
  account: { name: "account", label: "Account", type: "hidden", maxLength: 16 },
  /** The saved draft that the form shows: saving it forgets that one. */
  draft: { name: "draft", label: "Draft", type: "hidden", maxLength: 22 },
} as const satisfies Record<string, FieldDefinition>;

/** Words on their way through sign-in; with the form's other fields they stay under the limit of a body. */
export const sealedField = {
  name: "draft",
  label: "Draft",
  type: "hidden",
  maxLength: 60_000,
} as const satisfies FieldDefinition;

export type OfferedDraft = {
  handle: string;
  words: Record<string, string>;
  /** The prayer it was written for is gone. */
  deleted: boolean;
  /** How many others come after it. */
  more: number;
};

/** What an action returns, with status 401, where the session that its form belongs to is gone. */
export type SignedOut = {
  signedOut: ToastMessage;
  next: string;
  /** Sealed for the way through sign-in. */
  draft?: string;
  /** Where they cannot travel: to be copied. */
  words?: { label: string; text: string }[];
};

export const draftTravels = "Your words are kept. Log in and they'll be here again.";

/** With a button to throw it away. */
export const draftPreserved = "What you wrote before is here again.";

export const deletedMeanwhile = {
  title: "That prayer was deleted meanwhile.",
  description: "Your words are kept: save them as a new prayer.",
} as const satisfies ToastMessage;

export const discardDraftIntent = "discard-draft";

export const draftDiscarded: ToastMessage = {
  title: "The draft is gone",
  description: "You can begin anew.",
};
