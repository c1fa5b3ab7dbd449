import { z } from "zod";
import { getUser } from "~/accounts/current-user.server";
import type { FormHandler } from "~/forms/action.server";
import { email, line, text } from "~/forms/fields.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { addRequest } from "../../../db/inbox/prayer-requests.server";
import { prayerRequest } from "./prayer-request-definition";

const { fields } = prayerRequest;

const schema = z.object({
  fullName: line(fields.fullName),
  email: email(fields.email),
  prayerRequest: text(fields.prayerRequest),
  isPrivate: z.boolean({ error: "Choose yes or no" }).default(false),
});

/** A request for prayer. What a machine seems to have sent is kept and marked. */
export const prayerRequestForm: FormHandler<z.infer<typeof schema>, undefined> = {
  form: prayerRequest,
  schema,
  async save({ prayerRequest: content, ...sent }, sender) {
    const userId = (await getUser(sender))?.id;
    const request = { ...sent, content, userId, isSuspected: sender.suspected };
    await addRequest(database(), request, now());
    return undefined;
  },
};
