import Bookmark from "lucide-react/icons/bookmark";
import Copy from "lucide-react/icons/copy";
import Share2 from "lucide-react/icons/share-2";
import { fullOf, keptPrayer } from "~/bookmarks/bookmarks";
import { prayersFull } from "~/bookmarks/prayer";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { useMounted } from "~/ui/controls/use-mounted";
import { ActForm } from "~/ui/forms/act-form";
import { ActNotice } from "~/ui/forms/act-notice";
import { useCurrentUser } from "~/ui/layout/current-user";
import { useSharing } from "~/ui/share/use-sharing";
import { useToast } from "~/ui/toast/toast-region";
import { generatorWords, prayerText, savedPrayer, shareTitle } from "./generator-words";
import { type HomeQuery, homeAction } from "./home-query";

type Prayer = { reference: string; text: string };
type PrayerSheetProps = { prayer: Prayer; query: HomeQuery };

/** The prayer shown, and what can be done with it; without scripts a click selects all of it. */
export function PrayerSheet({ prayer, query }: PrayerSheetProps) {
  const mounted = useMounted();
  return (
    <div className="prayer-sheet card">
      <div aria-live="polite" className={mounted ? "" : "select-all"}>
        <p className="reference">Based on {prayer.reference}:</p>
        <p className="prayer">{prayer.text}</p>
      </div>
      <div className="prayer-acts">
        {mounted && <ScriptedActs prayer={prayer} />}
        <ActForm action={homeAction(query)} act="save">
          <Button variant="secondary">
            <Icon of={Bookmark} /> Save
          </Button>
        </ActForm>
      </div>
      <ActNotice
        act="save"
        words={useCurrentUser() ? { ...savedPrayer, action: keptPrayer.action } : savedPrayer}
        variant="success"
      />
      <ActNotice act={fullOf("save")} words={prayersFull} />
    </div>
  );
}

/** What only scripts can do. */
function ScriptedActs({ prayer }: { prayer: Prayer }) {
  const show = useToast();
  const { copy } = useSharing();
  const text = prayerText(prayer);

  async function share() {
    if (!navigator.share) return show(generatorWords.cannotShare);
    try {
      await navigator.share({ title: shareTitle, text, url: location.href });
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: it is told there and nowhere else
      console.info("The prayer was not shared:", error);
    }
  }

  return (
    <>
      <Button
        type="button"
        variant="secondary"
        onClick={() => copy(text, generatorWords.copied, generatorWords.notCopied)}
      >
        <Icon of={Copy} /> Copy
      </Button>
      <Button type="button" variant="secondary" onClick={share}>
        <Icon of={Share2} /> Share
      </Button>
    </>
  );
}
