import { seal, unseal } from "~/runtime/seal.server";

const purpose = "receipt by letter";

/** Seals the token of a sender's own page for the letter that brings it: it cannot be made again. */
export const sealReceipt = (token: string) => seal(purpose, Buffer.from(token));

/** Opens it; undefined where the secret is another one by now. */
export const openReceipt = (sealed: string) => unseal(purpose, sealed)?.toString();
