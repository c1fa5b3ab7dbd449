import { useNavigate } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { noConnection } from "#content/connection";
import { generatorWords } from "#content/pages/home";
import { prayersFull } from "#content/pages/saving";
import { prayerThemes } from "#content/prayer-themes";
import type { PrayerTemplate } from "#content/prayers";
import { doneParameter } from "~/forms/form";
import { fullOf, saveMessages } from "~/prayers/save-prayer";
import { Button, Icon, useMounted } from "~/ui/controls/controls";
import { Labelled } from "~/ui/forms/field";
import { IntentForm, IntentNotice } from "~/ui/forms/intent-form";
import { useFocusAfter } from "~/ui/forms/use-focus-after";
import { useCurrentUser } from "~/ui/layout/current-user";
import { useSiteWords } from "~/ui/layout/site-words";
import { ReferenceLink } from "~/ui/reading/scripture";
import { useSharing } from "~/ui/share/use-sharing";
import { useToast } from "~/ui/toast/toast-region";
import { type HomeQuery, homeAction, homePath } from "./home-query";

type PrayerGeneratorProps = {
  prayer: Pick<PrayerTemplate, "id" | "reference" | "text">;
  query: HomeQuery;
};

/** A theme to choose, and a prayer from scripture for it. Choosing alone changes nothing. */
export function PrayerGenerator({ prayer, query }: PrayerGeneratorProps) {
  const form = useRef<HTMLFormElement>(null);
  const { generating, generate, others } = useGenerator(query, form);
  const { prayer: id = Object.keys(prayerThemes)[0], ...lists } = query;
  const shown = id === prayer.id ? prayer : (others.find((each) => each.id === id) ?? prayer);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    generate(String(new FormData(event.currentTarget).get("prayer")));
  }

  return (
    <section id="learn-more" aria-labelledby="generator-heading" className="sunken band">
      <div className="split wrap gap-y-8">
        <div>
          <h2 id="generator-heading" className="text-title">
            Tracking Your Personal Prayers
          </h2>
          <p className="lead mt-3">Choose what is on your heart. Pray a passage as your own.</p>
          <form
            ref={form}
            method="get"
            action="/#learn-more"
            onSubmit={submit}
            className="form no-print mt-7"
          >
            {Object.entries(lists).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Labelled of={{ id: "prayer-theme" }} label="Prayer theme">
              <select id="prayer-theme" name="prayer" defaultValue={shown.id} className="control">
                {Object.entries(prayerThemes).map(([value, theme]) => (
                  <option key={value} value={value}>
                    {theme}
                  </option>
                ))}
              </select>
            </Labelled>
            <Button pending={generating}>
              {generating ? (
                <>
                  <Icon of="loader-circle" className="animate-spinner" /> Generating...
                </>
              ) : (
                "Generate Prayer"
              )}
            </Button>
          </form>
        </div>
        <PrayerSheet prayer={shown} query={query} />
      </div>
    </section>
  );
}

/** Milliseconds that a prayer takes to come. */
const delay = 300;

/** Shows another prayer after a breath; all of them come once the page is alive, and stay in hand. */
function useGenerator(query: HomeQuery, form: RefObject<HTMLFormElement>) {
  const navigate = useNavigate();
  const show = useToast();
  const [asked, ask] = useState<string>();
  const [others, setOthers] = useState<readonly PrayerTemplate[]>([]);

  async function prepare() {
    const { prayers } = await import("#content/prayers");
    setOthers(prayers);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void prepare().catch(() => {}), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each prayer asked for
  useEffect(() => {
    if (asked === undefined) return;
    const come = async () => {
      ask(undefined);
      try {
        await prepare();
      } catch {
        return show(noConnection);
      }
      navigate(homePath({ ...query, prayer: asked }), { replace: true, preventScrollReset: true });
    };
    const timer = setTimeout(come, delay);
    return () => clearTimeout(timer);
  }, [asked]);

  const generating = asked !== undefined;
  useFocusAfter(generating, form);
  return { generating, generate: ask, others };
}

/** The prayer shown, and what can be done with it; without scripts a click selects all of it. */
function PrayerSheet({ prayer, query }: PrayerGeneratorProps) {
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
        message={
          useCurrentUser()
            ? { ...generatorWords.saved, action: saveMessages.prayer.saved.action }
            : generatorWords.saved
        }
        variant="success"
        byToast
        className="mt-5"
      />
      <IntentNotice intent={fullOf("save")} message={prayersFull} className="mt-5" />
    </div>
  );
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

function ScriptedButtons({ prayer }: Pick<PrayerGeneratorProps, "prayer">) {
  const show = useToast();
  const { copy } = useSharing();
  const { name } = useSiteWords();
  const text = `Based on ${prayer.reference}:\n\n${prayer.text}`;

  async function share() {
    if (!navigator.share) return show(generatorWords.cannotShare);
    try {
      await navigator.share({
        title: `A Scripture Prayer from ${name}`,
        text,
        url: currentAddress(),
      });
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
        <Icon of="copy" /> Copy
      </Button>
      <Button type="button" variant="secondary" onClick={share}>
        <Icon of="share-2" /> Share
      </Button>
    </>
  );
}

/** The page's address without the thanks for what was done there. */
function currentAddress(): string {
  const url = new URL(location.href);
  url.searchParams.delete(doneParameter);
  return url.href;
}
