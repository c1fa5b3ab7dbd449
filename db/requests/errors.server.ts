import type { RequestState } from "./states.server";

/** There is no such request, or not for this person. */
export class RequestNotFoundError extends Error {
  override name = "RequestNotFoundError";
}

/** Somebody else did something to it since it was looked at. */
export class ConflictError extends Error {
  override name = "ConflictError";

  /** @param now how it stands, and who has it where another person has. */
  constructor(readonly now: Pick<RequestState, "state" | "version"> & { holder?: string }) {
    super("The request has changed meanwhile");
  }
}

/** A person has taken as many as are enough for a day. */
export class ClaimLimitError extends Error {
  override name = "ClaimLimitError";
}

/** Its sender wants it read by leaders alone. */
export class PrivateRequestError extends Error {
  override name = "PrivateRequestError";
}
