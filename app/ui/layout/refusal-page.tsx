import { Fragment } from "react";
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
    <>
      <PageBanner
        title={title}
        lead={text}
        eyebrow={status === 404 ? undefined : `Error ${status}`}
        scene="lamp"
        low
        alone={!search}
      >
        <div className="buttons mt-8">
          {all.map(({ to, label }, index) => (
            <Fragment key={to}>
              <ButtonLink to={to} variant={index > 0 ? "secondary" : "primary"}>
                {label}
              </ButtonLink>{" "}
            </Fragment>
          ))}
        </div>
        {status !== 404 && requestId && (
          <p className="mt-6 text-small">
            If you write to us about this, please name <code>{requestId}</code>.
          </p>
        )}
      </PageBanner>
      {search && (
        <div className="wrap py-passage">
          <SearchField label={search} className="max-w-120" />
        </div>
      )}
    </>
  );
}
