import { DaysLight } from "~/ui/cards/days-light";
import { Icon } from "~/ui/controls/icon";

/** How far somebody is with it. */
export type Mark = {
  text: string;
  done: boolean;
  /** The days of a plan that were prayed. */
  light?: { done: readonly number[]; dayCount: number };
};

/** In suns and in words; what is finished in a word alone. */
export function MarkLine({ text, done, light }: Mark) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small font-[600]">
      {light && !done && <DaysLight {...light} />}
      <span className="inline-flex items-center gap-2">
        {done && <Icon of="check" className="text-success" />}
        {text}
      </span>
    </p>
  );
}
