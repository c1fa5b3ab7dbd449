import { withLastWordsTogether } from "~/ui/reading/last-words";
import { getLegalText, type LegalPage } from "../../../content/pages/legal";

/** A section: its heading, the id that the table of contents leads to, its words as safe HTML. */
export type LegalSection = { id: string; heading: string; body: string };

export type LegalText = { opening: string; sections: LegalSection[] };

/** A legal page cut at its headings, which Markdown leaves at the third rank; those below them move up, too. */
export function legalText(page: LegalPage): LegalText {
  const [opening = "", ...parts] = withLastWordsTogether(getLegalText(page)).split("<h3>");
  const sections = parts.map((part) => {
    const [heading = "", body = ""] = part.split("</h3>");
    return { id: idOf(heading), heading, body: body.trim().replaceAll(/(<\/?)h4>/g, "$1h3>") };
  });
  return { opening: opening.trim(), sections };
}

/** "4. How We Protect Information" is at #how-we-protect-information, whatever its number. */
function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/^\d+\. /, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
}
