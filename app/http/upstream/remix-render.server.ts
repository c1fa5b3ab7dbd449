import { text } from "node:stream/consumers";
import type { ReadableStream } from "node:stream/web";
import type { EntryContext } from "@remix-run/node";
import { renderToString } from "react-dom/server";

// @remix-run/react 2.17.5, react-dom 18.3.1: Remix streams a page; here it is rendered whole, as text.

/** React's mark of a part that was not there yet. In the words of a page its `<` is escaped. */
const unfinished = "<!--$!-->";

/**
 * Renders a whole page at once. React makes text of it, never bytes, so no letter is cut in two.
 * @param page an `html` element
 * @throws what a component throws, and where one waits for something: a page has all it needs.
 */
export function render(page: JSX.Element): string {
  const html = renderToString(page);
  if (html.includes(unfinished)) throw new Error("A part of the page was not finished");
  return `<!DOCTYPE html>${withinBody(html)}`;
}

const end = "</body></html>";

/** Remix writes its last scripts behind the page's end. A browser takes them into the body anyway. */
function withinBody(html: string): string {
  const at = html.lastIndexOf(end);
  if (at < 0) return html;
  const last = html.slice(at + end.length).split(/<!--\/?\$-->/);
  return html.slice(0, at) + last.join("") + end;
}

/**
 * Reads the routes' data for the page's script to its end, and leaves it where Remix finds it while
 * it renders: else it would wait for it there.
 */
export async function readHandoff(context: EntryContext): Promise<void> {
  const { renderMeta, serverHandoffStream } = context;
  if (!renderMeta || !serverHandoffStream) return;
  const value = await text(serverHandoffStream as ReadableStream);
  const whole = Object.assign(Promise.resolve(), { result: { done: true, value } });
  renderMeta.streamCache = { 0: whole };
}
