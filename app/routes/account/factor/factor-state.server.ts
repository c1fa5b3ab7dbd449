import { encode } from "uqr";
import { productName } from "#content/product";
import { countRecoveryCodes, getFactor } from "#db/accounts/second-factors.server";
import type { User } from "#db/accounts/users.server";
import { openTotpSecret } from "~/accounts/factor/check-code.server";
import { base32, setupLink } from "~/accounts/factor/totp.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";

/** A code's dark squares as an SVG path, and how many stand in a row. */
export type QrCode = { size: number; path: string };

export type FactorState =
  | { is: "off" }
  | { is: "begun"; link: string; secret: string; qr: QrCode }
  | { is: "on"; left: number; readable: boolean };

/** Milliseconds after which a set-up that was not confirmed is begun anew. */
const lifetime = 86_400_000;

/** How far an account has come with its second step. */
export async function factorState({ id, username }: User): Promise<FactorState> {
  const db = database();
  const factor = await getFactor(db, id);
  const secret = factor && openTotpSecret(factor.sealedSecret);
  if (factor?.confirmedAt)
    return { is: "on", left: await countRecoveryCodes(db, id), readable: secret !== undefined };
  if (!factor || !secret || now() - factor.createdAt.getTime() > lifetime) return { is: "off" };
  const link = setupLink(secret, { issuer: productName, account: username });
  const groups = base32(secret).match(/.{4}/g) ?? [];
  return { is: "begun", link, secret: groups.join(" "), qr: qrCode(link) };
}

/** Drawn here, so that it works without scripts. The margin is as wide as scanners want it. */
function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const runs = data.flatMap((row, y) => darkRuns(row).map(([x, n]) => `M${x} ${y}h${n}v1h-${n}z`));
  return { size, path: runs.join("") };
}

/** Where dark squares begin in a row, and how many there are side by side. */
function darkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
