import { ZoneField } from "~/ui/forms/zone-field";
import { Choice, Press } from "./choice";

type VersesProps = { action: string; verses?: "daily" | "weekly" };

/** None, one each morning, or one each Sunday morning; a script tells whose morning. */
export function Verses({ action, verses }: VersesProps) {
  const press = { action, fields: <ZoneField /> };
  return (
    <Choice title="Verses" now={versesWords[verses ?? "none"]}>
      {verses !== "daily" && (
        <Press {...press} intent="verse-daily">
          A verse each day
        </Press>
      )}
      {verses !== "weekly" && (
        <Press {...press} intent="verse-weekly">
          A verse each week
        </Press>
      )}
      {verses && (
        <Press {...press} intent="verse-none">
          No verses
        </Press>
      )}
    </Choice>
  );
}

const versesWords = {
  none: "You get no verses.",
  daily: "One each morning, with a line to pray.",
  weekly: "One each Sunday morning, with a line to pray.",
};
