import { SaveItemForm } from "~/bookmarks/save-item";
import { themePath } from "~/paths";
import { Icon } from "~/ui/controls/icon";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { Stats } from "~/ui/layout/stats";
import type { ThemePage } from "./theme.server";

/** How often it was prayed and saved, and the button that saves it. */
export function ThemeCounters({ theme, favorite, messages }: ThemePage) {
  return (
    <div id="figures">
      <Stats
        label="The theme in figures"
        stats={[
          [theme.completions, "times prayed"],
          [theme.saved, "saves"],
        ]}
      >
        <SaveItemForm action={themePath(theme.id)} intent="favorite" saved={favorite}>
          <Icon of={favorite ? "bookmark-check" : "bookmark"} />
          {favorite ? "In your favorites" : "Add to Favorites"}
        </SaveItemForm>
      </Stats>
      <div className="no-print wrap *:mb-8">
        <IntentNotice intent="favorite" message={messages.favorite} />
        <IntentNotice intent="remove" message={messages.remove} />
      </div>
    </div>
  );
}
