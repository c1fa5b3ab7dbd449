import type { HelpPart } from "#content/help-lines";

type HelpWordsProps = {
  line: readonly HelpPart[];
  /** Its numbers have buttons beside them, and are words alone. */
  hasCalls?: boolean;
};

export function HelpWords({ line, hasCalls }: HelpWordsProps) {
  return (
    <p className="[&+*]:mt-3">
      {line.map((part) =>
        typeof part === "string" ? (
          part
        ) : hasCalls && part.to.startsWith("tel:") ? (
          <strong key={part.to} className="inline-block">
            {part.words}
          </strong>
        ) : (
          <a key={part.to} href={part.to} className="font-semibold underline">
            {part.words}
          </a>
        ),
      )}
    </p>
  );
}
