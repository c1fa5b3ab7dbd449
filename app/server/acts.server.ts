import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { doneParameter } from "../forms/form";
import { flashHeaders } from "./flash.server";
import { readForm } from "./guard.server";
import { refusalText } from "./refusal.server";
import type { Flash } from "./session.server";

/** What came of an act: the words of its toast, and the part of the page to go to. */
export type Outcome = { words: Omit<Flash, "id">; search?: Record<string, string>; hash?: string };

/** The hidden field that names the act: a button in a form of its own, without words to fill in. */
export const actField = "act";

/**
 * The action of a page with acts (start, save …): does the one that was sent, then 303 back to the
 * page, where its words are said in place and once as a toast.
 * @param path the page's own path.
 * @param acts what each act does, by its name.
 */
export async function answerActs(
  args: ActionFunctionArgs,
  path: string,
  acts: Record<string, () => Promise<Outcome>>,
) {
  const name = String((await readForm(args)).get(actField) ?? "");
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) throw data(refusalText(400), { status: 400 });
  const { words, search, hash } = await act();
  const query = new URLSearchParams({ ...search, [doneParameter]: name });
  const headers = await flashHeaders(args.request, words);
  return redirect(`${path}?${query}${hash ? `#${hash}` : ""}`, { status: 303, headers });
}
