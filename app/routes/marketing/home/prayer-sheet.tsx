import { doneParameter } from "~/forms/form";
import { prayersFull } from "~/prayers/prayer-definition";
import { fullOf, prayerSaved } from "~/prayers/save-prayer";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { useMounted } from "~/ui/controls/use-mounted";
import { IntentForm } from "~/ui/forms/intent-form";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { useCurrentUser } from "~/ui/layout/current-user";
import { ReferenceLink } from "~/ui/reading/reference-link";
import { useSharing } from "~/ui/share/use-sharing";
import { useToast } from "~/ui/toast/toast-region";
import { generatorMessages, prayerText, savedPrayer, shareTitle } from "./generator-messages";
import { type HomeQuery, homeAction } from "./home-query";

type Prayer = { reference: string; text: string };
type PrayerSheetProps = { prayer: Prayer; query: HomeQuery };

/** The prayer shown, and what can be done with it; without scripts a click selects all of it. */
export function PrayerSheet({ prayer, query }: PrayerSheetProps) {
  const mounted = useMounted();
  return (
    <div className="prayer-sheet card p-inset">
      <div aria-live="polite" className={mounted ? "" : "select-all"}>
        <p className="reference">
          Based on <ReferenceLink reference={prayer.reference} />:
        </p>
        <p className="prayer mt-3 mb-8">{prayer.text}</p>
      </div>
      <div className="prayer-buttons grid max-w-120 cols-fit-22 gap-2 not-noscript:[&_.button]:w-full [&_.button]:px-2">
        {mounted ? <ScriptedButtons prayer={prayer} /> : <RoomForButtons />}
        <IntentForm action={homeAction(query)} intent="save">
          <Button variant="secondary">
            <Icon of="bookmark" /> Save
          </Button>
        </IntentForm>
      </div>
      <IntentNotice
        intent="save"
        message={useCurrentUser() ? { ...savedPrayer, action: prayerSaved.action } : savedPrayer}
        variant="success"
        byToast
        className="mt-5"
      />
      <IntentNotice intent={fullOf("save")} message={prayersFull} className="mt-5" />
    </div>
  );
}

/** The page's address without the thanks for what was done there. */
function currentAddress(): string {
  const url = new URL(location.href);
  url.searchParams.delete(doneParameter);
  return url.href;
}

/** Room for what only scripts can do, so that nothing moves when they come. */
function RoomForButtons() {
  return (
    <>
      <span className="noscript:hidden" />
      <span className="noscript:hidden" />
    </>
  );
}

/** What only scripts can do. */
function ScriptedButtons({ prayer }: { prayer: Prayer }) {
  const show = useToast();
  const { copy } = useSharing();
  const text = prayerText(prayer);

  async function share() {
    if (!navigator.share) return show(generatorMessages.cannotShare);
    try {
      await navigator.share({ title: shareTitle, text, url: currentAddress() });
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
        onClick={() => copy(text, generatorMessages.copied, generatorMessages.notCopied)}
      >
        <Icon of="copy" /> Copy
      </Button>
      <Button type="button" variant="secondary" onClick={share}>
        <Icon of="share-2" /> Share
      </Button>
    </>
  );
}
