import type { DeskList } from "#db/requests/request-lists.server";

/** Which list of the desk an address asks for. */
export const listParameter = "list";

/** The desk's lists by the words of their links, and what an empty one says. */
export const listNames: Record<DeskList, { label: string; empty: string }> = {
  waiting: { label: "Waiting", empty: "Nothing waits. Thank you." },
  leaders: { label: "For leaders", empty: "Nothing waits for the leaders." },
  mine: { label: "Yours", empty: "You have none just now. Take one from those that wait." },
  taken: { label: "Taken", empty: "Nobody has one just now." },
  notes: { label: "Notes to look at", empty: "No note waits for a second look." },
  repeated: {
    label: "More from one sender",
    empty: "Nobody has more than three waiting at a time.",
  },
  suspected: { label: "May be machines", empty: "Nothing looks as if a machine had sent it." },
  answered: { label: "Answered", empty: "When an answer is told, it stands here." },
  closed: { label: "Closed", empty: "Nothing is closed yet." },
};

/** The address of a list, without its page. */
export const listPath = (list: DeskList) =>
  list === "waiting" ? "/team" : `/team?${listParameter}=${list}`;
