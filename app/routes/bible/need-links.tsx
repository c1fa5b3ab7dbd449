import { needPath, needs } from "#content/bible/bible-needs";

export function NeedLinks({ current }: { current?: string }) {
  return (
    <ul aria-label="What the Bible speaks of" className="mt-4 flex flex-wrap gap-2">
      {needs.map((need) => (
        <li key={need.id}>
          <a
            href={needPath(need)}
            aria-current={need.id === current ? "page" : undefined}
            className="chip"
          >
            {need.of}
          </a>
        </li>
      ))}
    </ul>
  );
}
