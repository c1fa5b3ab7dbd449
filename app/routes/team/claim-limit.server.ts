import { z } from "zod";
import type { FormHandler } from "~/forms/action.server";
import { database } from "~/runtime/database.server";
import { setClaimLimit } from "../../../db/desk/claim-limits.server";
import { claimLimit } from "./desk-definitions";

const error = claimLimit.fields.requests.required;

const schema = z.object({
  requests: z
    .string({ error })
    .trim()
    .regex(/^\d{1,2}$/, { error })
    .transform(Number)
    .refine((number) => number >= 1 && number <= 50, { error }),
});

/** Takes how many requests a day are enough for a person. */
export function claimLimitHandler(userId: number): FormHandler<z.infer<typeof schema>> {
  return {
    form: claimLimit,
    schema,
    async save({ requests }) {
      await setClaimLimit(database(), userId, requests);
      return undefined;
    },
  };
}
