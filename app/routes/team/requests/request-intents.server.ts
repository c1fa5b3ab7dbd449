import { crisisLine, helpText, unsafeHomeLine } from "#content/help-lines";
import { discardNote, handToLeaders, releaseNote, writeNote } from "#db/requests/notes.server";
import * as actions from "#db/requests/request-actions.server";
import {
  type Member,
  type RequestAction,
  RequestNotFoundError,
} from "#db/requests/request-states.server";
import type { IntentHandlers } from "~/forms/intents.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { type DeskIntent, deskMessages } from "../desk-intents";

type ActionHandler = (action: RequestAction, form: FormData) => Promise<unknown>;

/** What each button of a request's page does. */
export function requestIntents(member: Member, requestId: number): IntentHandlers {
  const handlers = Object.entries(actionHandlers).map(([intent, run]) => [
    intent,
    async ({ form }: { form: FormData }) => {
      const version = Number(form.get("version"));
      await run({ ...member, requestId, version: Number.isInteger(version) ? version : -1 }, form);
      return { message: deskMessages[intent as DeskIntent] };
    },
  ]);
  return Object.fromEntries(handlers);
}

const helpLines = `${helpText(crisisLine)}\n\n${helpText(unsafeHomeLine)}`;

const actionHandlers: Record<DeskIntent, ActionHandler> = {
  claim: (action) => actions.claimRequest(database(), action, now()),
  release: (action) => actions.releaseRequest(database(), action, now()),
  prayed: (action) => actions.notePrayed(database(), action, now()),
  close: (action) => actions.closeRequest(database(), action, now()),
  reopen: (action) => actions.reopenRequest(database(), action),
  heavy: (action) => handToLeaders(database(), action, "This is too heavy for me.", now()),
  help: (action) => writeNote(database(), action, { kind: "help", text: helpLines }, now()),
  "release-note": async (action, form) => {
    const sent = await releaseNote(database(), { ...action, noteId: noteOf(form) }, now());
    if (!sent) throw new RequestNotFoundError();
  },
  "discard-note": (action, form) => discardNote(database(), { ...action, noteId: noteOf(form) }),
};

const noteOf = (form: FormData) => Number(form.get("note")) || 0;
