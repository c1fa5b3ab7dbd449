import { z } from "zod";
import type { FormHandler } from "~/forms/action.server";
import { database } from "~/runtime/database.server";
import { setCeiling } from "../../../db/desk/ceilings.server";
import { ceiling } from "./desk-definitions";

const error = ceiling.fields.requests.required;

const schema = z.object({
  requests: z
    .string({ error })
    .trim()
    .regex(/^\d{1,2}$/, { error })
    .transform(Number)
    .refine((number) => number >= 1 && number <= 50, { error }),
});

/** Takes how many requests a day are enough for a person. */
export function ceilingHandler(userId: number): FormHandler<z.infer<typeof schema>> {
  return {
    form: ceiling,
    schema,
    async save({ requests }) {
      await setCeiling(database(), userId, requests);
      return undefined;
    },
  };
}
