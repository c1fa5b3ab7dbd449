import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { sealedField } from "~/forms/draft";
import { now } from "~/runtime/clock.server";
import { secret } from "~/runtime/secret.server";
import { type Draft, fitsDraft } from "../../db/prayers/drafts.server";

/** A draft of the account with this tag, on its way through sign-in. */
export type TravelingDraft = Draft & { account: string };

/** How long a sealed draft opens, in milliseconds: a week. */
const lifetime = 7 * 86_400_000;

/**
 * Seals a draft so that its words can stand in a page: nobody but this server reads or makes one.
 * @returns base64url; undefined where it is too long to be sent with a form.
 */
export function sealDraft(draft: TravelingDraft): string | undefined {
  if (!fitsDraft(draft.words)) return undefined;
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key(), iv);
  const packed = deflateRawSync(JSON.stringify({ ...draft, expires: now() + lifetime }));
  const locked = [cipher.update(packed), cipher.final()];
  const sealed = Buffer.concat([iv, ...locked, cipher.getAuthTag()]).toString("base64url");
  return sealed.length > sealedField.maxLength ? undefined : sealed;
}

/** Opens one; undefined where it is none of ours, was altered, or has expired. */
export function openDraft(sealed: string): TravelingDraft | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  const [iv, locked, tag] = [bytes.subarray(0, 12), bytes.subarray(12, -16), bytes.subarray(-16)];
  try {
    const decipher = createDecipheriv("aes-256-gcm", key(), iv, { authTagLength: 16 });
    decipher.setAuthTag(tag);
    const packed = Buffer.concat([decipher.update(locked), decipher.final()]);
    const { expires, ...draft } = JSON.parse(inflateRawSync(packed).toString());
    return expires > now() ? draft : undefined;
  } catch {
    return undefined;
  }
}

const key = () => createHmac("sha256", secret()).update("draft seal").digest();
