import { ButtonLink } from "~/ui/controls/button";
import { PageBanner } from "./page-banner";
import type { Way } from "./refusal-message";
import { SearchField } from "./search-field";

type RefusalPageProps = {
  status: number;
  title: string;
  text: string;
  ways?: readonly Way[];
  search?: string;
  requestId?: string;
};

const home: Way = { to: "/", label: "Go to the home page" };

/** A request that cannot be served, said calmly. Its number helps those who write to us about it; what is not found needs none. */
export function RefusalPage({
  status,
  title,
  text,
  ways = [],
  search,
  requestId,
}: RefusalPageProps) {
  const all = search ? ways : [...ways, home];
  return (
    <PageBanner
      title={title}
      lead={text}
      eyebrow={status === 404 ? undefined : `Error ${status}`}
      scene="lamp"
      alone
    >
      <div className="buttons mt-8">
        {all.map(({ to, label }, index) => (
          <ButtonLink key={to} to={to} variant={index > 0 ? "secondary" : "primary"}>
            {label}
          </ButtonLink>
        ))}
      </div>
      {search && <SearchField label={search} className="mt-8 max-w-120" />}
      {status !== 404 && requestId && (
        <p className="mt-6 text-small">
          If you write to us about this, please name <code>{requestId}</code>.
        </p>
      )}
    </PageBanner>
  );
}
