import { Button } from "../controls/button";
import { IntentForm } from "../forms/intent-form";

/** While lines are left, the next one is the act, and this one waits. */
const waits =
  "in-[.pray:has([data-unfinished])]:border-control in-[.pray:has([data-unfinished])]:bg-transparent in-[.pray:has([data-unfinished])]:text-ink";

export const endsPrayer = `${waits} pray-amen min-h-14 w-full px-[min(2.5rem,5vw)] whitespace-nowrap rounded-round`;

/** Its letters stand high in their line: the room over them sets them in the middle. */
export const amenClass = `${endsPrayer} pt-3.5 pb-2 font-serif text-subheading font-[550]`;

export function Amen({ action, values }: { action: string; values?: Record<string, string> }) {
  return (
    <IntentForm action={action} intent="amen" values={values} leavesPage>
      <Button className={amenClass}>Amen</Button>
    </IntentForm>
  );
}
