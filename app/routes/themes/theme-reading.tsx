import { themePrayerPath } from "~/paths";
import { kindOf, SavePrayerForm } from "~/prayers/save-prayer";
import { DawnRings } from "~/ui/art/scene-picture";
import { ButtonLink, SecondaryLink, TextLink } from "~/ui/controls/controls";
import { PrintButton } from "~/ui/controls/print-button";
import type { HelpNowPage } from "~/ui/help/help-view";
import { useSiteWords } from "~/ui/layout/site-words";
import { PrayingPage, Recording } from "~/ui/praying/praying-page";
import { Amen, Rite } from "~/ui/praying/rite";
import { LinkedText, Paragraphs, ScriptureBlock } from "~/ui/reading/scripture";
import { ShareInformation } from "~/ui/share/share";
import type { ThemePage } from "./theme.server";

export function ThemeReading(page: ThemePage) {
  const { theme } = page;
  return (
    <>
      <Prayer {...page} />
      <ThemeScriptures {...page} />
      <section aria-labelledby="reflection-heading" className={themeRow}>
        <h2 id="reflection-heading" className="mb-5">
          For Reflection
        </h2>
        <div className="prose font-serif text-prayer">
          <Paragraphs text={theme.reflection} />
        </div>
      </section>
      <ThemeSteps {...page} />
      <ThemeAbout {...page} />
    </>
  );
}

function Prayer({ theme, path, saved, recording }: ThemePage) {
  return (
    <section
      aria-labelledby="prayer-heading"
      className={`vigil read night ${dawn} ${themeCardRow}`}
    >
      <DawnRings />
      <h2 id="prayer-heading" className="mb-5">
        Daily Prayer
      </h2>
      <div className="prayer @path:[grid-area:1/2/3]">
        <Paragraphs text={theme.prayer} />
        <Recording src={recording} />
      </div>
      <div className="no-print mt-6 @path:mt-0">
        <SavePrayerForm
          intent="save-prayer"
          action={path}
          path={`${path}#save-prayer`}
          saved={saved?.["save-prayer"]}
        />
      </div>
    </section>
  );
}

const dawn =
  "[--dawn-at:46%_clamp(2.5rem,6vw,4.5rem)_at_50%_100%] [--rings:0rem] @path:grid-rows-[auto_1fr] @path:[--dawn-at:24rem_15rem_at_16.5rem_100%] @path:[--rings-right:50%] @path:[--rings:36rem] @path:[&_.prayer]:text-[1.5625rem]";

const verseButtons = ["save-verse-1", "save-verse-2", "save-verse-3"] as const;

const ledger =
  "big:print:*:break-inside-auto! [&>*>div]:-ms-3.5 [&_.button]:min-h-11 [&_.button]:border-transparent [&_.button]:px-2.5 [&_.button]:text-small [&_.button]:font-medium [&>*>div]:w-full @path:[&>*>div]:w-auto @path:*:grid @path:*:gap-y-1 @path:*:grid-cols-[minmax(0,1fr)_36.5rem] @path:*:grid-rows-[auto_1fr] @path:*:items-start @path:*:gap-x-16 @path:[&_blockquote]:[grid-area:1/2/3]";

function ThemeScriptures({ theme, path, address, saved }: ThemePage) {
  return (
    <section aria-labelledby="readings-heading" className="theme-row">
      <h2 id="readings-heading" className="mb-5">
        Scripture Readings
      </h2>
      <div className={`*:border-t *:border-line *:py-6 ${ledger}`}>
        {theme.scriptures.map((scripture, index) => {
          const intent = verseButtons[index] ?? "save-verse-1";
          return (
            <ScriptureBlock
              key={scripture.reference}
              scripture={scripture}
              address={address}
              picture={`verse/theme/${theme.id}/${index + 1}`}
              small
            >
              <SavePrayerForm
                intent={intent}
                action={path}
                path={`${path}#${intent}`}
                saved={saved?.[intent]}
                kind={kindOf(scripture.reference)}
                variant="quiet"
              />
            </ScriptureBlock>
          );
        })}
      </div>
    </section>
  );
}

function ThemeSteps({ theme }: Pick<ThemePage, "theme">) {
  return (
    <section aria-labelledby="practice-heading" className={themeRow}>
      <h2 id="practice-heading" className="mb-5">
        Practical Application
      </h2>
      <ol className="grid max-w-[32.5em] gap-5 [counter-reset:step]">
        {theme.applicationSteps.map((step) => (
          <li key={step} className={stepClass}>
            <span className="mt-[calc((2.25rem-1.65em)/2)]">
              <StepWords text={step} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const stepClass =
  "grid break-inside-avoid grid-cols-[2.25rem_minmax(0,1fr)] gap-3.5 [counter-increment:step] before:grid before:size-9 before:place-items-center before:rounded-round before:border-[1.5px] before:border-control before:pt-[0.15em] before:font-serif before:leading-none before:content-[counter(step)]";

/** A helpline's number is a link. */
function StepWords({ text }: { text: string }) {
  const [before, number, after] = text.split(/call or text (\d{3})\b/);
  if (!number) return <LinkedText text={text} />;
  return (
    <>
      {before}
      <a href={`tel:${number}`} className="link">
        call
      </a>{" "}
      or{" "}
      <a href={`sms:${number}`} className="link">
        {`text ${number}`}
      </a>
      {after}
    </>
  );
}

/** Back to the feelings for a visitor who came from there. */
const toFeelings = { to: "/pray#feelings-heading", label: "Back" };

export function ThemePrayer({ alone, help, ...shown }: ThemePage & { help?: HelpNowPage }) {
  if (!alone) return null;
  const { theme, path, recording, praying, saved } = shown;
  const { blessings, hour, calm, feeling, plan, rite: after, prayer, ...page } = alone;
  if (praying === "amen") {
    return (
      <Rite hour={hour} help={help} blessings={blessings} passage={page.passage}>
        <SavePrayerForm
          intent="save-prayer"
          variant="quiet"
          action={after}
          path={`${after}#save-prayer`}
          saved={saved?.["save-prayer"]}
        />
        {plan && (
          <ButtonLink to={plan.path} variant="quiet">
            A plan: {plan.title}
          </ButtonLink>
        )}
      </Rite>
    );
  }
  return (
    <PrayingPage
      {...page}
      help={help}
      hour={hour}
      eyebrow="A prayer"
      title={feeling ?? theme.title}
      prayer={prayer ?? theme.prayer}
      path={calm}
      recording={prayer ? undefined : recording}
      back={feeling ? toFeelings : { to: path, label: "Back to the theme" }}
      note={
        feeling &&
        !prayer && (
          <p className="mt-4 text-small text-ink-quiet">
            From the theme <TextLink to={path}>{theme.title}</TextLink>
          </p>
        )
      }
    >
      <Amen
        action={path}
        values={feeling ? { feeling } : undefined}
        blessings={blessings}
        passage={page.passage}
      />
    </PrayingPage>
  );
}

const themeRow =
  "theme-row @path:grid @path:grid-cols-[minmax(0,1fr)_36.5rem] @path:items-start @path:gap-x-16";

const themeCardRow =
  "theme-row @path:grid @path:grid-cols-[minmax(0,1fr)_calc(34.5rem-1px)] @path:items-start @path:gap-x-16 @path:px-8";

function ThemeAbout({ theme, address }: Pick<ThemePage, "theme" | "address">) {
  return (
    <section aria-labelledby="about-heading" className={`card no-print p-inset ${themeCardRow}`}>
      <div>
        <h2 id="about-heading">About This Theme</h2>
        <p className="mt-2 text-small text-balance text-ink-quiet">
          {`This theme was created by the ${useSiteWords().name.replaceAll(" ", "\u00a0")} team.`}
        </p>
      </div>
      <div className="max-w-[32.5em]">
        <p className="mt-4 @path:mt-0">
          Pray its prayer again on a quiet page, or pass it on to somebody who needs it.
        </p>
        <div className="buttons mt-5">
          <SecondaryLink to={themePrayerPath(theme.id)}>Pray Now</SecondaryLink>
          <ShareInformation
            kind="theme"
            title={theme.title}
            description={theme.description}
            address={address}
            picture={`theme/${theme.id}`}
          />
          <PrintButton className="button button-quiet" />
        </div>
      </div>
    </section>
  );
}
