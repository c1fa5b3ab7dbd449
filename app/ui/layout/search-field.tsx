import { useId } from "react";
import { useNamed } from "./site-words";

export const longestQuery = 200;

type SearchFieldProps = {
  query?: string;
  label?: string;
  button?: string;
  leads?: boolean;
  /** Where it looks first, if not everywhere. */
  within?: "help";
  className?: string;
};

export function SearchField({
  query,
  label = "Search {name} and the Bible",
  button = "Search",
  leads = false,
  within,
  className = "",
}: SearchFieldProps) {
  const id = useId().replaceAll(":", "");
  const words = useNamed()(label);
  return (
    // biome-ignore lint/a11y/useSemanticElements: one element less, and older browsers know it
    <form
      role="search"
      method="get"
      action="/search"
      className={`flex flex-wrap gap-2 ${className}`}
    >
      {within && <input type="hidden" name="in" value={within} />}
      <label htmlFor={id} className="field-label -mb-1 basis-full">
        {words}
      </label>
      <input
        id={id}
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
        {button}
      </button>
    </form>
  );
}
