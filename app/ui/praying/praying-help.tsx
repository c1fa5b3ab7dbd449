import { HelpWords } from "~/ui/reading/help-words";
import { crisisLine } from "../../../content/help-lines";

/** Whom to call, in one breath, where somebody may pray in a dark hour. */
export function PrayingHelp({ className = "" }: { className?: string }) {
  return (
    <aside
      id="help"
      aria-label="Help at any hour"
      className={`mt-8 border-s-2 border-accent ps-4 text-small text-ink-quiet ${className}`}
    >
      <HelpWords line={crisisLine} />
    </aside>
  );
}
