import type { AppLoadContext } from "@remix-run/node";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { perSite } from "#content/site.server";
import { Photos } from "../art/photo";
import { SiteWordsContext } from "../layout/site-words";
import { showsPhotos, siteWords } from "../layout/site-words.server";
import type { StaticParts } from "./use-static-html";

export type Writers = Readonly<Record<string, () => ReactNode>>;

/** By name; the names are our own, so there is an end to them. */
const written = perSite(() => new Map<string, string>());

export function findStaticHtml(name: string): string | undefined {
  return written().get(name);
}

/** A name always stands for the same words. In the browser nothing in it is React's: its links are anchors. */
export function staticHtml(name: string, make: () => ReactNode): string {
  const html = findStaticHtml(name) ?? write(name, make());
  written().set(name, html);
  return html;
}

/** A document has the parts in place; where a script asks for the page, its loader hands them over. */
export function staticParts({ isDocument }: AppLoadContext, parts: Writers): StaticParts {
  const all = Object.entries(parts).map(([name, make]) => [name, staticHtml(name, make)]);
  return isDocument ? undefined : Object.fromEntries(all);
}

function write(name: string, part: ReactNode): string {
  const page = (
    <SiteWordsContext.Provider value={siteWords()}>
      <Photos.Provider value={showsPhotos()}>{part}</Photos.Provider>
    </SiteWordsContext.Provider>
  );
  return renderToStaticMarkup(page, { identifierPrefix: name });
}
