/** What the keyboard met at a stop; nothing where the walk ended or began again. */
export type Stop = { name: string; faults: string[] };

type Walk = { seen: Set<Element>; last?: Element };

/** In the browser: looks at what has the focus now. @param within what the walk stays in. */
export function lookAtStop(within: string): Stop | undefined {
  const walk: Walk = Reflect.get(window, "walk") ?? { seen: new Set() };
  Object.assign(window, { walk });
  const { seen, last } = walk;
  const element = document.activeElement;
  // A field for a date has stops of its own.
  if (element && element === last) return { name: "", faults: [] };
  if (!element?.parentElement?.closest(within) || seen.has(element)) return undefined;
  seen.add(element);
  walk.last = element;

  const bar = document.querySelector(".bar");
  const edge = bar?.checkVisibility() ? bar.getBoundingClientRect().bottom : 0;
  const room = innerHeight - edge;
  const { display, position } = getComputedStyle(element);
  const fixed = bar?.contains(element) || element.closest(".help-now") || position === "fixed";
  const box = element.getBoundingClientRect();
  // Of a field for many lines the browser shows the one that is written in.
  const shown = element.matches("textarea") ? 32 : box.height;

  const line = element.getClientRects()[0] ?? box;
  const middle = (line.top + Math.min(line.bottom, line.top + shown)) / 2;
  const at = document.elementFromPoint(line.left + line.width / 2, middle);

  // A link may be stretched over its card; a box stands with the words of its label.
  const after = getComputedStyle(element, "::after");
  const stretched = after.position === "absolute";
  const parent = stretched && element instanceof HTMLElement ? element.offsetParent : undefined;

  const ringed = [getComputedStyle(element), after, parent && getComputedStyle(parent)].some(
    (style) => style && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
  );

  const target = (parent ?? element.closest("label") ?? element).getBoundingClientRect();
  const least = element.matches(".button") ? 44 : 24;
  const words = element.textContent?.trim();
  const inSentence = display === "inline" && element.parentElement?.textContent?.trim() !== words;
  const small = Math.min(target.width, target.height) < least - 0.5 && !inSentence;

  const faults = {
    "comes out of order":
      last && !(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
    "shows no focus": !ringed,
    "is under the bar": !fixed && shown < room && box.top < edge - 0.5,
    "is below the window": shown < room && box.top + shown > innerHeight + 0.5,
    "is covered": !at || !(element.contains(at) || at.contains(element)),
    [`is smaller than ${least} px: ${target.width} × ${target.height}`]: small,
  };
  return {
    name: element.outerHTML.slice(0, 160),
    faults: Object.keys(faults).filter((fault) => Reflect.get(faults, fault)),
  };
}

/** In the browser, after a walk: what a keyboard should reach and did not. */
export function missedStops(within: string): string[] {
  const { seen }: Walk = Reflect.get(window, "walk");
  const stops = ":is(a[href], button, input, select, textarea, summary, [tabindex])";
  const all = document.querySelectorAll<HTMLElement>(`${within} ${stops}`);
  const missed = [...all].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(":disabled, [type=hidden], [type=radio]:not(:checked)") &&
      !seen.has(element),
  );
  return missed.map(({ outerHTML }) => outerHTML.slice(0, 160));
}
