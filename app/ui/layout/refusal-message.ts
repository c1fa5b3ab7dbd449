import { isRouteErrorResponse } from "@remix-run/react";
import { fault, refusalTitles, unreachable } from "#content/messages/refusals";
import { signedOutOf } from "~/forms/page";
import type { SentWords } from "~/http/refusal.server";
import type { SiteLink } from "./site-links";

export type Refusal = {
  title: string;
  text: string;
  /** The best first. */
  ways?: readonly SiteLink[];
  /** Label of a search field, where one may help. */
  search?: string;
  words?: SentWords;
};

export function refusalMessage(error: unknown): Refusal {
  const signedOut = signedOutOf(error)?.signedOut;
  if (signedOut) return { title: signedOut.title, text: signedOut.description };
  // What a fetch throws that gets no response.
  if (
    typeof window !== "undefined" &&
    error instanceof TypeError &&
    /fetch|network|load failed/i.test(error.message)
  )
    return unreachable;
  if (!isRouteErrorResponse(error)) return fault;
  const title = refusalTitles[error.status];
  if (!title) return fault;
  if (typeof error.data === "string") return { title, text: error.data };
  const known = (error.data ?? {}) as Partial<Refusal>;
  const { title: own = title, text = fault.text, ...rest } = known;
  return { title: own, text, ...rest };
}
