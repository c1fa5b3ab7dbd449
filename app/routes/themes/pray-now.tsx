import { Scene } from "~/ui/art/scene";
import { BackLink } from "~/ui/controls/back-link";
import { Button } from "~/ui/controls/button";
import { useMounted } from "~/ui/controls/use-mounted";
import { IntentForm } from "~/ui/forms/intent-form";
import { Paragraphs } from "~/ui/reading/paragraphs";
import { ListenButton } from "./listen-button";
import { QuietTimer } from "./quiet-timer";
import type { ThemePage } from "./theme.server";

/** The theme's prayer alone on a calm page, ending in Amen. */
export function PrayNow({ theme, path }: ThemePage) {
  return (
    <article className="pray night">
      <BackLink to={path}>Back to the theme</BackLink>
      <PrayAids title={theme.title} prayer={theme.prayer} />
      <h1>{theme.title}</h1>
      <div className="pray-words">
        <Paragraphs text={theme.prayer} />
      </div>
      <IntentForm action={path} intent="amen" inPlace={false}>
        <Button className="pray-amen">Amen</Button>
      </IntentForm>
      <Scene
        name={theme.scene}
        tone={theme.tone}
        className="absolute inset-x-0 bottom-0 -z-1 h-72 w-full mask-dawn-45%"
      />
    </article>
  );
}

/** What only scripts can offer beside a prayer: a voice, and a time to be still. */
function PrayAids({ title, prayer }: { title: string; prayer: string }) {
  if (!useMounted()) return null;
  return (
    <div className="pray-aids no-print">
      <ListenButton words={[title, ...prayer.split("\n\n")]} />
      <QuietTimer />
    </div>
  );
}
