import { JSDOM } from "jsdom";
import { describe, expect, it, vi } from "vitest";
import { needs, scriptsAfterPaint, takeMarks } from "~/http/upstream/remix-scripts.server";

const links = '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
const mark = "a-mark";
const module = `<script nonce="${mark}" type="module" async="">import "/a.js";</script>`;
const words = "<!DOCTYPE html><html><head></head><body><p>Words</p>";
const page = `${words}${links}${module}</body></html>`;

/** What a browser asks for, in a page as it stands. */
const asked = (document: Document) =>
  document.querySelectorAll("link[rel=modulepreload], script[type=module]").length;

/** A browser before its first paint, and what it would run then, or without one. */
function open(html: string, lacks = "") {
  const paint = vi.fn();
  const wait = vi.fn();
  const { window } = new JSDOM(html, {
    runScripts: "dangerously",
    beforeParse(global) {
      Object.assign(global, { TransformStream, TextEncoderStream });
      global.eval(`delete ${lacks || "self.nothing"}`);
      global.setTimeout = ((run: () => void) => wait.mockImplementation(run)) as never;
      global.PerformanceObserver = class {
        constructor(run: () => void) {
          paint.mockImplementation(run);
        }
        observe() {}
      } as never;
    },
  });
  return { document: window.document, paint, wait };
}

describe("the scripts of a page", () => {
  it("are not asked for before its first paint", () => {
    const { document } = open(scriptsAfterPaint(page, mark));
    expect(asked(document)).toBe(0);
  });

  it("are all there after it, in the places that Remix gave them, and nothing else is", () => {
    const { document, paint } = open(scriptsAfterPaint(page, mark));
    paint();
    expect(asked(document)).toBe(3);
    const there = [...document.body.children].map(({ localName }) => localName);
    expect(there).toEqual(["p", "link", "link", "script"]);
    expect(document.querySelector("script")?.text).toBe('import "/a.js";');
  });

  it.each(needs)("are not asked for where there is no %s, and the page stays", (need) => {
    const { document, paint, wait } = open(scriptsAfterPaint(page, mark), need);
    paint();
    wait();
    expect(asked(document)).toBe(0);
    expect(document.querySelector("p")?.textContent).toBe("Words");
  });

  it("stand there once, however often a paint is told of", () => {
    const { document, paint } = open(scriptsAfterPaint(page, mark));
    paint();
    paint();
    expect(document.querySelectorAll("script")).toHaveLength(1);
  });

  it("come a little later where no paint is told of", () => {
    const { document, wait } = open(scriptsAfterPaint(page, mark));
    wait();
    expect(asked(document)).toBe(3);
  });

  it("are all marked as our own, and no other is taken for them", () => {
    const injected = '<script type="module" async="">alert(1)</script>';
    const { html, scripts } = takeMarks(scriptsAfterPaint(injected + page, mark), mark);
    expect(html.startsWith(injected)).toBe(true);
    expect(scripts).toEqual(['import "/a.js";', expect.stringContaining("PerformanceObserver")]);
  });

  it("are left out of a page that has none", () => {
    const plain = `${words}</body></html>`;
    expect(scriptsAfterPaint(plain, mark)).toBe(plain);
  });
});
