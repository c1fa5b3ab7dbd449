import { needPath, needs } from "../../../content/bible/bible-needs";

/** Twelve needs, each a link to what the Bible says to it. */
export function NeedLinks() {
  return (
    <ul aria-label="What the Bible speaks of" className="mt-4 flex flex-wrap gap-2">
      {needs.map((need) => (
        <li key={need.id}>
          <a href={needPath(need)} className="chip">
            {need.of}
          </a>
        </li>
      ))}
    </ul>
  );
}
