import { referencePattern } from "../../../content/bible/bible-path";
import { NoWidow } from "./no-widow";
import { ReferenceLink } from "./reference-link";

/** A text of ours, its references leading to their places in the Bible. */
export function LinkedText({ text }: { text: string }) {
  return text.split(referencePattern).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <ReferenceLink key={index} reference={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <NoWidow key={index} text={part} />
    ),
  );
}
