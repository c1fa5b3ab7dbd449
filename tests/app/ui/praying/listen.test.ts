import { JSDOM } from "jsdom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { linesOf, listen, ownVoice } from "~/ui/praying/listen";

type Voice = { lang: string; localService: boolean; default?: boolean };
type Words = { text: string; rate: number; voice: Voice; onend(): void; onerror(): void };

const piece = "rounded-small box-decoration-clone";
const chapter = `<h1>Psalm 23</h1><article><span><button type="button">Listen</button></span>
  <div id="verses">
    <h2>The LORD Is My Shepherd</h2><p><a href="/bible/john/10"><span>John 10</span></a></p>
    <p><span id="v1" class="${piece}"><a href="?v=1#v1">1 </a>The L<span>ORD</span> is my shepherd;</span> <sup>a</sup></p>
    <p><span class="${piece}">I shall not want.<sup><a href="#note-a">a</a></sup></span> </p>
    <p><span id="v2" class="${piece}"><a href="?v=2#v2">2 </a>He leads me.</span> <span id="v3" class="${piece}"><a href="?v=3#v3">3 </a><i>(Not here.)</i></span> </p>
  </div>
  <section aria-labelledby="notes-heading"><ul><li>a 1 See John.</li></ul></section></article>`;

let document: Document;
let spoken: Words[];
let canceled: number;

function open(html = chapter, voices: Voice[] = [{ lang: "en-US", localService: true }]) {
  const { window } = new JSDOM(`<body>${html}</body>`);
  document = window.document;
  spoken = [];
  canceled = 0;
  window.Element.prototype.scrollIntoView = vi.fn();
  const speechSynthesis = {
    getVoices: () => voices,
    speak: (words: Words) => spoken.push(words),
    cancel: () => canceled++,
  };
  class SpeechSynthesisUtterance {
    constructor(readonly text: string) {}
  }
  Object.assign(window, { speechSynthesis });
  const { HTMLElement, MutationObserver, Option } = window;
  const found = { window, document, HTMLElement, MutationObserver, Option };
  const matchMedia = () => ({ matches: true });
  const own = { speechSynthesis, SpeechSynthesisUtterance, matchMedia, innerHeight: 800 };
  for (const [name, value] of Object.entries({ ...found, ...own })) vi.stubGlobal(name, value);
  const { addEventListener, removeEventListener } = window;
  vi.stubGlobal("addEventListener", addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", removeEventListener.bind(window));
  return window;
}

const opener = () => document.querySelector("article button") as HTMLButtonElement;
const bar = () => document.querySelector<HTMLElement>("[role=group]");
const button = (name: string) =>
  [...(bar()?.querySelectorAll("button") ?? [])].find((each) => each.textContent === name);
const status = () => document.querySelector("[role=status]")?.textContent;
const marked = () =>
  [...document.querySelectorAll("[class*='bg-accent/38!']")].map((each) => each.textContent);

beforeEach(() => void open());

describe("the voice", () => {
  it.each([
    [[], undefined],
    [[{ lang: "de-DE", localService: true }], undefined],
    [[{ lang: "en-US", localService: false }], undefined],
    [[{ lang: "en-GB", localService: true }], "en-GB"],
    [
      [
        { lang: "en-GB", localService: true },
        { lang: "en-US", localService: true, default: true },
      ],
      "en-US",
    ],
  ] as [Voice[], string | undefined][])("of %j is %j", (voices, lang) => {
    open(chapter, voices);
    expect(ownVoice()?.lang).toBe(lang);
  });

  it("is none where the browser has none", () => {
    vi.stubGlobal("window", {});
    expect(ownVoice()).toBeUndefined();
  });
});

describe("what is read of a chapter", () => {
  const texts = () =>
    linesOf(document.querySelector("#verses") as HTMLElement).map(({ text }) => text);

  it("is the text, line by line, without headings, numbers, notes and what is left out", () => {
    expect(texts()).toEqual(["The Lord is my shepherd;", "I shall not want.", "He leads me."]);
  });

  it("is headings, numbers and notes too where the reader chose it", () => {
    open(
      chapter
        .replace('id="verses"', 'id="verses" data-said="all"')
        .replaceAll(/href="(\?v=(\d)#v\d)"/g, 'href="$1" aria-label="Verse $2"'),
    );
    expect(texts()).toEqual([
      "The Lord Is My Shepherd",
      "Verse 1. The Lord is my shepherd;",
      "I shall not want.",
      "Verse 2. He leads me.",
      "Verse 3. (Not here.)",
      "a 1 See John.",
    ]);
  });
});

describe("what is read of a prayer", () => {
  it("is what is shown of it: titles, lines of poetry, paragraphs", () => {
    open(`<article><div class="pray-column"><h1>Night Prayer</h1><p class="eyebrow">For now</p>
      <section><h2>A psalm</h2><p>In turn</p><blockquote><p><span class="block">The LORD is my light;<br></span>
      <span class="block">whom shall I fear?</span></p></blockquote><p class="reference">Psalm 27:1</p></section>
      <div class="pray-words"><p>Keep us, Father.</p><p id="other">Of another clock.</p></div></div></article>`);
    window.Element.prototype.getClientRects = function () {
      return (this.id === "other" ? [] : [1]) as never;
    };
    const words = document.querySelector(".pray-column") as HTMLElement;
    expect(linesOf(words).map(({ text }) => text)).toEqual([
      "Night Prayer",
      "A psalm",
      "The Lord is my light;",
      "whom shall I fear?",
      "Keep us, Father.",
    ]);
  });
});

describe("listening", () => {
  it("goes from line to line, marks each and keeps it in sight, to the end", () => {
    listen(opener());
    expect(spoken.map(({ text, rate }) => [text, rate])).toEqual([
      ["The Lord is my shepherd;", 0.9],
    ]);
    expect(bar()?.getAttribute("aria-label")).toBe("Listening to Psalm 23");
    expect([status(), opener().disabled]).toEqual(["Listening to Psalm 23.", true]);
    expect(document.activeElement).toBe(button("Pause"));
    expect(marked()).toEqual(["1 The LORD is my shepherd;"]);
    expect(window.Element.prototype.scrollIntoView).toHaveBeenCalledWith({
      block: "center",
      behavior: "auto",
    });
    spoken[0]?.onend();
    expect(marked()).toEqual(["I shall not want.a"]);
    spoken[1]?.onend();
    spoken[2]?.onend();
    expect([spoken.length, marked(), status()]).toEqual([3, [], "That was the last line."]);
    expect([opener().disabled, document.activeElement]).toEqual([false, opener()]);
    listen(opener());
    expect(spoken.at(-1)?.text).toBe("The Lord is my shepherd;");
    expect(document.querySelectorAll("[role=group]")).toHaveLength(1);
  });

  it("begins with the verses that an address marks", () => {
    open(chapter.replace(/<span id="v2"(.*?)<\/span>/, '<mark id="v2"$1</mark>'));
    listen(opener());
    expect([spoken[0]?.text, status()]).toEqual(["He leads me.", "Listening to Psalm 23."]);
  });

  it("pauses, and goes on with the line that was broken off", () => {
    listen(opener());
    spoken[0]?.onend();
    button("Pause")?.click();
    expect([status(), canceled > 0]).toEqual(["Paused.", true]);
    // A browser says of a line that was broken off that it ended.
    spoken[1]?.onend();
    expect(spoken).toHaveLength(2);
    button("Continue")?.click();
    expect(spoken.at(-1)?.text).toBe("I shall not want.");
    expect(button("Pause")).toBeDefined();
  });

  it("changes its speed at once", () => {
    listen(opener());
    const select = bar()?.querySelector("select") as HTMLSelectElement;
    expect([...select.options].map(({ text }) => text)).toEqual([
      "Slow",
      "Regular",
      "Fast",
      "Faster",
    ]);
    expect(select.selectedOptions[0]?.text).toBe("Regular");
    select.value = "1.4";
    select.dispatchEvent(new (document.defaultView as never as typeof globalThis).Event("change"));
    expect(spoken.map(({ text, rate }) => [text, rate])).toEqual([
      ["The Lord is my shepherd;", 0.9],
      ["The Lord is my shepherd;", 1.4],
    ]);
  });

  it.each([
    ["Stop is pressed", () => button("Stop")?.click()],
    ["the page is left", () => window.dispatchEvent(new window.Event("pagehide"))],
    ["the voice fails", () => spoken[0]?.onerror()],
    [
      "Escape is pressed",
      () => {
        const { KeyboardEvent } = window as never as typeof globalThis;
        button("Pause")?.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Escape", bubbles: true }),
        );
      },
    ],
  ])("ends when %s", (_, act) => {
    listen(opener());
    const before = canceled;
    act();
    expect(canceled).toBeGreaterThan(before);
    expect([marked(), opener().disabled, button("Pause")]).toEqual([[], false, undefined]);
    spoken[0]?.onend();
    expect(spoken).toHaveLength(1);
  });

  it("ends when the page changes under it", async () => {
    listen(opener());
    const before = canceled;
    document.querySelector("article")?.remove();
    await vi.waitFor(() => expect(canceled).toBeGreaterThan(before));
    spoken[0]?.onend();
    expect(spoken).toHaveLength(1);
  });
});
