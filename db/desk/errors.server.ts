import type { RequestState } from "./states.server";

/** There is no such request, or not for this person. */
export class NoRequestError extends Error {
  override name = "NoRequestError";
}

/** Somebody else did something to it since it was looked at. */
export class MeanwhileError extends Error {
  override name = "MeanwhileError";

  /** @param holder who has it now, if another person has. */
  constructor(
    readonly state: RequestState["state"],
    readonly holder?: string,
  ) {
    super("The request has changed meanwhile");
  }
}

/** A person has taken as many as are enough for a day. */
export class TooManyError extends Error {
  override name = "TooManyError";
}
