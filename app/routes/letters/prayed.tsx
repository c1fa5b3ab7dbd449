import { useLoaderData } from "@remix-run/react";
import { remembered } from "#content/link-lifetimes";
import { daysPrayedOf, markPlanLetterDay, planLetterById } from "#db/letters/plan-letters.server";
import { letterLinkPath } from "~/letters/letter-links.server";
import { planOfLetter } from "~/letters/mornings.server";
import { dayPath, letterPath, namedDayPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { markFor } from "~/plans/plan-days.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { dayIn } from "~/runtime/time-zone.server";
import { Button, SecondaryLink } from "~/ui/controls/controls";
import { IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { privateMeta } from "~/ui/meta/page-meta";
import { LetterPage, LinkEnded } from "./letter-page";
import { isSentTo, letterAction, letterLoader, letterOf, orRefused } from "./letter-page.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta = privateMeta("A day prayed");

export const loader = letterLoader(dayOfLetter, async ({ row, plan, day }) => ({
  title: plan.title,
  day,
  dayTitle: plan.days[day - 1]?.title ?? "",
  isPrayed: (await daysPrayedOf(database(), row.id)).includes(day),
  path: (plan.season ? namedDayPath : dayPath)(plan.id, day),
  manage: letterLinkPath("plan", row, row.email),
}));

export const action = letterAction("prayed", async (token) => {
  const { row, plan, day } = orRefused(await dayOfLetter(token));
  return {
    async prayed() {
      const user = row.userId === null ? undefined : { id: row.userId };
      const today = user ? (await dayOf(user)).day : dayIn(row.zone, new Date(now()));
      await markPlanLetterDay(database(), row.id, day, today);
      if (user) await markFor(user, plan, day);
      const message = { title: "Prayed", description: `Day ${day} is marked. Go in peace.` };
      return { message };
    },
  };
});

export default function Prayed() {
  const shown = useLoaderData<typeof loader>();
  if (!shown) return <LinkEnded>{`These links work for ${remembered.words}.`}</LinkEnded>;
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
        <SecondaryLink to={path}>Read the day again</SecondaryLink>
        <SecondaryLink to={manage}>Pause, change the hour, or stop</SecondaryLink>
      </div>
    </LetterPage>
  );
}

async function dayOfLetter(token: string) {
  const letter = await letterOf(token);
  const row = await planLetterById(database(), letter?.planLetterId);
  const plan = row && planOfLetter(row)?.plan;
  const day = Number(letter?.item);
  if (!row || !plan?.days[day - 1]) return undefined;
  return isSentTo(row.email, "prayed", token, row.userId === null) ? { row, plan, day } : undefined;
}
