import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import type { Kind, View, Visit } from "./engine";

/** Longer than any page takes on a busy machine; what is there sooner is not waited for. */
const patience = 30_000;

/** Tries again what isn't possible yet, one try after the other. @throws what the last try said. */
async function until<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await setTimeout(25);
  }
}

/** Where pictures of the pages go, for whoever wants to look at them. */
const pictures = process.env.WALK_PICTURES;

/** Somebody who walks through the site: who waits for what is to come, and reads it. */
export class Walker {
  constructor(
    private readonly visit: Visit,
    private readonly view: View,
  ) {}

  async open(path: string): Promise<void> {
    await this.visit.open(path);
    await this.alive();
  }

  async back(): Promise<void> {
    await this.visit.back();
    await this.alive();
  }

  async reload(): Promise<void> {
    await this.visit.reload();
    await this.alive();
  }

  /** As where a tab crashes, or is closed by mistake. */
  async loseTab(): Promise<void> {
    await this.visit.loseTab();
  }

  /** Presses what is called so, once the page is alive. */
  async press(kind: Kind, name: string, within = "body"): Promise<void> {
    await this.alive();
    await until(() => this.visit.click([kind, name, within]));
  }

  /** Fills fields by their labels. */
  async fill(fields: Record<string, string>, within = "body"): Promise<void> {
    await this.alive();
    for (const [label, words] of Object.entries(fields))
      await until(() => this.visit.type(["field", label, within], words));
  }

  /** Waits until words are seen, whatever their case by style. */
  async see(words: string, within = "body"): Promise<void> {
    const wanted = words.replace(/\s+/g, " ").toLowerCase();
    await until(async () => expect(await this.visit.ask(seen, within)).toContain(wanted));
  }

  async seeHeading(words: string, level = 1): Promise<void> {
    await this.see(words, `h${level}`);
  }

  /** Waits until a function in the page gives what is wanted. */
  async expect<Args extends unknown[], Result>(
    wanted: Result,
    what: (...args: Args) => Result,
    ...args: Args
  ): Promise<void> {
    await until(async () => expect(await this.visit.ask(what, ...args)).toEqual(wanted));
  }

  async at(path: RegExp): Promise<void> {
    await until(async () =>
      expect(await this.visit.ask(() => location.pathname + location.search)).toMatch(path),
    );
  }

  /** Takes a picture, where somebody asked for them. */
  async picture(engine: string, name: string): Promise<void> {
    if (!pictures) return;
    const { width, dark } = this.view;
    mkdirSync(pictures, { recursive: true });
    const file = `${engine}-${name}-${width}-${dark ? "dark" : "light"}.png`;
    writeFileSync(join(pictures, file), await this.visit.screenshot());
  }

  /** Waits until the scripts of the page, if it has any, have taken it over. */
  private async alive(): Promise<void> {
    await this.expect(true, () => {
      const running = document.querySelector(
        'script:not([type="application/ld+json"], [data-alone])',
      );
      const message = document.querySelector('[role="region"][aria-label="Notification"]');
      return document.readyState === "complete" && Boolean(!running || message);
    });
  }
}

/** Runs in the page. @returns the words that can be seen. */
function seen(within: string): string {
  return [...document.querySelectorAll<HTMLElement>(within)]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => element.innerText.replace(/\s+/g, " ").toLowerCase())
    .join("\n");
}
