import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { remembered } from "~/letters/link-lifetimes";
import { letterPath } from "~/paths";
import { Button, ButtonLink } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { pageMeta } from "~/ui/meta/page-meta";
import { dayOfLetter } from "./find-by-link.server";
import { LetterPage, LinkEnded } from "./letter-page";
import { letterData, runLetterIntent } from "./letter-response.server";
import { markPrayed, prayedShown } from "./prayed.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "A day prayed", canonical: false });

/** Changes nothing: programs that look through letters follow their links. */
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
