import { useMounted } from "../controls/use-mounted";
import { BreathSwitch } from "./breath-ring";
import { ListenButton } from "./listen-button";
import { QuietTimer } from "./quiet-timer";

/** What helps beside a prayer; a voice and a timer come with scripts. */
export function PrayAids({ words }: { words: readonly string[] }) {
  const mounted = useMounted();
  return (
    <div className="relative flex flex-wrap justify-end gap-2">
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
