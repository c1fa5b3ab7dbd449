import LifeBuoy from "lucide-react/icons/life-buoy";
import { Icon } from "~/ui/controls/icon";
import { useMounted } from "~/ui/controls/use-mounted";
import { BreathSwitch } from "./breath-ring";
import { ListenButton } from "./listen-button";
import { QuietTimer } from "./quiet-timer";

type PrayAidsProps = { words: readonly string[]; needsHelpLines: boolean };

/** What helps beside a prayer; a voice and a timer come with scripts. */
export function PrayAids({ words, needsHelpLines }: PrayAidsProps) {
  const mounted = useMounted();
  return (
    <div className="relative flex flex-wrap justify-end gap-1">
      {needsHelpLines && (
        <a href="#help" className="pray-aid inline-flex items-center gap-2">
          <Icon of={LifeBuoy} />
          <span>Help now</span>
        </a>
      )}
      <BreathSwitch />
      {mounted && (
        <>
          <ListenButton prayer={words} />
          <QuietTimer />
        </>
      )}
    </div>
  );
}
