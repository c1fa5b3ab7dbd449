import { text } from "node:stream/consumers";
import type { ReadableStream } from "node:stream/web";
import type { EntryContext } from "@remix-run/node";
import { renderToString } from "react-dom/server";

// @remix-run/react 2.17.5, react-dom 18.3.1: Remix streams a page; here it is rendered whole, as text.

/** React's mark of a suspended part; in text `<` is escaped. */
const unfinished = "<!--$!-->";

/** @throws what a component throws, and when one suspends. */
export function render(page: JSX.Element): string {
  const html = renderToString(page);
  if (html.includes(unfinished)) throw new Error("A part of the page was not finished");
  return `<!DOCTYPE html>${withinBody(html)}`;
}

const end = "</body></html>";

/** Remix writes its last scripts after `</html>`. */
function withinBody(html: string): string {
  const at = html.lastIndexOf(end);
  if (at < 0) return html;
  const last = html.slice(at + end.length).split(/<!--\/?\$-->/);
  return html.slice(0, at) + last.join("") + end;
}

/** Puts the routes' data where Remix looks while rendering; otherwise it would suspend. */
export async function readHandoff(context: EntryContext): Promise<void> {
  const { renderMeta, serverHandoffStream } = context;
  if (!renderMeta || !serverHandoffStream) return;
  const value = await text(serverHandoffStream as ReadableStream);
  const whole = Object.assign(Promise.resolve(), { result: { done: true, value } });
  renderMeta.streamCache = { 0: whole };
}
