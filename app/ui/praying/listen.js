/** Asked for by its address when Listen is pressed: it stands alone, as browsers read it. */

/**
 * A voice that some service speaks from afar would tell it the words, and does not count.
 * @returns {SpeechSynthesisVoice | undefined}
 */
export function ownVoice() {
  if (!("speechSynthesis" in window)) return undefined;
  const own = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && /^en\b/i.test(lang));
  return own.find((voice) => voice.default) ?? own[0];
}

/** @typedef {{ element: HTMLElement, text: string }} Line */

const pieces = "p > [class*=box-decoration-clone]";
const prayed = "h1, h2, .lead, .pray-line, .pray-words p, blockquote p, p.text-prayer";

/**
 * What is read of a chapter: the pieces of its verses; headings, numbers and notes where the reader chose it.
 * Of a prayer what is shown of it: titles, lines of poetry, paragraphs.
 * @param {HTMLElement} words @returns {Line[]}
 */
export function linesOf(words) {
  const all = words.dataset.said === "all";
  const isChapter = words.id === "verses";
  const found = isChapter ? (all ? `h2, h3, ${pieces}` : pieces) : prayed;
  const notes = all ? document.querySelectorAll("[aria-labelledby=notes-heading] li") : [];
  return [...words.querySelectorAll(found), ...notes]
    .flatMap((each) => {
      const lines = each.querySelectorAll(":scope > span.block");
      return lines.length > 0 ? [...lines] : each;
    })
    .filter((each) => isChapter || each.getClientRects().length > 0)
    .map((each) => ({ element: /** @type {HTMLElement} */ (each), text: spoken(each, all) }))
    .filter(({ text }) => text);
}

/** @param {Element} element @param {boolean} all */
function spoken(element, all) {
  const copy = /** @type {Element} */ (element.cloneNode(true));
  const [number] = copy.querySelectorAll("a[href^='?']");
  const label = all && number?.getAttribute("aria-label");
  // Of a verse that is left out there is a sentence of ours alone.
  for (const each of copy.querySelectorAll(all ? "a[href^='?'], sup" : "a[href^='?'], sup, i"))
    each.remove();
  const text = (copy.textContent ?? "").replace(/\s+/g, " ").trim();
  // In capitals it could be spelled.
  const read = text.replace(/\bLORD\b/g, "Lord").replace(/\bGOD\b/g, "God");
  return label && read ? `${label}. ${read}` : read;
}

const speeds = [
  ["0.7", "Slow"],
  ["0.9", "Regular"],
  ["1.15", "Fast"],
  ["1.4", "Faster"],
];

const current = ["bg-accent/38!", "[mark&]:underline", "forced-colors:underline"];

/** Reads a chapter or a prayer aloud, line by line, until its end, Stop, or another page. */
class Reading {
  /** The line that is read; the first is the first of those that are marked, if any are. */
  at = 0;
  rate = 0.9;
  /** Counts what was begun, so that what ends late is known as old. */
  turn = 0;
  /** @type {SpeechSynthesisUtterance | undefined} Kept, or some browsers forget that it ends. */
  speaking;

  /** @param {HTMLElement} opener @param {HTMLElement} words @param {string} name */
  constructor(opener, words, name) {
    this.opener = opener;
    this.name = name;
    this.lines = linesOf(words);
    const marked = this.lines.findIndex(({ element }) => element.tagName === "MARK");
    this.begin = this.at = Math.max(marked, 0);
    this.bar = document.createElement("div");
    this.watch = new MutationObserver(() => opener.isConnected || this.stop());
    this.leave = () => this.stop();
    this.show(words);
  }

  /** @param {HTMLElement} words */
  show(words) {
    const bar = this.bar;
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", `Listening to ${this.name}`);
    const isChapter = words.id === "verses";
    bar.className = `${isChapter ? "bottom-2 mt-6" : "top-2"} no-print sticky z-40 mx-auto flex w-fit flex-wrap items-center gap-x-2 rounded-stage border border-line bg-surface-raised px-3 py-1.5 font-sans text-base shadow-low`;
    this.toggle = this.button("Pause", () => (this.speaking ? this.pause() : this.play()));
    this.button("Stop", () => this.stop("Stopped."));
    this.choose();
    this.status = document.createElement("p");
    this.status.setAttribute("role", "status");
    this.status.className = "sr-only";
    bar.append(this.status);
    bar.addEventListener("keydown", ({ key }) => key === "Escape" && this.stop("Stopped."));
    // At the foot of a prayer is Amen.
    words.insertAdjacentElement(isChapter ? "afterend" : "beforebegin", bar);
    this.wait(true);
    addEventListener("pagehide", this.leave);
    this.watch.observe(document.body, { childList: true, subtree: true });
    this.toggle.focus({ preventScroll: true });
    this.play();
  }

  /** @param {boolean} isReading Then there is nothing to begin. */
  wait(isReading) {
    if ("disabled" in this.opener) this.opener.disabled = isReading;
    this.opener.classList.toggle("opacity-60", isReading);
  }

  /** @param {string} label @param {() => void} act */
  button(label, act) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.className = "min-h-11 px-3 font-semibold hover:underline";
    button.addEventListener("click", act);
    this.bar.append(button);
    return button;
  }

  choose() {
    const label = document.createElement("label");
    label.className = "flex items-center gap-2 px-3 text-small";
    const select = document.createElement("select");
    select.className = "min-h-11 rounded-medium border border-control bg-surface px-2 text-base";
    for (const [value, name] of speeds)
      select.append(new Option(name, value, false, value === String(this.rate)));
    select.addEventListener("change", () => {
      this.rate = Number(select.value);
      if (this.speaking) this.play();
    });
    label.append("Speed ", select);
    this.bar.append(label);
  }

  /** From the line it is at; a line that was broken off is read again. */
  play() {
    const line = this.lines[this.at];
    const voice = ownVoice();
    if (!line || !voice) return this.stop(line ? "The voice stopped." : "That was the last line.");
    const turn = ++this.turn;
    // Some browsers drop what is spoken right behind a needless cancel.
    if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel();
    const words = new SpeechSynthesisUtterance(line.text);
    Object.assign(words, { voice, lang: voice.lang, rate: this.rate });
    words.onend = () => {
      if (turn !== this.turn) return;
      this.unmark();
      this.at += 1;
      this.play();
    };
    words.onerror = () => turn === this.turn && this.stop("The voice stopped.");
    this.say(this.speaking || this.at > this.begin ? "" : `Listening to ${this.name}.`);
    this.speaking = words;
    if (this.toggle) this.toggle.textContent = "Pause";
    this.mark(line.element);
    speechSynthesis.speak(words);
  }

  /** The device's own pause is none on many phones. */
  pause() {
    this.halt();
    if (this.toggle) this.toggle.textContent = "Continue";
    this.say("Paused.");
  }

  halt() {
    this.turn += 1;
    this.speaking = undefined;
    speechSynthesis.cancel();
  }

  /** @param {string} [message] */
  stop(message = "") {
    const hadFocus = this.bar.contains(document.activeElement);
    this.halt();
    this.unmark();
    this.watch.disconnect();
    removeEventListener("pagehide", this.leave);
    this.wait(false);
    if (hadFocus) this.opener.focus({ preventScroll: true });
    for (const each of [...this.bar.children]) if (each !== this.status) each.remove();
    this.bar.className = "sr-only";
    this.say(message);
    if (!message) this.bar.remove();
  }

  /** @param {string} message */
  say(message) {
    if (this.status) this.status.textContent = message;
  }

  /** @param {HTMLElement} element */
  mark(element) {
    this.unmark();
    element.classList.add(...current);
    this.marked = element;
    const { top, bottom } = element.getBoundingClientRect();
    if (top >= 96 && bottom <= innerHeight - 96) return;
    const calm =
      "calm" in document.documentElement.dataset ||
      matchMedia("(prefers-reduced-motion: reduce)").matches;
    element.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
  }

  unmark() {
    this.marked?.classList.remove(...current);
    this.marked = undefined;
  }
}

/** @param {HTMLElement} opener the pressed button; the words are those of its article */
export function listen(opener) {
  const words = opener.closest("article")?.querySelector("#verses, .pray-column");
  document.querySelector(".sr-only[role=group]")?.remove();
  const name = document.querySelector("h1")?.textContent ?? "";
  if (words instanceof HTMLElement) new Reading(opener, words, name);
}
