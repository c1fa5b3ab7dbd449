import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { actField, doneParameter } from "../forms/form";
import { flashHeaders } from "./flash.server";
import { readForm } from "./guard.server";
import { refusalText } from "./refusal.server";
import type { Flash } from "./session.server";

/** What came of an act: the words of its toast, and where the page shows them. */
export type Outcome = {
  words: Omit<Flash, "id">;
  search?: Record<string, string>;
  hash?: string;
  /** The page stays as it is; only where no script runs does it come anew, at `hash`. */
  stays?: boolean;
};

/** What each act of a page does with the form that asked for it, by its name. */
export type Acts = Record<string, (form: FormData) => Promise<Outcome>>;

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
  const name = String(form.get(actField) ?? "");
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) throw data(refusalText(400), { status: 400 });
  const { words, search, hash, stays } = await act(form);
  const query = new URLSearchParams({ ...search, [doneParameter]: name });
  const headers = await flashHeaders(args.request, words);
  if (stays) headers.set("X-Remix-Replace", "true");
  return redirect(`${path}?${query}${hash ? `#${hash}` : ""}`, { status: 303, headers });
}
