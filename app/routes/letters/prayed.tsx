import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { daysPrayedOf, markPlanLetterDay } from "#db/letters/plan-letters.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { letterLink } from "~/letters/letter-links.server";
import { remembered } from "~/letters/link-lifetimes";
import { dayPath, letterPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { markFor } from "~/plans/plan-days.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { dayIn } from "~/runtime/time-zone.server";
import { Button, ButtonLink } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { pageMeta } from "~/ui/meta/page-meta";
import { LetterPage, LinkEnded } from "./letter-page";
import { dayOfLetter, type LetterDay, letterData, runLetterIntent } from "./letter-page.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "A day prayed", canonical: false });

export async function loader({ params: { token = "" } }: LoaderFunctionArgs) {
  const found = await dayOfLetter(token);
  return letterData(found && { token, ...(await prayedShown(found)) });
}

export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const found = await dayOfLetter(token);
  if (!found) throw thrownRefusal(refuse(404));
  const prayed = async () => ({ message: await markPrayed(found) });
  return runLetterIntent(args, letterPath("prayed", token), { prayed });
}

export default function Prayed() {
  const shown = useLoaderData<typeof loader>();
  if (!shown) return <LinkEnded>{`Letters are remembered for ${remembered.words}.`}</LinkEnded>;
  const { token, title, day, dayTitle, isPrayed, path, manage } = shown;
  return (
    <LetterPage title={dayTitle} lead={`Day ${day} of ${title}`}>
      {isPrayed ? (
        <Notice title="Prayed">{`Day ${day} is marked. Go in peace.`}</Notice>
      ) : (
        <IntentForm action={letterPath("prayed", token)} intent="prayed">
          <Button>Mark this day prayed</Button>
        </IntentForm>
      )}
      <div className="buttons items-start">
        <ButtonLink to={path} variant="secondary">
          Read the day again
        </ButtonLink>
        <ButtonLink to={manage} variant="secondary">
          Pause, another hour, or leave
        </ButtonLink>
      </div>
    </LetterPage>
  );
}

async function prayedShown({ row, plan, day }: LetterDay) {
  return {
    title: plan.title,
    day,
    dayTitle: plan.days[day - 1]?.title ?? "",
    isPrayed: (await daysPrayedOf(database(), row.id)).includes(day),
    path: dayPath(plan.id, day),
    manage: new URL(letterLink("plan", { handle: row.handle, until: 0 }, row.email)).pathname,
  };
}

async function markPrayed({ row, plan, day }: LetterDay) {
  const user = row.userId === null ? undefined : { id: row.userId };
  const today = user ? (await dayOf(user)).day : dayIn(row.zone, new Date(now()));
  await markPlanLetterDay(database(), row.id, day, today);
  if (user) await markFor(user, plan, day);
  return { title: "Prayed", description: `Day ${day} is marked. Go in peace.` };
}
