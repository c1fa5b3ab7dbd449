import type { HelpPart } from "../../../content/help-lines";

/**
 * A help line with its links. A number moves to the next line whole, unless the letters are too large
 * for the window.
 */
export function HelpWords({ line }: { line: readonly HelpPart[] }) {
  return (
    <p className="[&+*]:mt-3">
      {line.map((part) =>
        typeof part === "string" ? (
          part
        ) : (
          <a
            key={part.to}
            href={part.to}
            className="font-semibold underline min-[30rem]:whitespace-nowrap"
          >
            {part.words}
          </a>
        ),
      )}
    </p>
  );
}
