import { deflateRawSync, inflateRawSync } from "node:zlib";
import { type Draft, fitsDraft } from "#db/prayers/drafts.server";
import { sealedField } from "~/forms/draft";
import { now } from "~/runtime/clock.server";
import { seal, unseal } from "~/runtime/secret.server";

/** A draft of the account with this tag, on its way through sign-in. */
export type TravelingDraft = Draft & { account: string };

/** How long a sealed draft opens, in milliseconds: a week. */
const lifetime = 7 * 86_400_000;

const purpose = "draft seal";

/**
 * Seals a draft so that its words can stand in a page: nobody but this server reads or makes one.
 * @returns base64url; undefined where it is too long to be sent with a form.
 */
export function sealDraft(draft: TravelingDraft): string | undefined {
  if (!fitsDraft(draft.words)) return undefined;
  const packed = deflateRawSync(JSON.stringify({ ...draft, expires: now() + lifetime }));
  const sealed = seal(purpose, packed);
  return sealed.length > sealedField.maxLength ? undefined : sealed;
}

/** Opens one; undefined where it is none of ours, was altered, or has expired. */
export function openDraft(sealed: string): TravelingDraft | undefined {
  const packed = unseal(purpose, sealed);
  if (!packed) return undefined;
  const { expires, ...draft } = JSON.parse(inflateRawSync(packed).toString());
  return expires > now() ? draft : undefined;
}
