import { randomBytes } from "node:crypto";

/** Something that nobody can guess, for the scripts of one page to carry as their nonce. */
export function scriptMark(): string {
  return randomBytes(16).toString("base64url");
}

/** A page and the text of the inline scripts that the program itself wrote into it. */
export type OwnScripts = { html: string; scripts: string[] };

/**
 * Takes the marks off a page, so that it is the same bytes for everyone.
 * @param html a page whose own scripts carry the mark; what a visitor brought in cannot.
 */
export function takeMarks(html: string, mark: string): OwnScripts {
  const pieces = html.split(` nonce="${mark}"`);
  return { html: pieces.join(""), scripts: pieces.slice(1).map(scriptText).filter(Boolean) };
}

/** @param rest of a page, from within the first tag of a script. */
function scriptText(rest: string): string {
  return rest.slice(rest.indexOf(">") + 1, rest.indexOf("</script>"));
}
