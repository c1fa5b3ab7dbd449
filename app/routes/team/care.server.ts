import { z } from "zod";
import { setTeamWishes } from "#db/accounts/team.server";
import { setClaimLimit } from "#db/requests/request-actions.server";
import { day as oneDay } from "#db/time";
import type { FormHandler } from "~/forms/action.server";
import { day, optional } from "~/forms/fields.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { handlerOf } from "./member.server";
import { claimLimit, teamWishes } from "./team-definitions";

const error = claimLimit.fields.requests.required;

const limitSchema = z.object({
  requests: z
    .string({ error })
    .trim()
    .regex(/^\d{1,2}$/, { error })
    .transform(Number)
    .refine((number) => number >= 1 && number <= 50, { error }),
});

const outsideAYear = "Please choose a day within the next year";

const year = 366 * oneDay;

const wishesSchema = z.object({
  letters: z.enum(["danger", "daily", "none"], { error: teamWishes.fields.letters.required }),
  awayUntil: optional(day({ ...teamWishes.fields.awayUntil, required: outsideAYear }))
    .transform((text) => (text === undefined ? null : new Date(text)))
    .refine((until) => !until || isWithinAYear(until.getTime()), { error: outsideAYear }),
});

const isWithinAYear = (moment: number) => moment > now() && moment < now() + year;

export const careHandlers = (userId: number): FormHandler[] => [
  handlerOf(claimLimit, limitSchema, async ({ requests }) => {
    await setClaimLimit(database(), userId, requests);
    return undefined;
  }),
  handlerOf(teamWishes, wishesSchema, async (wishes) => {
    await setTeamWishes(database(), userId, wishes, now());
    return undefined;
  }),
];
