import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { asideForOtherClocks } from "~/ui/praying/aside-for-other-clocks.server";
import { turn } from "~/ui/praying/own-clock";

const part = (at: string, content: string, isHidden = true) =>
  `<div data-at="${at}"${isHidden ? ' hidden=""' : ""}>${content}</div>`;

const whole = [
  '<article data-hour="morning" data-day="same"><h1>A prayer ',
  '<span data-at="morning" class="block">at <span>dawn</span></span>',
  '<span data-at="night" hidden="" class="block">in the <span>dark</span></span></h1>',
  part("same", `<div>Today<!-- -->.</div>${part("evening night", "Sleep")}`, false),
  part("after", `<div>Tomorrow &amp; on</div>${part("midday", "Wake")}${part("night", "Rest")}`),
  "</article>",
].join("");

const served = asideForOtherClocks(whole);

/** What stands on the page for a browser that knows neither styles nor `hidden`. */
function readIn(document: Document): string {
  const copy = document.body.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll("script")) each.remove();
  return copy.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

function turned(clock: Record<string, string>): Document {
  const { window } = new JSDOM(served, { runScripts: "outside-only" });
  const { document } = window;
  const frame = document.querySelector("article");
  if (!frame) throw new Error("no frame");
  Object.assign(frame.dataset, clock, { turn: "" });
  const script = frame.appendChild(document.createElement("script"));
  Object.defineProperty(document, "currentScript", { value: script });
  window.eval(turn);
  script.remove();
  return document;
}

describe("what a page holds for other clocks", () => {
  it("is no part of it until a script brings it back, just as it was written", () => {
    expect(readIn(new JSDOM(served).window.document)).toBe("A prayer at dawnToday.");
    const { body } = turned({ hour: "morning", day: "same" }).defaultView?.document ?? {};
    expect(body?.innerHTML).toBe(new JSDOM(whole).window.document.body.innerHTML);
  });

  it.each([
    ["morning", "same", "A prayer at dawn Today."],
    ["night", "same", "A prayer in the dark Today. Sleep"],
    ["night", "after", "A prayer in the dark Tomorrow & on Rest"],
  ])("is shown by its attribute alone: %s, %s", (hour, day, read) => {
    const document = turned({ hour, day });
    expect(document.querySelector("[data-turn]")).toBeNull();
    for (const each of document.querySelectorAll("[hidden]")) each.remove();
    for (const each of document.querySelectorAll("div, span")) each.prepend(" ");
    expect(readIn(document)).toBe(read);
  });

  it("leaves other pages as they are, and refuses what it could not put away", () => {
    const other = '<p hidden="">x</p><div data-at="night">y</div>';
    expect(asideForOtherClocks(other)).toBe(other);
    expect(() => asideForOtherClocks(part("night", "<script>1</script>"))).toThrow("A script");
    expect(() => asideForOtherClocks('<div data-at="night" hidden=""><div></div>')).toThrow(
      "not closed",
    );
  });
});
