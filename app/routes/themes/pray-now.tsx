import { Scene } from "~/ui/art/scene";
import { BackLink } from "~/ui/controls/back-link";
import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { Paragraphs } from "~/ui/reading/paragraphs";
import { PrayAids } from "./pray-aids";
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
      <Scene name={theme.scene} tone={theme.tone} className="pray-scene" />
    </article>
  );
}
