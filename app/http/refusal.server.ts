import { data } from "@remix-run/node";

/** Why a request goes no further: what the visitor is told, and the headers that belong to it. */
export type Refusal = {
  status: 400 | 403 | 404 | 405 | 408 | 413 | 414 | 415 | 429 | 500 | 503;
  text: string;
  headers?: Record<string, string>;
};

const sentences: Record<Refusal["status"], string> = {
  400: "We could not read that request.",
  403: "That form was sent from another site, so we did not take it.",
  404: "There is nothing at this address.",
  405: "This address does not take that kind of request.",
  408: "The request took too long to arrive.",
  413: "That is more than we can take at once. Please shorten it.",
  414: "That address is longer than any of ours.",
  415: "We cannot read that kind of content.",
  429: "Too many tries in a short time. Please wait a little and try again.",
  500: "Something went wrong on our side.",
  503: "We cannot keep anything just now. Please try again in a moment.",
};

/** A refusal in the product's words. */
export function refuse(status: Refusal["status"], headers?: Record<string, string>): Refusal {
  return { status, text: sentences[status], ...(headers && { headers }) };
}

/** The refusal of what cannot be written just now. */
export const storageRefusal = (): Refusal => refuse(503, { "Retry-After": "5" });

/** What a loader or an action throws, so that the page of a refusal, and our script, are told of it. */
export const thrownRefusal = ({ text, status, headers }: Refusal) =>
  data(text, { status, headers });

/** An endpoint under /api, as far as the edge has to know it. */
export type ApiEndpoint = {
  /** Errors as plain text, or as JSON `{message}` or `{success: false, message}`. */
  errors: "text" | "message" | "success";
  /** Takes a POST of any content type: it reads none. */
  bodiless?: true;
};

/** Endpoints by their paths, in lower case. */
export type ApiEndpoints = Readonly<Record<string, ApiEndpoint>>;

/** A refusal in the shape that an endpoint has its errors in; JSON with a message where there is none. */
export function apiRefusal(
  endpoint: ApiEndpoint | undefined,
  { status, text, headers }: Omit<Refusal, "status"> & { status: number },
): Response {
  if (endpoint?.errors === "text") {
    return new Response(text, {
      status,
      headers: { "Content-Type": "text/plain; charset=utf-8", ...headers },
    });
  }
  const json = { ...(endpoint?.errors === "success" && { success: false }), message: text };
  return Response.json(json, { status, headers });
}
