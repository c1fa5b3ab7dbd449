import type { ErrorResponse } from "@remix-run/react";

// @remix-run/react 2.17.5: its reader of data, and the shape of its errors.

const longestMessage = 200;

/** Remix's reader drops a response it cannot read: a proxy's page is thrown as an error instead. */
export function rejectProxyResponses(): void {
  const ask = window.fetch;
  window.fetch = async (...request) => {
    const response = await ask(...request).catch((error) => lost(request, error));
    if (!isDataRequest(request[0]) || isOwn(response)) return response;
    if (response.status < 400) throw new TypeError("Something else responded");
    throw await errorOf(response);
  };
}

/** Event of the window; if prevented, the page stays. Its `detail` says which page was asked for. */
export const connectionLost = "connection-lost";

/** Path and query of the page whose data are asked for, without what the router adds. */
export function pageAsked(request: RequestInfo | URL): string {
  const { pathname, searchParams } = urlOf(request);
  for (const name of ["_routes", "index"]) searchParams.delete(name);
  return `${pathname.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "")}?${searchParams}`;
}

function lost([request, init]: Parameters<typeof fetch>, error: unknown): Promise<Response> {
  const isRead = (init?.method ?? "GET") === "GET";
  const isOver = init?.signal?.aborted;
  if (isOver || !isRead || !isDataRequest(request)) throw error;
  const detail = pageAsked(request);
  const stays = !window.dispatchEvent(
    new CustomEvent(connectionLost, { cancelable: true, detail }),
  );
  if (!stays) throw error;
  return new Promise(() => {});
}

export async function messageOf(response: Response): Promise<string> {
  const { status, statusText, data } = await errorOf(response);
  return `${status}: ${data || statusText}`;
}

const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, location.href);

function isDataRequest(request: RequestInfo | URL): boolean {
  const url = urlOf(request);
  return url.origin === location.origin && url.pathname.endsWith(".data");
}

const isOwn = ({ status, headers }: Response) =>
  status === 204 || (headers.get("Content-Type") ?? "").startsWith("text/x-script");

async function errorOf(response: Response): Promise<ErrorResponse & { internal: boolean }> {
  const { status, statusText, headers } = response;
  const isPlain = (headers.get("Content-Type") ?? "").startsWith("text/plain");
  const text = isPlain ? (await response.text()).trim() : "";
  const data = text.length > longestMessage ? "" : text;
  return { status, statusText: statusText || "No answer from the server", data, internal: false };
}
