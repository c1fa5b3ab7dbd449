import type { ToastMessage } from "~/http/toast-message";
import type { FieldDefinition } from "./form";

/** Where a person's drafts lie on a device, and what locks them: 32 bytes in base64url. */
export type DraftKey = { account: string; lock: string };

/** The hidden fields of a form whose words survive the end of a session. */
export const draftFields = {
  /** The public tag of the account that the form was written in. */
  account: { name: "account", label: "Account", type: "hidden", maxLength: 16 },
  /** The saved draft that the form shows: saving it forgets that one. */
  draft: { name: "draft", label: "Draft", type: "hidden", maxLength: 22 },
} as const satisfies Record<string, FieldDefinition>;

/**
 * The hidden field in which sealed words travel through sign-in; with the other fields of its form
 * it stays under the limit of a body.
 */
export const sealedField = {
  name: "draft",
  label: "Draft",
  type: "hidden",
  maxLength: 60_000,
} as const satisfies FieldDefinition;

/** A saved draft as a page offers it again. */
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
  /** The page of the form. */
  next: string;
  /** The words, sealed for the way through sign-in. */
  draft?: string;
  /** The words themselves where they cannot travel, to be copied. */
  words?: { label: string; text: string }[];
};

/** Said while they wait for the sign-in. */
export const draftTravels = "Your words are kept. Log in and they'll be here again.";

/** Said where the words are there again. */
export const draftPreserved = "You were signed out. Your words are kept.";

/** Said where they are there again, but what they belonged to is not. */
export const deletedMeanwhile = {
  title: "That prayer was deleted meanwhile.",
  description: "Your words are kept: save them as a new prayer.",
} as const satisfies ToastMessage;

/** The intent that forgets a saved draft. */
export const discardDraftIntent = "discard-draft";

export const draftDiscarded: ToastMessage = {
  title: "The draft is gone",
  description: "You can begin anew.",
};
