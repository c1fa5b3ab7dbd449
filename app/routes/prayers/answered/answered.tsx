import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { prayerAnswer } from "~/bookmarks/prayer-definition";
import { runIntent } from "~/forms/action.server";
import { doneParameter } from "~/forms/form";
import { DoneNotice } from "~/routes/prayers/done-notice";
import { prayerIntent } from "~/routes/prayers/intents.server";
import type { AnsweredPage } from "~/routes/prayers/prayers.server";
import { answeredPage } from "~/routes/prayers/prayers.server";
import { DawnRings } from "~/ui/art/dawn-rings";
import { BackLink } from "~/ui/controls/back-link";
import { ButtonLink } from "~/ui/controls/button";
import { PageLinks } from "~/ui/controls/page-links";
import { pageNumber, pagePath } from "~/ui/controls/page-number";
import { useSentDraft } from "~/ui/forms/use-draft";
import { usePreservedFocus } from "~/ui/forms/use-preserved-focus";
import { pageMeta } from "~/ui/meta/page-meta";
import { Thanks } from "./thanks";
import { anchorOf, Times } from "./times";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Answered - My Prayers", canonical: false });

export async function loader(args: LoaderFunctionArgs) {
  return answeredPage(await requireUser(args), args.request.url);
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const page = pageNumber(args.request.url);
  const search = page > 1 ? { page: String(page) } : undefined;
  return runIntent(
    args,
    "/account/prayers/answered",
    {
      again: prayerIntent("again", user, { search, stays: true }),
    },
    getUser,
  );
}

export default function Answered() {
  return <AnsweredView {...useLoaderData<typeof loader>()} />;
}

const path = "/account/prayers/answered";

/** The prayers that were answered, to be read with thanks. */
function AnsweredView(answered: AnsweredPage) {
  const { months, count, hasAsked, page, pageCount, scripture, drafts } = answered;
  const main = useRef<HTMLDivElement>(null);
  usePreservedFocus(count, () => main.current);
  const { hash } = useLocation();
  const done = useSearchParams()[0].get(doneParameter) === prayerAnswer.name;
  useSentDraft(drafts, done ? `${prayerAnswer.name}/${hash.slice(1)}` : undefined);
  return (
    <AccountPage
      before={<BackLink to="/account/prayers">My Prayers</BackLink>}
      title="Answered"
      lead={
        <>
          <span className="font-serif">{scripture.verses}</span>{" "}
          <span className="reference whitespace-nowrap">{scripture.reference}</span>
        </>
      }
      scene="wheat"
    >
      <div
        ref={main}
        tabIndex={-1}
        className="pt-part [&>.notice]:my-4 [&_textarea]:font-serif [&_textarea]:text-prayer [&_textarea]:leading-[1.55] focus:outline-none"
      >
        <DoneNotice />
        {count === 0 ? (
          <NothingYet hasAsked={hasAsked} />
        ) : (
          <div className="split">
            <Times {...answered} path={path} />
            <div>
              {months.map(({ month, prayers }) => (
                <Month key={month} month={month}>
                  {prayers.map((prayer) => (
                    <li
                      key={prayer.handle}
                      id={prayer.handle}
                      className={`mb-8 scroll-mt-20 pb-8 ${prayer === prayers.at(-1) ? "" : "sun-below"}`}
                    >
                      <Thanks prayer={prayer} action={pagePath(path, page)} />
                    </li>
                  ))}
                </Month>
              ))}
              <PageLinks path={path} page={page} pageCount={pageCount} />
            </div>
          </div>
        )}
      </div>
    </AccountPage>
  );
}

function Month({ month, children }: { month: string; children: ReactNode }) {
  return (
    <section id={anchorOf(month)} aria-label={month} className="scroll-mt-20">
      <h2 className="mb-5 text-subheading">{month}</h2>
      <ol>{children}</ol>
    </section>
  );
}

/** Whoever has asked for nothing yet waits for nothing. */
function NothingYet({ hasAsked }: Pick<AnsweredPage, "hasAsked">) {
  return (
    <section
      aria-labelledby="nothing-heading"
      className="vigil night grid grid-cols-1 justify-items-start gap-4 max-lg:pb-32"
    >
      <DawnRings />
      <h2 id="nothing-heading">{hasAsked ? "Still waiting" : "Nothing asked yet"}</h2>
      <p className="max-w-136">
        {hasAsked
          ? "Waiting is no sign of little faith. When an answer comes, in whatever shape, press “It is answered” at the prayer and write down what happened. You can read it here on a day that needs it."
          : "Write one prayer down, however short. When an answer comes, it is kept here, to be read on a day that needs it."}
      </p>
      <ButtonLink to="/account/prayers" variant={hasAsked ? "secondary" : "primary"}>
        {hasAsked ? "To your prayers" : "Write a prayer"}
      </ButtonLink>
    </section>
  );
}
