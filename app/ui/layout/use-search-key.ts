import { useEffect } from "react";

/** Where a slash is something to write. */
const writing = "input, textarea, select, [contenteditable]";

/** A slash goes to the page's search field, opened where it is folded; without one, to the page of the search. */
export function useSearchKey(): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest(`${writing}, dialog`)) return;
      event.preventDefault();
      const fields = [...document.querySelectorAll<HTMLElement>("[data-search]")];
      const field =
        fields.find((each) => each.checkVisibility?.() ?? each.offsetParent) ??
        fields.find((each) => each.closest("details"));
      if (!field) return location.assign("/search");
      field.closest("details")?.setAttribute("open", "");
      field.focus();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
