import type { Situation } from "#content/pages/situations";
import { Icon } from "~/ui/controls/icon";
import { PageLink } from "~/ui/controls/page-link";

type HelpSituationProps = Situation & {
  /** It is what most people come for. */
  leads: boolean;
};

/** What brings somebody here, and a row for each thing that helps. */
export function HelpSituation({ heading, ways, leads }: HelpSituationProps) {
  return (
    <li className={`split ${leads ? "border-t-2 border-accent" : ""}`}>
      <h3 className={leads ? "text-scripture" : "lg:pt-3.5"}>{heading}</h3>
      <ul>
        {ways.map(({ to, label }) => (
          <li key={to} className="not-first:border-t not-first:border-line">
            <PageLink
              to={to}
              className="flex min-h-11 items-center justify-between gap-6 py-4 leading-close font-semibold text-balance hover:underline"
            >
              {label}
              <Icon of="arrow-right" size="1.25em" />
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
