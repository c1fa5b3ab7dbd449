import type { Feeling } from "#content/feelings";
import { feelingPath } from "./feeling-path";
import { PageLink } from "./page-link";

type FeelingsProps = { feelings: readonly Feeling[]; label: string; className?: string };

export function Feelings({ feelings, label, className = "" }: FeelingsProps) {
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {feelings.map((feeling) => (
        <li key={feeling.name}>
          <PageLink to={feelingPath(feeling)} className="chip">
            {feeling.name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
