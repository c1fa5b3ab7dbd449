import { Link } from "@remix-run/react";
import { listsClass } from "~/ui/team/team-classes";
import type { DeskPage } from "./desk.server";
import { listNames, listPath } from "./desk-lists";

const always = ["waiting", "mine", "taken", "notes"] as const;

/** The desk's lists, each with how many stand on it. */
export function DeskLists({ list, words, counts, isLeader }: DeskPage) {
  const some = (["repeated", "suspected"] as const).filter(
    (name) => counts[name].count > 0 || name === list,
  );
  const names = [...always, ...(isLeader ? (["leaders"] as const) : []), ...some];
  return (
    <nav aria-label="Lists" className={listsClass}>
      {names.map((name) => (
        <Link key={name} to={listPath(name)} aria-current={isAt(name) ? "page" : undefined}>
          {listNames[name].label} <span className="tabular-nums">({counts[name].count})</span>
        </Link>
      ))}
      {(["answered", "closed"] as const).map((name) => (
        <Link key={name} to={listPath(name)} aria-current={isAt(name) ? "page" : undefined}>
          {listNames[name].label}
        </Link>
      ))}
    </nav>
  );

  function isAt(name: string): boolean {
    return words === undefined && name === list;
  }
}
