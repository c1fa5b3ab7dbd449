/** Where a person's drafts lie on a device, and what locks them: 32 bytes in base64url. */
export type DraftKey = { account: string; lock: string };
