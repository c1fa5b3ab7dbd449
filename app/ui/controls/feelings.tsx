import { atNight, type Feeling, feelingSlug } from "#content/feelings";
import { themePrayerPath } from "~/paths";
import { PageLink } from "./controls";

export function feelingPath(feeling: Feeling): string {
  return `${themePrayerPath(feeling.theme)}&feeling=${feelingSlug(feeling)}`;
}

type Props = { feelings: readonly Feeling[]; label: string; night?: boolean; className?: string };

export function Feelings({ feelings, label, night, className = "" }: Props) {
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-1.5 ${className}`}>
      {feelings.map((feeling) => (
        <li key={feeling.name}>
          <PageLink to={feelingPath(night ? atNight(feeling) : feeling)} className="chip">
            {feeling.name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
