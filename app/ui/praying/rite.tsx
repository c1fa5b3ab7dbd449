import { useSearchParams } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { type HourName, hourNames } from "#content/hours/hour";
import { sendings } from "#content/hours/sendings";
import type { Scripture } from "#content/scripture";
import type { Color } from "#content/year/seasons";
import { doneParameter, intentField } from "~/forms/form";
import { Button, ButtonLink, PageLink } from "../controls/controls";
import { IntentForm } from "../forms/intent-form";
import { HelpNow, type HelpNowPage } from "../help/help-view";
import { Quotation, ReferenceLink } from "../reading/scripture";
import { HourFrame, HourSky } from "./hour-scene";
import { At } from "./own-clock";
import { PrayingFoot } from "./praying-foot";

/** While lines are left, the next one is the act, and this one waits. */
const waits =
  "in-[.pray:has([data-unfinished])]:border-control in-[.pray:has([data-unfinished])]:bg-transparent in-[.pray:has([data-unfinished])]:text-ink";

export const endsPrayer = `${waits} pray-amen min-h-14 w-full px-[min(2.5rem,5vw)] whitespace-nowrap rounded-round`;

/** Its letters stand high in their line: the room over them sets them in the middle. */
export const amenClass = `${endsPrayer} pt-3.5 pb-2 font-serif text-subheading font-[550]`;

/** `name` is of the hours that it is for. */
type Blessings = readonly { name: string; blessing: Scripture }[];

type AmenProps = Pick<RiteProps, "blessings" | "passage"> & {
  action: string;
  values?: Record<string, string>;
};

/** Whoever prays ends the prayer, not the site: that counts it once it can be reached. */
export function Amen({ action, values, ...rite }: AmenProps) {
  const [ended, setEnded] = useState<string>();
  function endAlone(isLost: boolean, kept = "") {
    setEnded((before) => before || kept);
    const body = new URLSearchParams({ [intentField]: "amen", ...values });
    const post = () => fetch(action, { method: "POST", body, redirect: "manual" }).catch(() => {});
    if (isLost && !kept) addEventListener("online", post, { once: true });
  }
  return (
    <>
      <IntentForm action={action} intent="amen" values={values} onAlone={endAlone} leavesPage>
        <Button className={amenClass}>Amen</Button>
      </IntentForm>
      {ended !== undefined && (
        <dialog
          ref={showModal}
          aria-label="Amen"
          onClose={() => setEnded(undefined)}
          className="pray rite night fixed inset-0 size-full max-h-none max-w-none"
        >
          <RiteView {...rite} note={ended} />
        </dialog>
      )}
    </>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>("[href='#peace']")?.focus();
}

type RiteProps = {
  title?: string;
  hour: HourName;
  chosen?: boolean;
  color?: Color;
  blessings: Blessings;
  /** To be still with, of what was prayed; without it a blessing. */
  passage?: Scripture;
  note?: ReactNode;
  help?: HelpNowPage;
  children?: ReactNode;
};

export function Rite({ hour, chosen, color, ...rite }: RiteProps) {
  const [search] = useSearchParams();
  // Who comes back to it, having saved the prayer, has been still already.
  const fresh = search.get(doneParameter) === "amen";
  return (
    <HourFrame {...{ hour, chosen, color }} className={`pray ${fresh ? "rite" : ""}`}>
      <RiteView {...rite} />
    </HourFrame>
  );
}

/** Stillness and peace are places in it: nothing has to be asked for to come to them. */
function RiteView({ title = "Amen", blessings, passage, ...rite }: Omit<RiteProps, "hour">) {
  const { note, help, children } = rite;
  return (
    <div id="stay" data-awaited={useAwaited()} className="group/stay flex grow flex-col">
      <div id="peace" className="group/peace flex grow flex-col">
        <HourSky />
        <div className="absolute top-3 right-(--spacing-gutter)">
          <HelpNow help={help} praying />
        </div>
        <div className="mx-auto grid w-full max-w-[46rem] grow content-center justify-items-center gap-8 px-gutter pt-16 text-center">
          <h1 className="text-display text-dawn group-target/stay:sr-only group-target/peace:sr-only">
            {title}
          </h1>
          <h2 className="hidden text-display text-dawn group-target/peace:block">Go in peace</h2>
          <div>
            <div
              className={`group-target/peace:hidden ${passage ? "group-target/stay:hidden" : ""}`}
            >
              {blessings.map(({ name, blessing }) => (
                <At key={name} at={name}>
                  <Verse {...blessing} />
                </At>
              ))}
            </div>
            <div className="hidden group-target/stay:block">
              {passage && <Verse {...passage} />}
            </div>
            <div className="hidden font-serif text-prayer group-target/peace:block">
              {hourNames.map((name) => (
                <At key={name} at={name}>
                  <p className="text-balance">{sendings[name]}</p>
                </At>
              ))}
            </div>
            {note && <div className={`mt-8 text-balance ${ways}`}>{note}</div>}
          </div>
          <nav aria-label="From here" className={`no-print mt-2 grid gap-3 ${ways} ${keepsPlace}`}>
            <ButtonLink to="#peace" className="mx-auto w-[min(15rem,100%)]">
              Go in peace
            </ButtonLink>{" "}
            <div className="flex flex-wrap items-start justify-center gap-x-3">
              <ButtonLink to="#stay" variant="quiet">
                Stay a while
              </ButtonLink>{" "}
              {children}
            </div>
          </nav>
        </div>
        <PrayingFoot />
        <a href="#peace" className={`${lastWay} group-target/stay:flex ${anywhere}`}>
          Go in peace
        </a>{" "}
        <PageLink to="/" className={`${lastWay} group-target/peace:flex`}>
          Home
        </PageLink>
      </div>
    </div>
  );
}

/** A poem keeps its lines, in a block that itself stands in the middle. */
export const poemClass = (text: string) =>
  text.includes("\n") &&
  `mx-auto w-fit text-start [&_p]:max-w-none ${/\S.{34}/.test(text) ? "max-sm:text-center max-sm:[&_.quoted-line]:ps-0 max-sm:[&_.quoted-line]:indent-0" : ""}`;

function Verse({ verses, reference }: Scripture) {
  return (
    <>
      <blockquote
        className={`scripture mx-auto ${poemClass(verses) || "max-w-[30ch] text-balance"}`}
      >
        <Quotation text={verses.replace(/^[‘“]([^‘“]*)[’”]$/, "$1")} />
      </blockquote>
      <p className="reference relative z-20 mt-3">
        <ReferenceLink reference={reference} />
      </p>
    </>
  );
}

/** Nobody who looks for a way waits for it: a delay that is over shows it at once, and does not begin again. */
const ways =
  "group-target/stay:hidden group-target/peace:hidden in-[.rite]:animate-[come_.8s_1.2s_both] focus-within:[animation-delay:-9s]! in-data-awaited:[animation-delay:-9s]!";

/** What is said of the prayer that was saved lies under the ways: none of them moves from under a finger. */
const keepsPlace =
  "relative w-full [&_.save-prayer]:w-auto! [&_.notice]:absolute [&_.notice]:inset-x-0 [&_.notice]:top-full [&_.notice]:z-20 [&_.notice]:text-start";

/** Whether a key or a tap asked to go on. */
function useAwaited(): true | undefined {
  const [awaited, setAwaited] = useState<true>();
  useEffect(() => {
    for (const each of ["keydown", "pointerdown"])
      addEventListener(each, () => setAwaited(true), { once: true });
  }, []);
  return awaited;
}

const lastWay =
  "no-print absolute inset-x-0 bottom-[max(1rem,env(safe-area-inset-bottom))] z-10 mx-auto hidden min-h-11 w-fit items-center px-4 text-small hover:underline";

/** It has left the stillness after a while, but for the keyboard; a tap on the page is one on it. */
const anywhere =
  "after:fixed after:inset-0 after:cursor-default not-focus-visible:animate-[come_2s_6s_both_reverse]";
