import { useMounted } from "~/ui/controls/use-mounted";
import { ListenButton } from "./listen-button";
import { QuietTimer } from "./quiet-timer";

/** What only scripts can offer beside a prayer: a voice, and a time to be still. */
export function PrayAids({ title, prayer }: { title: string; prayer: string }) {
  if (!useMounted()) return null;
  return (
    <div className="pray-aids no-print">
      <ListenButton words={[title, ...prayer.split("\n\n")]} />
      <QuietTimer />
    </div>
  );
}
