import Square from "lucide-react/icons/square";
import Volume2 from "lucide-react/icons/volume-2";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { useVoice } from "./use-voice";

/** Reads a prayer aloud in the device's own voice; nothing where it has none. */
export function ListenButton({ words }: { words: readonly string[] }) {
  const voice = useVoice(words);
  if (!voice) return null;
  return (
    <Button type="button" variant="secondary" onClick={voice.toggle} className="px-3.5 text-small">
      <Icon of={voice.speaking ? Square : Volume2} />
      <span>{voice.speaking ? "Stop listening" : "Listen"}</span>
    </Button>
  );
}
