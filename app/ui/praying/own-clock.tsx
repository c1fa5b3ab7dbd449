import { createContext, type ReactNode, useContext } from "react";
import { ScriptMark } from "~/http/page-contexts";

type OwnClock = {
  /** The hour, and the day, whose words are read now. */
  shown: readonly string[];
  /** Whatever the clock of the device says: words of others are not in the page. */
  isFixed: boolean;
};

export const OwnClock = createContext<OwnClock>({ shown: [], isFixed: true });

/** Of a frame: until its end is there, none of its words are seen that may be those of another hour. */
export const untilTurned = "[&[data-turn]_[data-at]]:invisible";

type AtProps = {
  /** The hours or days that it is for, with spaces between. */
  at: string;
  as?: "div" | "span";
  children: ReactNode;
};

/** No style has this name: reader modes weigh names, and leave out what holds links without a good one. */
const pageText = "page-text";

/** What other clocks need is hidden by its attribute alone: no style sheet has to come for that. */
export function At({ at, as: Element = "div", children }: AtProps) {
  const { shown, isFixed } = useContext(OwnClock);
  const isShown = at.split(" ").some((each) => shown.includes(each));
  if (isFixed && !isShown) return null;
  return (
    <Element data-at={at} hidden={!isShown} className={Element === "span" ? "block" : pageText}>
      {children}
    </Element>
  );
}

/** Brings back what `asideForOtherClocks` put away; the scripts at the beginning of the frame chose hour and day. */
export const turn =
  '(f=>{for(const s of f.querySelectorAll("[data-at]>script"))s.outerHTML=s.text;for(const e of f.querySelectorAll("[data-at]"))e.hidden=!e.dataset.at.split(" ").some(n=>n==f.dataset.hour||n==f.dataset.day);delete f.dataset.turn})(document.currentScript.parentNode)';

/** The last child of a frame. */
export function TurnScript() {
  const nonce = useContext(ScriptMark);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: turn }} />;
}
