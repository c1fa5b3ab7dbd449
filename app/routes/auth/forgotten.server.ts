import { z } from "zod";
import { orderReset } from "#db/accounts/passwords.server";
import { keyed } from "~/accounts/sign-in-limits.server";
import type { FormHandler } from "~/forms/action.server";
import { email } from "~/forms/fields.server";
import { FormRefusal } from "~/forms/form-refusal.server";
import { countPost } from "~/http/limits/rate-limit.server";
import { refuse } from "~/http/refusal.server";
import { letterKey, wakeLetters } from "~/letters/orders.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { forgotten } from "./forgotten-definition";

const schema = z.object({ email: email(forgotten.fields.email) });

/** For a network address. */
const perHour = { points: 20, duration: 3_600 };

/** The response, and the time it takes, are the same whether or not anybody has the address. */
export const forgottenHandler: FormHandler<z.infer<typeof schema>, undefined> = {
  form: forgotten,
  schema,
  async save({ email }, { address, suspected }) {
    const wait = await countPost("forgotten", address, perHour);
    if (wait) throw new FormRefusal(refuse(429, { "Retry-After": String(wait) }));
    const mailbox = letterKey("reset", email);
    if (suspected || mailbox === undefined) return undefined;
    const asker = keyed("asker", `${mailbox} ${address}`);
    const asked = { email, mailbox, asker, addressHash: keyed("address", address) };
    await orderReset(database(), asked, now());
    wakeLetters();
    return undefined;
  },
};
