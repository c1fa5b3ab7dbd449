import { editDistance } from "#content/edit-distance";
import { hourPrayers } from "#content/hours/hours";
import { plans } from "#content/plans/plans";
import { laidOver } from "#content/site.server";
import { themes } from "#content/themes/themes";
import type { Draft, Kind } from "./kind.server";

/** By what a name ends in. Browsers are told the type, so it must be what the header says. */
const types: Readonly<Record<string, { type: string; begins: RegExp }>> = {
  mp3: { type: "audio/mpeg", begins: /^(?:ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/ },
  m4a: { type: "audio/mp4", begins: /^.{4}ftyp(?:M4A|M4B|mp4|iso|dash)/s },
  opus: { type: "audio/ogg; codecs=opus", begins: /^OggS.{24}OpusHead/s },
};

/** A voice of the church's own, in the place of the device's. */
export const audio: Kind = {
  pattern: /^audio\//,
  named: "audio/night-prayer.mp3, audio/plans/NAME/DAY.mp3 (or .m4a, .opus)",
  most: 50_000_000,
  unread: true,
  add({ name }, content, draft, tell, hash = "") {
    const [, what, ending = ""] = /^audio\/([a-z\d/-]{1,120})\.(mp3|m4a|opus)$/.exec(name) ?? [];
    if (!what) tell(undefined, unnamed);
    const start = content.toString("latin1");
    const found = Object.keys(types).find((each) => types[each]?.begins.test(start));
    if (!found) return tell(undefined, "is no MP3, M4A or Opus file: save it as one of these.");
    const kind = types[ending];
    if (!what || !kind) return;
    if (found !== ending)
      return tell(undefined, `is of the kind ${found}: let its name end in .${found}.`);
    const other = draft.recordings.get(what);
    if (other) return tell(undefined, `is for the same as ${other.name}: keep one of the two.`);
    const path = `/audio/${what.replaceAll("/", "-")}.${hash.slice(0, 12)}.${ending}`;
    draft.recordings = new Map(draft.recordings).set(what, { path, name, type: kind.type, hash });
  },
  finish(draft, tell) {
    for (const [what, { name }] of draft.recordings) {
      const places = placesNear(what, draft);
      if (places.includes(what)) continue;
      const [near = ""] = places
        .map((place) => [editDistance(place, what), place] as const)
        .sort(([one], [other]) => one - other)
        .map(([, place]) => name.replace(what, place));
      tell(name, `belongs to nothing, and is not played: did you mean ${near}?`, true);
    }
  },
};

const unnamed =
  "is not named as a recording: use small letters, digits and -, and .mp3, .m4a or .opus.";

/** Of an hour each prayer; of each plan the day that is named. A dated plan's texts keep their numbers, whatever days it has this year. */
function placesNear(what: string, draft: Draft): string[] {
  const day = Math.max(1, Number.parseInt(what.split("/")[2] ?? "", 10) || 1);
  return [
    "morning-prayer",
    "night-prayer",
    ...hourPrayers.map(({ name, id }) => `hours/${name}/${id}`),
    ...laidOver(themes, draft.themes).map(({ id }) => `themes/${id}`),
    ...laidOver(plans, draft.plans).map(
      ({ id, days }) => `plans/${id}/${Math.min(day, days.length)}`,
    ),
  ];
}
