import { type MouseEvent, useContext, useMemo } from "react";
import { StaticHtml, type StaticParts } from "./static-html";
import { useFollow } from "./use-follow";

/**
 * What makes an element hold HTML that the server has written once for everyone. In a page that came
 * as a document it stays as it stands; where a script asked for the page its loader hands it over.
 * @param name of the HTML: another name is other HTML, the same one is never written anew
 */
export function useStaticHtml(name: string, parts?: StaticParts) {
  const find = useContext(StaticHtml);
  const follow = useFollow();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands is written over by nothing but another name
  const __html = useMemo(() => find(name) ?? parts?.[name] ?? standing(name), [name]);
  return {
    "data-static": name,
    dangerouslySetInnerHTML: { __html },
    suppressHydrationWarning: true,
    onClick: (event: MouseEvent) => follow(event),
  };
}

/** As the page has it. */
function standing(name: string): string {
  if (typeof document === "undefined") throw new Error(`Nobody has written ${name}`);
  return document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? "";
}
