import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { importWords, reasons } from "#content/pages/my-prayers";
import { AccountPage } from "~/accounts/account-page";
import { requireOpened } from "~/accounts/locks.server";
import { readForm } from "~/forms/action.server";
import { countPost } from "~/http/limits/rate-limit.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { flashHeaders } from "~/http/session-cookie.server";
import { prayerFilePath, prayerImportPath, prayersPath } from "~/paths";
import { readPrayers } from "~/prayers/prayer-file.server";
import { checkPrayers, saveImported, wordsSent } from "~/prayers/prayer-import.server";
import { firstWords } from "~/prayers/shown-prayer.server";
import { renderingQueue } from "~/runtime/queue.server";
import { BackLink } from "~/ui/controls/back-link";
import { Button } from "~/ui/controls/controls";
import { Labelled } from "~/ui/forms/field";
import { privateMeta } from "~/ui/meta/page-meta";
import { grouped } from "~/ui/reading/grouped";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export const meta = privateMeta(`${importWords.title} - My Prayers`);

export async function loader(args: LoaderFunctionArgs) {
  await requireOpened(args);
  return null;
}

const mostShown = 50;

/** Looked at first; then saved from the same form, which has the words by now, also those of a file. */
export async function action(args: ActionFunctionArgs) {
  const sent = await readForm(args);
  const user = await requireOpened(args);
  const wait = await countPost("prayer import", `account ${user.id}`);
  if (wait) throw thrownRefusal(refuse(429, { "Retry-After": String(wait) }));
  return renderingQueue().stepAside(async () => {
    const words = await wordsSent(sent);
    const { found, ...rest } = await checkPrayers(user, readPrayers(words));
    const count = found.length;
    const isSaving = sent.get("step") === "save";
    // A second press of the same button finds what the first one saved.
    const isThere = rest.full === 0 && rest.leftOut.some(({ why }) => why === "known");
    if (!isSaving || (count === 0 && !isThere)) {
      const shown = found.slice(0, mostShown).map(({ title, text }) => title ?? firstWords(text));
      const isWrong = count === 0 && !rest.leftOut.some(({ why }) => why === "known");
      args.context.isShared = !isWrong;
      return data({ words, shown, count, isWrong, ...rest }, { status: isWrong ? 400 : 200 });
    }
    const saved = await saveImported(user, found, rest);
    const description = saved > 0 ? `${counted(saved)} added.` : importWords.there;
    const headers = await flashHeaders(args.request, { title: importWords.saved, description });
    return redirect(prayersPath, { status: 303, headers });
  });
}

const counted = (count: number) => (count === 1 ? "One prayer" : `${grouped(count)} prayers`);

/** A native form: the browser keeps what was chosen, and no script is needed. */
export default function Import() {
  const found = useActionData<typeof action>();
  const isWrong =
    found?.isWrong && !found.full && found.leftOut.every(({ why }) => why === "empty");
  const errors = [found?.words.trim() ? importWords.none : importWords.empty];
  const wrong = isWrong ? { errors, errorId: "words-error" } : {};
  const marks = isWrong && { "aria-invalid": true, "aria-describedby": "words-hint words-error" };
  const hint = (id: string) => ({ id, name: id, "aria-describedby": `${id}-hint` });
  return (
    <AccountPage
      before={<BackLink to={prayersPath}>My Prayers</BackLink>}
      title={importWords.title}
      lead={importWords.lead}
    >
      <div className="grid grid-cols-1 items-start gap-x-column gap-y-part pt-part lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <form
          method="post"
          action={prayerImportPath}
          encType="multipart/form-data"
          className="form"
        >
          <h2>{importWords.heading}</h2>
          {found && !isWrong && <Found {...found} />}
          <Labelled
            of={{ id: "words", ...wrong }}
            label={importWords.list}
            hint={importWords.listHint}
          >
            <p className="mb-2 border-s-2 border-accent ps-3 font-serif leading-normal whitespace-pre-line">
              {importWords.example}
            </p>
            <textarea
              {...hint("words")}
              {...marks}
              {...(isWrong && focusOnLoad)}
              rows={6}
              dir="auto"
              defaultValue={found?.words}
              className="control"
            />
          </Labelled>
          <Labelled of={{ id: "file" }} label={importWords.file} hint={importWords.fileHint}>
            <input
              {...hint("file")}
              type="file"
              accept=".txt,.csv,.md,text/*"
              className="control file:me-3 file:min-h-11 file:rounded-full file:border file:border-control file:px-5 file:font-semibold"
            />
          </Labelled>
          <Button variant={found?.count ? "secondary" : "primary"} name="step" value="look">
            {found ? importWords.again : importWords.preview}
          </Button>
        </form>
        <Export />
      </div>
    </AccountPage>
  );
}

const Export = () => (
  <section aria-label={importWords.export} className="border-t-2 border-accent pt-5">
    <h2 className="text-subheading">{importWords.export}</h2>
    <p className="mt-2 text-small text-ink-quiet">{importWords.along}</p>
    {(["markdown", "csv"] as const).map((as) => (
      <p key={as} className="mt-2">
        <a href={prayerFilePath(as)} download className="link inline-block py-1">
          {importWords[as]}
        </a>
      </p>
    ))}
  </section>
);

/** The page is served anew: the browser itself leads there. */
const focusOnLoad = { autoFocus: true };

type FoundProps = NonNullable<ReturnType<typeof useActionData<typeof action>>>;

function Found({ shown, count, leftOut, full }: FoundProps) {
  return (
    <section aria-labelledby="found" className="grid gap-4">
      <h2 id="found" tabIndex={-1} className="focus:outline-none" {...focusOnLoad}>
        {count > 0 ? `${counted(count)} to save` : importWords.nothing}
      </h2>
      <ol className="list-inside list-decimal empty:hidden">
        {shown.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <li key={index} className="wrap-anywhere">
            <bdi>{words}</bdi>
          </li>
        ))}
      </ol>
      {count > shown.length && <p>… and {grouped(count - shown.length)} more.</p>}
      {full > 0 && <p>{`${counted(full)} more would not fit: My Prayers is full then.`}</p>}
      {leftOut.length > 0 && <h3>Left out: {grouped(leftOut.length)}</h3>}
      <ul className="empty:hidden">
        {leftOut.slice(0, mostShown).map(({ at, words, why }) => (
          <li key={at} className="wrap-anywhere">
            {at}. <bdi>{words}</bdi> ({reasons[why]})
          </li>
        ))}
      </ul>
      {leftOut.length > mostShown && <p>… and {grouped(leftOut.length - mostShown)} more.</p>}
      {count > 0 && (
        <>
          <p>{importWords.change}</p>
          <Button name="step" value="save" className="justify-self-start">
            Save {count === 1 ? "it" : `all ${grouped(count)}`}
          </Button>
        </>
      )}
    </section>
  );
}
