import { DaysLight } from "~/ui/cards/days-light";
import { Icon } from "~/ui/controls/icon";

/** How far somebody is with it. */
export type Mark = {
  text: string;
  done: boolean;
  /** The days of a plan that were prayed. */
  light?: { done: number; dayCount: number };
};

/** In suns and in words; what is finished in a word alone. */
export function MarkLine({ text, done, light }: Mark) {
  return (
    <>
      {light && !done && <DaysLight {...light} className="mt-3" />}
      <p className="mt-2 flex items-center gap-2 text-small font-[600]">
        <Icon of={done ? "check" : "circle-dot"} className={done ? "text-success" : ""} />
        {text}
      </p>
    </>
  );
}
