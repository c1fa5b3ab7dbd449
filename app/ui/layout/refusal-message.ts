import { isRouteErrorResponse } from "@remix-run/react";
import { signedOutOf } from "~/forms/page";
import type { SentWords } from "~/http/refusal.server";
import type { SiteLink } from "./site-links";

const titles: Record<number, string> = {
  400: "We could not read that",
  403: "Not from here",
  404: "Nothing here",
  405: "Not in this way",
  408: "That took too long",
  413: "Too much at once",
  414: "Too long an address",
  415: "We cannot read that kind",
  429: "A little too fast",
  503: "Please try again in a moment",
};

const fault = {
  title: "Something went wrong",
  text: "The fault is on our side. What you were reading is still there; please try again.",
};

const unreachable = {
  title: "No connection",
  text: "We could not reach the server. Please try again when you are online.",
};

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
  const title = titles[error.status];
  if (!title) return fault;
  if (typeof error.data === "string") return { title, text: error.data };
  const known = (error.data ?? {}) as Partial<Refusal>;
  const { title: own = title, text = fault.text, ...rest } = known;
  return { title: own, text, ...rest };
}
