import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { useRef } from "react";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { prayerAnswer, prayerField } from "~/bookmarks/prayer-definition";
import { doneParameter } from "~/forms/form";
import { runIntent } from "~/forms/intents.server";
import { BackLink } from "~/ui/controls/back-link";
import { Button } from "~/ui/controls/button";
import { PageLinks } from "~/ui/controls/page-links";
import { pageNumber, pagePath } from "~/ui/controls/page-number";
import { IntentForm } from "~/ui/forms/intent-form";
import { useSentDraft } from "~/ui/forms/use-draft";
import { usePreservedFocus } from "~/ui/forms/use-preserved-focus";
import { pageMeta } from "~/ui/meta/page-meta";
import { DoneNotice } from "./done-notice";
import { prayerIntent } from "./intents.server";
import type { AnsweredPage } from "./prayers.server";
import { answeredPage } from "./prayers.server";

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
function AnsweredView({ prayers, page, pageCount, scripture, drafts }: AnsweredPage) {
  const main = useRef<HTMLDivElement>(null);
  usePreservedFocus(prayers.length, () => main.current);
  const { hash } = useLocation();
  const done = useSearchParams()[0].get(doneParameter) === prayerAnswer.name;
  useSentDraft(drafts, done ? `${prayerAnswer.name}/${hash.slice(1)}` : undefined);
  return (
    <AccountPage
      before={<BackLink to="/account/prayers">My Prayers</BackLink>}
      title="Answered"
      lead={`${scripture.verses} ${scripture.reference}`}
      scene="wheat"
    >
      <div
        ref={main}
        tabIndex={-1}
        className="max-w-180 pt-part [&>.notice]:my-4 [&_textarea]:font-serif [&_textarea]:text-prayer [&_textarea]:leading-[1.55] focus:outline-none"
      >
        <DoneNotice />
        {prayers.length === 0 && <NothingYet />}
        <ol>
          {prayers.map((prayer) => (
            <li key={prayer.handle} id={prayer.handle} className="sun-below mb-12 pb-12">
              <Thanks prayer={prayer} action={pagePath(path, page)} />
            </li>
          ))}
        </ol>
        <PageLinks path={path} page={page} pageCount={pageCount} />
      </div>
    </AccountPage>
  );
}

type ThanksProps = { prayer: AnsweredPage["prayers"][number]; action: string };

function Thanks({ prayer, action }: ThanksProps) {
  const { handle, name, words, answer, answeredOn } = prayer;
  return (
    <article aria-labelledby={`name-${handle}`}>
      <h2 id={`name-${handle}`} className="eyebrow">
        <Link to={`/account/prayers/${handle}`}>{name}</Link>
      </h2>
      <p className="mt-3 font-serif text-scripture wrap-anywhere whitespace-pre-line">
        {answer ?? words}
      </p>
      {answer && (
        <p className="prayed-words mt-6 border-s-2 border-accent ps-5 text-base leading-[1.6] text-ink-quiet">
          {words}
        </p>
      )}
      <p className="mt-5 text-small text-ink-quiet">Answered on {answeredOn}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link
          to={`/account/prayers/${handle}/answer`}
          aria-describedby={`name-${handle}`}
          className="button button-quiet"
        >
          {answer ? "Change the words" : "Add words of thanks"}
        </Link>
        <IntentForm action={action} intent="again" values={{ [prayerField]: handle }}>
          {(pending) => (
            <Button
              variant="quiet"
              pending={pending}
              pendingText="One moment..."
              aria-describedby={`name-${handle}`}
            >
              Pray for it again
            </Button>
          )}
        </IntentForm>
      </div>
    </article>
  );
}

function NothingYet() {
  return (
    <div className="grid max-w-152 grid-cols-1 gap-4">
      <h2>Nothing stands here yet</h2>
      <p>
        That measures nothing, neither your faith nor God's care. When an answer comes, in whatever
        shape, choose “It is answered” at the prayer and write down what happened. You can read it
        here on a day that needs it.
      </p>
    </div>
  );
}
