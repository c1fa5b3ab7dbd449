import { Icon } from "../controls/icon";
import { useVoice } from "./use-voice";

/** Reads a prayer aloud in the device's own voice; nothing where it has none. */
export function ListenButton({ prayer }: { prayer: readonly string[] }) {
  const voice = useVoice(prayer);
  if (!voice) return null;
  const words = voice.speaking ? "Stop listening" : "Listen";
  return (
    <button
      type="button"
      title={words}
      onClick={voice.toggle}
      className="pray-aid inline-flex items-center gap-2"
    >
      <Icon of={voice.speaking ? "square" : "volume-2"} className="max-md:hidden" />
      {voice.speaking ? (
        <span>
          Stop <span className="max-md:sr-only">listening</span>
        </span>
      ) : (
        words
      )}
    </button>
  );
}
