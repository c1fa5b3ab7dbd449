import type { AppLoadContext } from "@remix-run/node";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { settings } from "~/runtime/env.server";
import { once } from "~/runtime/once.server";
import { Photos } from "../art/photos";
import type { StaticParts } from "./static-html";

/** Parts of pages by their names, each as it is written. */
export type Writers = Readonly<Record<string, () => ReactNode>>;

/** By name; the names are our own, so there is an end to them. */
const written = once(() => new Map<string, string>());

/** HTML that was written under a name before. */
export function findStaticHtml(name: string): string | undefined {
  return written().get(name);
}

/**
 * Writes a part of a page once, for everyone who will ever see it: a name always stands for the same
 * words. Nothing in it is React's in the browser, so its links are plain anchors.
 */
export function staticHtml(name: string, make: () => ReactNode): string {
  const html = findStaticHtml(name) ?? write(name, make());
  written().set(name, html);
  return html;
}

/**
 * Writes the parts of a page, and tells what its loader hands over of them: a document has them in its
 * place, and where a script asks for the page it gets them with the rest.
 */
export function staticParts({ isDocument }: AppLoadContext, parts: Writers): StaticParts {
  const all = Object.entries(parts).map(([name, make]) => [name, staticHtml(name, make)]);
  return isDocument ? undefined : Object.fromEntries(all);
}

function write(name: string, part: ReactNode): string {
  const page = <Photos.Provider value={settings().PHOTOS === "on"}>{part}</Photos.Provider>;
  return renderToStaticMarkup(page, { identifierPrefix: name });
}
