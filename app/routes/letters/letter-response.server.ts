import { type ActionFunctionArgs, data } from "@remix-run/node";
import { runIntent } from "~/forms/action.server";
import type { IntentHandlers } from "~/forms/intents.server";

/**
 * What a page behind a letter's link shows; without it the link has ended.
 * @param status of a link that has ended: 404, unless it is what came of pressing the button.
 */
export function letterData<Shown>(shown: Shown | undefined, status = 404) {
  return shown ? data(shown) : data(null, { status });
}

/** Does what a button behind a letter's link asks: the link speaks for its reader, not a session. */
export function runLetterIntent(
  args: ActionFunctionArgs,
  path: string,
  handlers: IntentHandlers,
  sent?: FormData,
) {
  return runIntent(args, path, handlers, async () => undefined, sent);
}
