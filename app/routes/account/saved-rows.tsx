import { Link } from "@remix-run/react";
import { savedPath } from "~/paths";
import { CardArt, type CardArtProps } from "~/ui/cards/card-art";
import { wholeCard } from "~/ui/cards/going-card";
import { Icon } from "~/ui/controls/icon";

type SavedProps = {
  saved: readonly (CardArtProps & { to: string; title: string; kind: string })[];
  count: number;
  /** How the page parts its width. */
  columns: string;
};

/** The plans and themes that a person saved, a line each. */
export function Saved({ saved, count, columns }: SavedProps) {
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby="saved-heading">
      <h2 id="saved-heading">Saved</h2>
      <ul className={`mt-4 mb-2 ${columns}`}>
        {saved.map(({ to, title, kind, ...art }) => (
          <li
            key={to}
            className="relative flex items-center gap-4 border-b border-line py-3 hover:[&_a]:underline hover:[&_a]:underline-offset-[0.2em]"
          >
            <CardArt
              {...art}
              className="aspect-[4/3] min-h-0 w-20 flex-none rounded-medium border border-line"
            />
            <div className="min-w-0 flex-1">
              <h3>
                <Link to={to} className={wholeCard}>
                  {title}
                </Link>
              </h3>
              <p className="text-small text-ink-quiet">{kind}</p>
            </div>
            <Icon of="arrow-right" className="text-ink-quiet" />
          </li>
        ))}
      </ul>
      {count > saved.length && (
        <Link to={savedPath} className="link inline-flex min-h-11 items-center">
          All you saved
        </Link>
      )}
    </section>
  );
}
