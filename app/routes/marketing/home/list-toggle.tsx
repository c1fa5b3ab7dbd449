import { useNavigate } from "@remix-run/react";
import type { FormEvent } from "react";
import { type HomeList, type HomeQuery, homePath } from "./home-query";

type ListToggleProps = {
  list: HomeList;
  /** What it says while the list is closed. */
  more: "See All" | "View All";
  /** The id of the list, to come back to. */
  anchor: string;
  /** The id of the heading that names the list. */
  of: string;
  query: HomeQuery;
};

/**
 * Opens or closes one list and leaves the others as they are. The browser's own form leads back to
 * the list; where scripts run, the page stays where it is and the button keeps the focus.
 */
export function ListToggle({ list, more, anchor, of, query }: ListToggleProps) {
  const navigate = useNavigate();
  const { [list]: open, ...others } = query;
  const next: HomeQuery = open ? others : { ...others, [list]: "all" };

  function toggle(event: FormEvent) {
    event.preventDefault();
    navigate(homePath(next), { replace: true, preventScrollReset: true });
  }

  return (
    <form method="get" action={`/#${anchor}`} onSubmit={toggle}>
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        {...(!open && { name: list, value: "all" })}
        className="text-button"
        aria-expanded={open === "all"}
        aria-describedby={of}
      >
        {open ? "View Less" : more}
      </button>
    </form>
  );
}
