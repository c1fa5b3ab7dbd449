import { openTotpSecret } from "~/accounts/factor/check-code.server";
import { bad, type Finding, good } from "./finding.server";

/** Of every account that signs in with a code, the secret of its app, sealed. */
export const sealedSecrets = `SELECT seed FROM second_factors WHERE "confirmedAt" IS NOT NULL`;

/** Whether the codes of those who sign in with one can be checked. @param rows of `sealedSecrets`. */
export function examineFactors(rows: readonly unknown[]): Finding {
  const lost = rows.filter(
    (row) => openTotpSecret((row as { seed: string }).seed) === undefined,
  ).length;
  const found = `${rows.length} accounts sign in with a code`;
  if (lost === 0) return good("Two-step sign-in", found);
  const advice =
    'The secret is another one than theirs. Put it back, or "prayer-life user factor NAME --reset" for each.';
  return bad("Two-step sign-in", `${found}; those of ${lost} cannot be checked`, advice);
}
