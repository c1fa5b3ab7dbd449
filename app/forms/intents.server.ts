import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { getUser } from "~/accounts/current-user.server";
import type { KeepingAct } from "~/bookmarks/bookmarks";
import { keepFor } from "~/bookmarks/bookmarks.server";
import { countPost } from "~/http/limits/rate-limit.server";
import { placeOf } from "~/http/path.server";
import { type Refusal, refusalText, refuse, storageRefusal } from "~/http/refusal.server";
import { type Flash, type Held, readHeld, type WaitingAct } from "~/http/session.server";
import { isStorageTrouble, stored } from "~/runtime/database.server";
import { log } from "~/runtime/log.server";
import type { User } from "../../db/accounts/users.server";
import { flashHeaders } from "./flash.server";
import { actField, type WordsToAct } from "./form";
import { readForm } from "./guard.server";
import { zoneOf } from "./sent-zone.server";

/** What came of an act: the words of its toast, and where the page shows them. */
export type Outcome = {
  words: Omit<Flash, "id">;
  search?: Record<string, string>;
  hash?: string;
  /** What the page calls the outcome, where it is not what the act is for. */
  done?: string;
  /** The page stays as it is; only where no script runs does it come anew, at `hash`. */
  stays?: boolean;
  /** What the cookie holds from now on, if that changes. */
  held?: Held;
};

/** Who asks for an act, by which form, with what in the cookie. */
export type Asked = { form: FormData; user: User | undefined; held: Held };

export type Act = (asked: Asked) => Promise<Outcome>;

/** What each act of a page does, by its name. */
export type Acts = Record<string, Act>;

/**
 * The action of a page with acts (start, save …): does the one that was sent, then 303 back to the
 * page, where its words are said in place and once as a toast.
 * @param path the page's own path.
 */
export async function answerActs(args: ActionFunctionArgs, path: string, acts: Acts) {
  return answerAct(args, path, acts, await readForm(args));
}

/** The same for a page whose forms stand beside its acts. @param form what was sent. */
export async function answerAct(
  args: ActionFunctionArgs,
  path: string,
  acts: Acts,
  form: FormData,
) {
  const user = await getUser(args.request);
  const address = args.context.address ?? "local";
  // Whoever prays through a long list may press a button for each.
  const wait = await (user
    ? countPost("own acts", address, { points: 600 })
    : countPost("acts", address));
  if (wait) throw refused(args, refuse(429, { "Retry-After": String(wait) }));
  const name = String(form.get(actField) ?? "");
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) throw data(refusalText(400), { status: 400 });
  const asked = { form, user, held: await readHeld(args.request) };
  const {
    words,
    stays,
    held,
    done = name,
    ...place
  } = await stored(() => act(asked)).catch((error) => {
    if (!isStorageTrouble(error)) throw error;
    log().error({ id: args.context.requestId, err: error }, "an act could not be kept");
    throw refused(args, storageRefusal());
  });
  const headers = await flashHeaders(args.request, words, held);
  if (stays) headers.set("X-Remix-Replace", "true");
  return redirect(placeOf(path, done, place), { status: 303, headers });
}

/** What an action throws so that the page of a refusal, and our script, are told of it. */
function refused({ context }: ActionFunctionArgs, { text, status, headers }: Refusal) {
  // Those of what is thrown do not reach a `.data` answer.
  context.formHeaders = headers;
  return data(text, { status, headers });
}

/**
 * An act that keeps something with an account. A visitor without one is told so, and the act waits
 * in the cookie for the sign-in that leads back here.
 * @param place the item's id, the path of its page, and what a visitor is told.
 */
export function keepingAct(
  act: KeepingAct,
  place: { item: string; path: string; visitorWords: WordsToAct },
  where: (asked: Asked) => Omit<Outcome, "words" | "held">,
): Act {
  const { item, path, visitorWords } = place;
  return async (asked) => {
    const { user, form } = asked;
    if (!user) return untilSignedIn(asked, { act, item, path }, visitorWords, where(asked));
    const words = await keepFor(user, { act, item, zone: zoneOf(form) });
    return { ...where(asked), words };
  };
}

/** What comes of a visitor's act that waits for the sign-in. @param where it then leads back to. */
export function untilSignedIn(
  { held }: Asked,
  waiting: Omit<WaitingAct, "to">,
  visitorWords: WordsToAct,
  where: Omit<Outcome, "words" | "held">,
): Outcome {
  const to = placeOf(waiting.path, waiting.act, where);
  return {
    ...where,
    words: { ...visitorWords, variant: "info" },
    held: { ...held, waiting: { ...waiting, to } },
  };
}

/** An act on what a person keeps already. A visitor is told to sign in, and nothing waits for it. */
export function ownAct(
  visitorWords: WordsToAct,
  act: (user: User, asked: Asked) => Promise<Outcome>,
): Act {
  return async (asked) =>
    asked.user ? act(asked.user, asked) : { words: { ...visitorWords, variant: "info" } };
}
