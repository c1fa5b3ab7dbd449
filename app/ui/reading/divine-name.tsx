import { Fragment } from "react";

/** The name that is not spoken is set in small capitals, as in print; read aloud or copied it is as written. */
export function DivineName({ text }: { text: string }) {
  return text.split(name).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <Fragment key={index}>
        {part.charAt(0)}
        <span className="font-[480] [font-variant-caps:all-small-caps]">{part.slice(1)}</span>
      </Fragment>
    ) : (
      part
    ),
  );
}

const name = /\b(LORD|GOD)\b/;
