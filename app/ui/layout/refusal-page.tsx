import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { fault, refusalTitles, unreachable } from "#content/messages/refusals";
import { signedOutOf } from "~/forms/page";
import type { SentWords } from "~/http/refusal.server";
import { Button, ButtonLink } from "../controls/controls";
import { Labelled } from "../forms/field";
import { PageBanner } from "./page-banner";
import { SearchField } from "./search-field";
import type { SiteLink } from "./site-links";

export type Refusal = {
  title: string;
  text: string;
  /** The best first. */
  ways?: readonly SiteLink[];
  /** Label of a search field, where one may help. */
  search?: string;
  words?: SentWords;
};

export function refusalMessage(error: unknown): Refusal {
  const signedOut = signedOutOf(error)?.signedOut;
  if (signedOut) return { title: signedOut.title, text: signedOut.description };
  // What a fetch throws that gets no response.
  if (
    typeof window !== "undefined" &&
    error instanceof TypeError &&
    /fetch|network|load failed/i.test(error.message)
  )
    return unreachable;
  if (!isRouteErrorResponse(error)) return fault;
  const title = refusalTitles[error.status];
  if (!title) return fault;
  if (typeof error.data === "string") return { title, text: error.data };
  const known = (error.data ?? {}) as Partial<Refusal>;
  const { title: own = title, text = fault.text, ...rest } = known;
  return { title: own, text, ...rest };
}

type RefusalPageProps = Refusal & { status: number; requestId?: string };

const home: SiteLink = { to: "/", label: "Go to the home page" };

/** Its number helps those who write to us; what is not found needs none. */
export function RefusalPage({
  status,
  title,
  text,
  ways = [],
  search,
  words,
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
        kind={words ? "tool" : search ? "reading" : "praying"}
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
      {words && <SentAgain words={words} />}
      {search && (
        <div className="wrap py-passage">
          <SearchField label={search} className="max-w-120" />
        </div>
      )}
    </>
  );
}

function SentAgain({ words }: { words: SentWords }) {
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action={pathname + search}
      className="wrap grid max-w-160 grid-cols-1 gap-6 py-passage"
    >
      <h2>What you sent is still here</h2>
      {words.map(([name, value]) =>
        /\s/.test(value.trim()) ? (
          <Labelled key={name} of={{ id: name }} label={labelOf(name)}>
            <textarea
              id={name}
              name={name}
              rows={/\n|.{60}/.test(value) ? 5 : 1}
              defaultValue={value}
              className="control"
            />
          </Labelled>
        ) : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <Button className="justify-self-start">Send again</Button>
    </form>
  );
}

const labelOf = (name: string) =>
  name.charAt(0).toUpperCase() +
  name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
