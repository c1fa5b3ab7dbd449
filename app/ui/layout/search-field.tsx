import { useId } from "react";
import { productName } from "#content/product";

/** Characters of what is looked for that are read. */
export const longestQuery = 200;

type SearchFieldProps = {
  /** What was looked for. */
  query?: string;
  label?: string;
  /** The label stands over it already. */
  labelled?: boolean;
  /** It is the first thing to do on its page. */
  leads?: boolean;
  className?: string;
};

/** Looks for a passage, a prayer or a word, with scripts and without. */
export function SearchField({
  query,
  label = `Search ${productName} and the Bible`,
  labelled = false,
  leads = false,
  className = "",
}: SearchFieldProps) {
  const id = useId().replaceAll(":", "");
  return (
    <search className={className}>
      <form method="get" action="/search" className="flex flex-wrap gap-2">
        {!labelled && (
          <label htmlFor={id} className="field-label -mb-1 basis-full">
            {label}
          </label>
        )}
        <input
          id={labelled ? undefined : id}
          aria-label={labelled ? label : undefined}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          data-search=""
          className="control min-w-0 flex-[1_1_10rem]"
        />
        <button
          type="submit"
          className={`button ${leads ? "button-primary" : "button-secondary not-hover:bg-surface"}`}
        >
          Search
        </button>
      </form>
    </search>
  );
}
