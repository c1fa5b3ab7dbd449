import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { HourLand } from "./hour-scene";

type AmenBarProps = { action: string; values?: Record<string, string> };

/** The foot of a praying page: the land, and Amen. */
export function AmenBar({ action, values }: AmenBarProps) {
  return (
    <div className="pray-land no-print forced-colors:bg-[Canvas]">
      <HourLand />
      <IntentForm action={action} intent="amen" values={values} inPlace={false}>
        <Button className="pray-amen">Amen</Button>
      </IntentForm>
    </div>
  );
}
