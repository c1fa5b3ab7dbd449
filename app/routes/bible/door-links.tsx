import { doorPath, doors } from "../../../content/bible/doors";

/** The twelve doors by need. */
export function DoorLinks() {
  return (
    <ul aria-label="What the Bible speaks of" className="mt-4 flex flex-wrap gap-2">
      {doors.map((door) => (
        <li key={door.id}>
          <a href={doorPath(door)} className="chip">
            {door.of}
          </a>
        </li>
      ))}
    </ul>
  );
}
