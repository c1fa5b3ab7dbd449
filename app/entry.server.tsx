import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { newHandle } from "#db/handle.server";
import { asksForResult } from "./forms/results.server";
import { pagePolicy, setCacheHeaders } from "./http/headers.server";
import { RequestId, ScriptMark } from "./http/page-contexts";
import { readHandoff, render } from "./http/upstream/remix-render.server";
import { scriptsAfterPaint, takeMarks } from "./http/upstream/remix-scripts.server";
import { settings } from "./runtime/env.server";
import { log } from "./runtime/log.server";
import { layoutHtml } from "./ui/layout/layout-html.server";
import { SiteWordsContext } from "./ui/layout/site-words";
import { siteWords } from "./ui/layout/site-words.server";
import { asideForOtherClocks } from "./ui/praying/aside-for-other-clocks.server";
import { findStaticHtml } from "./ui/static/static-html.server";
import { StaticHtml } from "./ui/static/use-static-html";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { requestId }: AppLoadContext,
): Promise<Response> {
  await readHandoff(remixContext);
  const mark = newHandle();
  // Written before the page is: React cannot write two at once.
  const layout = layoutHtml(request.url);
  const rendered = render(
    <RequestId.Provider value={requestId}>
      <ScriptMark.Provider value={mark}>
        <StaticHtml.Provider value={(name) => layout[name] ?? findStaticHtml(name)}>
          <SiteWordsContext.Provider value={siteWords()}>
            <RemixServer context={remixContext} url={request.url} nonce={mark} />
          </SiteWordsContext.Provider>
        </StaticHtml.Provider>
      </ScriptMark.Provider>
    </RequestId.Provider>,
  );
  const served = asideForOtherClocks(rendered);
  const marked = import.meta.env.PROD ? scriptsAfterPaint(served, mark) : served;
  const { html, scripts } = takeMarks(marked, mark);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.PROD)
    headers.set("Content-Security-Policy", pagePolicy(scripts, settings(), html));
  setCacheHeaders(headers, request, status, asksForResult(request));
  return new Response(html, { status, headers });
}

export function handleDataRequest(response: Response, { request }: { request: Request }): Response {
  const { headers, status } = response;
  setCacheHeaders(headers, request, status, asksForResult(request));
  return response;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const id = context.requestId;
  // Remix's own refusals of a request, such as of a method, are no fault of ours.
  if (isRouteErrorResponse(error) && error.status < 500)
    log().warn({ id, status: error.status }, "a request was refused");
  else log().error({ id, err: error }, "a route failed");
};
