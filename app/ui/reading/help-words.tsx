import type { HelpPart } from "../../../content/help-lines";

/** A help line with its links. */
export function HelpWords({ line }: { line: readonly HelpPart[] }) {
  return (
    <p className="help-words">
      {line.map((part) =>
        typeof part === "string" ? (
          part
        ) : (
          <a key={part.to} href={part.to}>
            {part.words}
          </a>
        ),
      )}
    </p>
  );
}
