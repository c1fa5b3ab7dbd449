import { JournalScreen } from "../phone/journal-screen";
import { PhoneFrame } from "../phone/phone-frame";
import { fifthDay, PlanScreen, secondDay } from "../phone/plan-screen";
import { VerseScreen } from "../phone/verse-screen";

/**
 * The phones of the app, each group for a page to use: there its words have the site's letters, which
 * a picture would not know. A gradient has a plain colour beside it, for browsers that look for it in
 * the page alone.
 */
export function Phones() {
  return (
    <>
      <g id="all">
        <Behind />
        <Shade />
        <g transform="translate(198 4)">
          <g id="verse">
            <PhoneFrame>
              <VerseScreen />
            </PhoneFrame>
          </g>
        </g>
      </g>
      <g id="journal">
        <PhoneFrame>
          <JournalScreen />
        </PhoneFrame>
      </g>
      <g id="plan">
        <PhoneFrame>
          <PlanScreen day={fifthDay} />
        </PhoneFrame>
      </g>
      <g id="morning">
        <Glow />
        <use href="#verse" transform="translate(0 8)scale(.82)" />
        <use href="#plan" transform="translate(220 44)scale(.82)" />
        <use href="#journal" transform="translate(440 80)scale(.82)" />
      </g>
    </>
  );
}

/** The light that the three stand in. */
function Glow() {
  return (
    <>
      <radialGradient id="glow">
        <stop offset="0" stopColor="#fdf0c4" stopOpacity=".5" />
        <stop offset=".6" stopColor="#f3d48a" stopOpacity=".2" />
        <stop offset="1" stopColor="#f3d48a" stopOpacity="0" />
      </radialGradient>
      <path d="M0 0H640V500H0Z" fill="url(#glow) none" />
    </>
  );
}

/** The journal at the left and a day of a plan at the right, both partly hidden. */
function Behind() {
  return (
    <>
      <g transform="translate(6 96)scale(.852)">
        <PhoneFrame>
          <JournalScreen />
        </PhoneFrame>
      </g>
      <g transform="translate(418 62)scale(.852)">
        <PhoneFrame>
          <PlanScreen day={secondDay} hidden={10} />
        </PhoneFrame>
      </g>
    </>
  );
}

/** What the phone before them casts on both. */
function Shade() {
  return (
    <>
      <defs>
        <linearGradient id="shade">
          <stop offset="0" stopColor="#0a1020" stopOpacity="0" />
          <stop offset="1" stopColor="#0a1020" stopOpacity=".5" />
        </linearGradient>
        <linearGradient id="shade-right" href="#shade" x1="1" x2="0" />
      </defs>
      <path d="M168 103H222V482a29 29 0 0 1-29 29H168Z" fill="url(#shade) none" />
      <path d="M472 69H418V488H472Z" fill="url(#shade-right) none" />
    </>
  );
}
