/** What is pointed at: what it is, what it is called, and where (a selector). */
export type Which = [kind: Kind, name: string, within: string];
export type Kind = "link" | "button" | "field" | "choice" | "folded";

/** A visit of a browser that knows nothing yet. */
export type Visit = {
  /** Opens a path of the site, and waits until the page is loaded. */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Closes the tab without asking it, and goes on in another. */
  loseTab(): Promise<void>;
  /** Runs a function in the page; it can use nothing from outside. */
  ask<Args extends unknown[], Result>(
    what: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Presses with the pointer, as a person does. */
  click(which: Which): Promise<void>;
  /** Types by key, in place of what a field holds. */
  type(which: Which, words: string): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** Ends it. @returns what its console was told: errors, warnings, violations of the policy. */
  end(): Promise<string[]>;
};

export type View = { width: number; height: number; dark: boolean };

export type Engine = {
  visit(view: View): Promise<Visit>;
  stop(): Promise<void>;
};

/** Runs in the page, and brings what it finds into view. @throws where nothing that can be pressed has that name. */
export function find(kind: string, name: string, within: string): Element {
  const selectors: Record<string, string> = {
    link: "a[href]",
    button: "button",
    field: "input, textarea, select",
    choice: "label",
    folded: "summary",
  };
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ??
    plain((element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent);
  for (const element of document.querySelectorAll(`${within} :is(${selectors[kind]})`)) {
    // What is folded away has its rectangles, yet can't be pressed.
    const isSeen =
      element.getClientRects().length > 0 && element.checkVisibility({ checkVisibilityCSS: true });
    if (!isSeen || nameOf(element) !== name) continue;
    // Clear of what is fixed to an edge, and without gliding.
    element.scrollIntoView({ block: "center", behavior: "instant" });
    // A toast that lies over it goes by itself.
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (top?.closest(".toast") && !top.contains(element)) continue;
    return element;
  }
  throw new Error(`No ${kind} "${name}" is seen in ${within} of ${location.href}`);
}
