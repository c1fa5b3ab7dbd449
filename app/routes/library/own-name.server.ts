import { redirect } from "@remix-run/node";
import { type NearMatch, nearMatches } from "#content/near-matches";
import { getPlan } from "#content/plans/plans";
import { getTheme } from "#content/themes/themes";
import { planCard, themeCard } from "~/ui/cards/cards.server";
import type { Unknown } from "~/ui/cards/unknown-name";

/** In any letter case. */
export function findNamed<Item>(find: (id: string) => Item | undefined, id: string) {
  return find(id) ?? find(id.toLowerCase());
}

/** One address has one spelling. @throws a redirect from any other. */
export function requireOwnWriting(
  find: (id: string) => unknown,
  { request, params: { id } }: { request: Request; params: { id?: string } },
): void {
  if (id === undefined || find(id) || !find(id.toLowerCase())) return;
  const { pathname, search } = new URL(request.url);
  const own = pathname.slice(0, pathname.lastIndexOf("/") + 1) + id.toLowerCase();
  throw redirect(own + search, 308);
}

export function unknownName(id: string): Unknown {
  const [first, second] = nearMatches(id);
  return { id: id.slice(0, 60), likely: first && { ...first, ...cardOf(first) }, second };
}

function cardOf({ kind, id }: NearMatch) {
  const plan = kind === "plan" && getPlan(id);
  if (plan) return planCard(plan);
  const theme = getTheme(id);
  if (!theme) throw new Error(`No ${kind} ${id}`);
  return themeCard(theme);
}
