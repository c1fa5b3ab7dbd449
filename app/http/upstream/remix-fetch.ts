import type { ErrorResponse } from "@remix-run/react";

// @remix-run/react 2.17.5: its reader of data, and the shape of its errors.

/** A longer text of somebody else's is no message. */
const longestMessage = 200;

/**
 * Lets nothing but the server's own data reach Remix, whose reader forgets the response that it
 * cannot read, and with it why a form was refused: what a proxy says in the server's stead is
 * thrown as the error that it is. A page that signs one in to a network is no response at all.
 */
export function rejectProxyResponses(): void {
  const ask = window.fetch;
  window.fetch = async (...request) => {
    const response = await ask(...request).catch((error) => lost(request, error));
    if (!isDataRequest(request[0]) || isOwn(response)) return response;
    if (response.status < 400) throw new TypeError("Something else responded");
    throw await errorOf(response);
  };
}

/** Said to the window when what a page was about to show cannot be had; prevented, the page stays. */
export const connectionLost = "connection-lost";

/** What a page reads never comes where the page stays instead; what it sends fails where it was sent. */
function lost([request, init]: Parameters<typeof fetch>, error: unknown): Promise<Response> {
  const isRead = (init?.method ?? "GET") === "GET";
  const isOver = init?.signal?.aborted;
  if (isOver || !isRead || !isDataRequest(request)) throw error;
  const stays = !window.dispatchEvent(new Event(connectionLost, { cancelable: true }));
  if (!stays) throw error;
  return new Promise(() => {});
}

/** `{status}: {text}`, with the status's own text where the response has none to show. */
export async function messageOf(response: Response): Promise<string> {
  const { status, statusText, data } = await errorOf(response);
  return `${status}: ${data || statusText}`;
}

function isDataRequest(request: RequestInfo | URL): boolean {
  const url = new URL(request instanceof Request ? request.url : request, location.href);
  return url.origin === location.origin && url.pathname.endsWith(".data");
}

const isOwn = ({ status, headers }: Response) =>
  status === 204 || (headers.get("Content-Type") ?? "").startsWith("text/x-script");

/** What Remix throws for a response of its own; pages for eyes are no message. */
async function errorOf(response: Response): Promise<ErrorResponse & { internal: boolean }> {
  const { status, statusText, headers } = response;
  const isPlain = (headers.get("Content-Type") ?? "").startsWith("text/plain");
  const text = isPlain ? (await response.text()).trim() : "";
  const data = text.length > longestMessage ? "" : text;
  return { status, statusText: statusText || "No answer from the server", data, internal: false };
}
