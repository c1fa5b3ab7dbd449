import { z } from "zod";
import { changeMessage } from "#db/messages/messages.server";
import type { FormHandler } from "~/forms/action.server";
import { optional, text } from "~/forms/fields.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { tellFormConflict } from "../conflict.server";
import { messageNote } from "../desk-definitions";
import { version } from "../requests/request-handlers.server";

const schema = z.object({
  version,
  state: z.enum(["waiting", "taken", "done"], { error: messageNote.fields.state.required }),
  note: optional(text({ ...messageNote.fields.note, required: "Please write a note" })),
});

/** Takes what is noted on a message, and how it stands. */
export function messageHandler(userId: number, id: number): FormHandler<z.infer<typeof schema>> {
  return {
    form: messageNote,
    schema,
    async save({ version, state, note }) {
      const change = { userId, id, version, state, note };
      await tellFormConflict(() => changeMessage(database(), change, now()));
      return undefined;
    },
  };
}
