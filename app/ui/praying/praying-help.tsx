import { HelpWords } from "~/ui/reading/help-words";
import { crisisLine } from "../../../content/help-lines";

/** Whom to call, in one breath, where somebody may pray in a dark hour. */
export function PrayingHelp() {
  return (
    <aside
      id="help"
      aria-label="Help at any hour"
      className="mt-8 border-l-2 border-accent pl-4 text-small text-ink-quiet [&_a]:font-[600] [&_a]:text-ink"
    >
      <HelpWords line={crisisLine} />
    </aside>
  );
}
