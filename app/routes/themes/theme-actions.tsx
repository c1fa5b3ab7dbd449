import { themePath, themePrayerPath } from "~/paths";
import { SaveItemForm } from "~/plans/save-item";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { grouped } from "~/ui/reading/grouped";
import type { ThemePage } from "./theme.server";

/** What can be done with a theme at its head, and how often it was prayed and saved. */
export function ThemeActions({ theme, favorite, messages }: ThemePage) {
  return (
    <div id="figures" className="mt-6 scroll-mt-44">
      <div className="buttons">
        <ButtonLink to={themePrayerPath(theme.id)}>Pray Now</ButtonLink>{" "}
        <SaveItemForm action={themePath(theme.id)} intent="favorite" saved={favorite}>
          <Icon of={favorite ? "bookmark-check" : "bookmark"} />
          {favorite ? "In your favorites" : "Add to Favorites"}
        </SaveItemForm>
      </div>
      <ul className="mt-5 flex text-small">
        <li className="pe-4">{grouped(theme.completions)} times prayed</li>
        <li className="border-s border-control ps-4">{grouped(theme.saved)} saves</li>
      </ul>
      <IntentNotice intent="favorite" message={messages.favorite} className="no-print mt-5" />
      <IntentNotice intent="remove" message={messages.remove} className="no-print mt-5" />
    </div>
  );
}
