import { crisisLine } from "#content/help-lines";
import { Icon } from "../controls/icon";
import { HelpWords } from "../reading/help-words";

export function PrayingHelp({ className = "mt-8" }: { className?: string }) {
  return (
    <aside
      id="help"
      aria-label="Help at any hour"
      className={`flex gap-3 text-small text-ink-quiet ${className}`}
    >
      <Icon of="life-buoy" className="mt-[0.3em]" />
      <div>
        <HelpWords line={crisisLine} />
      </div>
    </aside>
  );
}
