import type { IncomingMessage } from "node:http";
import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/node";
import { forgetRepeated } from "./session.server";

/** A question to Remix: an address, who asked for it with what body, and what its routes are told. */
export type Question = {
  url: URL;
  /** Without one the answer is for everyone: nothing of a visitor reaches it. */
  request?: IncomingMessage;
  body?: Buffer;
  told?: AppLoadContext;
  signal?: AbortSignal;
};

export type AskRemix = (question: Question) => Promise<{ answer: Response; told: AppLoadContext }>;

/** Puts node's requests to Remix: a POST when there is a body, else a GET. */
export function remixOf(build: ServerBuild): AskRemix {
  const handler = createRequestHandler(build, "production");
  return async ({ url, request, body, told = {}, signal }) => {
    const context: AppLoadContext = { ...told };
    const asked = new Request(url, {
      method: body ? "POST" : "GET",
      headers: request && headersOf(request, body),
      body: body && new Uint8Array(body),
      signal,
    });
    const answer = await handler(asked, context);
    await forgetRepeated(asked, answer.headers);
    return { answer, told: context };
  };
}

function headersOf(request: IncomingMessage, body: Buffer | undefined): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  // The edge has judged the origin already; Remix's own check answers a blank 500.
  headers.delete("origin");
  if (!body) for (const name of ["content-type", "content-length"]) headers.delete(name);
  return headers;
}
