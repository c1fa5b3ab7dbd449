import { useNavigate } from "@remix-run/react";
import { createContext, type MouseEvent, useContext, useMemo } from "react";
import { loadsDocument } from "../layout/site-links";

export const StaticHtml = createContext<(name: string) => string | undefined>(() => undefined);

export type StaticParts = Readonly<Record<string, string>> | undefined;

/** Another name is other HTML; under the same name it is never written anew. */
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

function standing(name: string): string {
  if (typeof document === "undefined") throw new Error(`Nobody has written ${name}`);
  return document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? "";
}

function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || isElsewhere(event, link) || isOfBrowser(link)) return;
    event.preventDefault();
    const viewTransition = link.closest(".art-card") !== null;
    navigate(link.pathname + link.search + link.hash, { viewTransition });
  };
}

function isElsewhere(
  { button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent,
  { target }: HTMLAnchorElement,
): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey || target !== "";
}

function isOfBrowser(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = link;
  if (origin !== location.origin || loadsDocument(pathname + search)) return true;
  return link.getAttribute("href")?.startsWith("#") === true;
}
