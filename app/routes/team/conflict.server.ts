import { data } from "@remix-run/node";
import {
  ClaimLimitError,
  ConflictError,
  PrivateRequestError,
  RequestNotFoundError,
} from "#db/requests/request-states.server";
import { FormRefusal } from "~/forms/form-refusal.server";
import { isolated } from "~/ui/reading/isolated";
import { noSuchPage } from "./member.server";

/**
 * Does what a button asks, and tells where somebody else came first: 409, the page as it stands now, and
 * nothing written over.
 */
export async function tellConflict<Done>(run: () => Promise<Done>) {
  try {
    return await run();
  } catch (error) {
    if (error instanceof RequestNotFoundError) throw noSuchPage();
    const failed = wordsOf(error);
    if (failed === undefined) throw error;
    return data({ failed }, { status: 409 });
  }
}

/** The same for a form, which preserves its input. */
export async function tellFormConflict<Done>(run: () => Promise<Done>): Promise<Done> {
  try {
    return await run();
  } catch (error) {
    const text = error instanceof RequestNotFoundError ? gone : wordsOf(error);
    if (text === undefined) throw error;
    const version = error instanceof ConflictError ? String(error.now.version) : undefined;
    const again = version ? `${text} Your words are still here: look, then send them again.` : text;
    const values = version ? { version } : undefined;
    throw new FormRefusal({ status: 409, text: again, foreseen: true, values });
  }
}

const gone = "This request is no longer here.";

function wordsOf(error: unknown): string | undefined {
  if (error instanceof ClaimLimitError)
    return "That’s enough for today. You’ve taken as many as you said you would; others will take this one.";
  if (error instanceof PrivateRequestError)
    return "It was sent in private, so only the leaders may read it.";
  if (!(error instanceof ConflictError)) return undefined;
  const { holder, state } = error.now;
  if (holder) return `${isolated(holder)} has taken it meanwhile.`;
  if (state === "closed") return "Somebody has closed it meanwhile.";
  return "Somebody has changed it meanwhile. This is how it stands now.";
}
