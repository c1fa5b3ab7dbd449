import { inOneMinute, kindWords } from "#content/help/desk-words";
import {
  defaultCountry,
  type HelpLine,
  helpCountries,
  helpFor,
  isHelpCountry,
  waysOf,
} from "#content/help-lines";
import { recogniseDanger } from "~/care/recogniser.server";
import { isolated } from "~/ui/reading/isolated";

/** A piece of what somebody wrote; marked where it says why. */
export type Piece = { text: string; isMarked: boolean };

/** The pieces make up the whole text, character by character. */
export function markedPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isMarked });
    from = Math.max(from, to);
  };
  for (const [start, end] of recogniseDanger(text)?.ranges ?? []) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return pieces;
}

export const plainPieces = (text: string): Piece[] => [{ text, isMarked: false }];

const kindsOf = (stored: string | null) => stored?.split(",").filter(Boolean) ?? [];

/** In plain words. @param stored with commas */
export const kindsInWords = (stored: string | null) =>
  kindsOf(stored).map((kind) => kindWords[kind] ?? kind.replaceAll("-", " "));

/** Where it may be is not stored: a member chooses by what they read, in the address of the page. */
const countryParameter = "country";

/**
 * What is known of a danger, and what to do in one minute.
 * @param url of the page
 */
export function dangerNews(stored: string | null, what: "request" | "message", url: string) {
  const asked = new URL(url).searchParams.get(countryParameter);
  const country = isHelpCountry(asked) ? asked : undefined;
  const found = linesFor(stored, country);
  const lines = found.map((line) => {
    const { when, name, more, foreign } = line;
    return { when, name, more, foreign, ways: waysOf(line) };
  });
  return {
    kinds: kindsInWords(stored),
    lines,
    atOnce: found.filter(({ kinds }) => kinds.includes("danger-now")).flatMap(waysOf),
    todo: inOneMinute(what),
    isChosen: country !== undefined,
    countries: helpCountries().map(([code, name]) => ({
      name,
      to: `?${new URLSearchParams({ [countryParameter]: code })}#danger-lines`,
      isShown: code === (country ?? defaultCountry()),
    })),
  };
}

export type DangerNews = ReturnType<typeof dangerNews>;

/** Without kinds all lines: it may be any. */
function linesFor(stored: string | null, country?: string): HelpLine[] {
  const kinds = kindsOf(stored);
  return helpFor(kinds.length > 0 ? kinds : undefined, country);
}

/** The lines as they are sent to whoever asked. */
export const helpLetter = (stored: string | null) =>
  linesFor(stored)
    .map((line) =>
      [
        `${line.when} ${line.name}`,
        waysOf(line)
          .map(({ words }) => words)
          .join(". "),
        [line.more, line.foreign?.words].filter(Boolean).join(" "),
      ]
        .filter(Boolean)
        .join("\n"),
    )
    .join("\n\n");

type TakenBack = { calmedAt: Date | null; calmer: string | null };

/** Who took a mark back. */
export const takenBack = ({ calmedAt, calmer }: TakenBack) =>
  calmedAt && { at: calmedAt, name: calmer ? isolated(calmer) : null };
