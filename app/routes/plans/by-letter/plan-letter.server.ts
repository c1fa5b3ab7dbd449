import { z } from "zod";
import type { Plan } from "#content/plans/plans";
import { confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import { askForPlan, beginOwnPlan } from "#db/letters/plan-letters.server";
import { getUser } from "~/accounts/current-user.server";
import type { FormHandler, FormSuccess } from "~/forms/action.server";
import { email, line } from "~/forms/fields.server";
import { morningHours } from "~/forms/time-zones";
import { letterLinkPath } from "~/letters/letter-links.server";
import { nextPlanMorning } from "~/letters/mornings.server";
import { keyOf, wakeLetters } from "~/letters/orders.server";
import { dayOf } from "~/plans/persons-day.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { isZone } from "~/runtime/time-zone.server";
import { planLetter } from "./plan-letter-definition";

const { fields } = planLetter;

export const morningSchema = z.object({
  hour: line(fields.hour)
    .transform(Number)
    .refine((hour) => morningHours.includes(hour), { error: fields.hour.required }),
  zone: line(fields.zone).refine(isZone, { error: fields.zone.required }),
});

const schema = morningSchema.extend({ email: email(fields.email) });

type Asked = z.infer<typeof schema>;

/**
 * The same response for every address, so that nobody learns which is known; but a signed-in person naming
 * their own address needs no confirmation. A bot's entry is thanked and dropped.
 */
export function planLetterHandler({ id: planId }: Plan): FormHandler<Asked> {
  return {
    form: planLetter,
    schema,
    async save({ email, ...morning }, sender): Promise<FormSuccess | undefined> {
      if (sender.suspected) return undefined;
      const user = await getUser(sender);
      const own = user && (await confirmedAddress(database(), user.id))?.email;
      const asked = { email, planId, ...morning };
      if (user && own === email) return beginFor(user.id, asked);
      await askForPlan(database(), asked, keyOf("plan", email), now());
      wakeLetters();
      return undefined;
    },
  };
}

/** Without confirmation; leads to the page where letters are paused, changed and ended. */
async function beginFor(userId: number, asked: Asked & { planId: string }): Promise<FormSuccess> {
  await dayOf({ id: userId }, asked.zone);
  const dueAt = nextPlanMorning(asked.planId, asked, { after: now() });
  const begun = await beginOwnPlan(database(), { ...asked, userId, dueAt }, now());
  return {
    message: { title: "It’s on its way", description: "One day comes each morning." },
    to: letterLinkPath("plan", begun, asked.email),
  };
}
