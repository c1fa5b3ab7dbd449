import type { z } from "zod";
import { getUser } from "~/accounts/current-user.server";
import type { FormHandler } from "~/forms/action.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { addRequest } from "../../../db/inbox/prayer-requests.server";
import { prayerRequest } from "./prayer-request-definition";
import { prayerRequestSchema } from "./prayer-request-schema.server";

/** A request for prayer. What a machine seems to have sent is kept and marked. */
export const prayerRequestForm: FormHandler<z.infer<typeof prayerRequestSchema>, undefined> = {
  form: prayerRequest,
  schema: prayerRequestSchema,
  async save({ prayerRequest: content, ...sent }, sender) {
    const userId = (await getUser(sender))?.id;
    const request = { ...sent, content, userId, isSuspected: sender.suspected };
    await addRequest(database(), request, now());
    return undefined;
  },
};
