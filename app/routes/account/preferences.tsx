import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { getBook } from "#content/bible/books";
import { readReference } from "#content/bible/reference";
import { AccountPage } from "~/accounts/account-page";
import { ChapterFields, knownOf } from "~/accounts/chapter-look-form";
import { getUser } from "~/accounts/current-user.server";
import {
  chapterLookHandler,
  countryHandler,
  preferencesHandler,
  preferencesOf,
} from "~/accounts/preferences.server";
import {
  colorSchemes,
  type Preferences,
  preferences,
  textSizes,
} from "~/accounts/preferences-definition";
import { runForms } from "~/forms/action.server";
import { getChapter, getLayout } from "~/runtime/bible.server";
import { quotePassage } from "~/runtime/quotation.server";
import { Button } from "~/ui/controls/controls";
import { choiceRow, PostCheckbox, PostChoice } from "~/ui/forms/choice-field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { metaOf } from "~/ui/meta/page-meta";
import { Quotation, ReferenceWords } from "~/ui/reading/scripture";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { accountStyles as links } from "./account-part";

const heading = "Reading Comfort";
const lead = "How every page here looks to you: text size, colors, calm, and keys.";

export const meta = metaOf({ heading, description: lead });

export async function loader(args: LoaderFunctionArgs) {
  const user = await getUser(args);
  const chosen = await preferencesOf(args);
  return {
    chosen,
    signedIn: user !== undefined,
    sample: quotePassage(readReference(sampled)),
    verse: sampleVerse(),
  };
}

/** Lines short enough to stand whole, on a phone in the usual size. */
const sampled = "Psalm 121:1-2";

/** One of which Jesus says a part. */
function sampleVerse() {
  const place = { book: "john", chapter: 8, number: 12 };
  const book = getBook(place.book);
  if (!book) throw new Error(`There is no ${place.book}`);
  const layout = getLayout(book, place.chapter);
  const here = (each: { number: number }) => each.number === place.number;
  const text = getChapter(book, place.chapter)?.verses[place.number - 1] ?? "";
  const from = layout.ofJesus.find(here)?.at ?? text.length;
  return {
    number: place.number,
    heading: layout.headings.find(here)?.text ?? "",
    before: text.slice(0, from),
    ofJesus: text.slice(from),
  };
}

export function action(args: ActionFunctionArgs) {
  return runForms(args, "/preferences", [preferencesHandler, chapterLookHandler, countryHandler]);
}

export default function PreferencesRoute() {
  return (
    <AccountPage title={heading} lead={lead}>
      <div id="preferences">
        <PreferencesForm />
      </div>
    </AccountPage>
  );
}

const sectionClass =
  "grid grid-cols-1 gap-x-column gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]";

type SampleVerse = ReturnType<typeof sampleVerse>;

/** Each label in its own size, whatever the page's is. */
const ownSizes = {
  regular: "",
  large: "text-[1.15em]",
  larger: "text-[1.3em]",
  largest: "text-[1.5em]",
} satisfies Record<Preferences["textSize"], string>;

/** In ems of `medium`, the size of the device, where nothing was chosen. */
const regularSize = "text-[clamp(1.0625em,1em+0.2vw,1.125em)]";

const sizesToSee = textSizes.map(({ value, label }) => ({
  value,
  label: (
    <span className="[font-size:medium]">
      <span className={regularSize}>
        <span className={ownSizes[value]}>{label}</span>
      </span>
    </span>
  ),
}));

const paper = "#fbf7ec";
const night = "#0f172a";

const halves = {
  device: [paper, night],
  light: [paper, paper],
  dark: [night, night],
} satisfies Record<Preferences["colorScheme"], [string, string]>;

const colorsToSee = colorSchemes.map(({ value, label }) => ({
  value,
  label: (
    <span className="flex items-center gap-3">
      <SmallPage of={halves[value]} />
      {label}
    </span>
  ),
}));

function SmallPage({ of: [left, right] }: { of: readonly [string, string] }) {
  return (
    <svg viewBox="0 0 28 20" width="1.75em" height="1.25em" aria-hidden="true">
      <rect x=".5" y=".5" width="27" height="19" rx="4" fill={left} stroke="#8a90a0" />
      <path d="M14 1H24A3 3 0 0 1 27 4V16A3 3 0 0 1 24 19H14Z" fill={right} />
      <path d="M6 7.5H14M6 12.5H14" stroke={left === paper ? night : paper} strokeWidth="1.5" />
      <path d="M14 7.5H22M14 12.5H18" stroke={right === paper ? night : paper} strokeWidth="1.5" />
    </svg>
  );
}

const switches = [
  ["Calm", "calm", "No motion, no photos, faint drawings"],
  ["Keyboard", "keysOff", "No shortcut keys (“/”, Space, arrows)"],
  ["Offline", "onlineOnly", "Keep nothing on this device"],
] as const;

function PreferencesForm() {
  const { chosen, signedIn, sample, verse } = useLoaderData<typeof loader>();
  const post = useFormPost(preferences, {
    colorScheme: chosen.colorScheme,
    textSize: chosen.textSize,
    ...Object.fromEntries(switches.map(([, name]) => [name, chosen[name] ? "on" : ""])),
    ...knownOf(chosen),
  });
  const { colorScheme, textSize } = preferences.fields;
  return (
    <PostForm post={post} action="/preferences" className="group form gap-part pt-part">
      <section aria-labelledby="preferences-heading" className={sectionClass}>
        <h2 id="preferences-heading">Choose how pages look</h2>
        <PreferencesSample verses={sample} />
        <div>
          <PostChoice post={post} field={textSize} options={sizesToSee} />
          <PostChoice post={post} field={colorScheme} options={colorsToSee} />
          {switches.map(([label, name, words]) => (
            <div key={name} className={`${choiceRow} last:border-b`}>
              <p className="field-label pt-2" aria-hidden="true">
                {label}
              </p>
              <PostCheckbox post={post} field={preferences.fields[name]}>
                <span className="sr-only">{name === "calm" ? "Calm mode" : label}:</span> {words}
              </PostCheckbox>
            </div>
          ))}
          <SaveLook pending={post.pending} signedIn={signedIn} />
        </div>
      </section>
      <section aria-labelledby="chapters-heading" className={sectionClass}>
        <div>
          <h2 id="chapters-heading">Choose how the Bible looks</h2>
          <p className="field-hint mt-2">You can choose this on every chapter, too.</p>
        </div>
        <ChapterSample {...verse} />
        <ChapterFields post={post} />
      </section>
      <Button
        variant="secondary"
        pending={post.pending && "Saving..."}
        className="justify-self-start"
      >
        Save all
      </Button>
    </PostForm>
  );
}

/** A live sample of the chosen size, before it is saved. */

function SaveLook({ pending, signedIn }: { pending: boolean; signedIn: boolean }) {
  return (
    <div className="mt-8">
      <Button pending={pending && "Saving..."}>Save</Button>
      <p className="field-hint mt-4 max-w-120">
        Every page changes when you save.{" "}
        {signedIn && "Size, colors and calm are saved with your account; the rest is "}
        {signedIn ? "kept" : "Kept"} on this device only, in a{" "}
        <Link to="/cookie-policy" reloadDocument className="link">
          cookie
        </Link>
        .{" "}
        <Link to="/accessibility" reloadDocument className="link">
          More about accessibility
        </Link>
      </p>
    </div>
  );
}

function PreferencesSample({ verses }: { verses: string }) {
  return (
    <figure className="card p-inset [font-size:medium] lg:sticky lg:top-24 lg:row-span-2 lg:self-start">
      <figcaption className="eyebrow mb-5">This is how words will look</figcaption>
      <div className={regularSize}>
        <div className="leading-normal [.group:has([value=large]:checked)_&]:text-[1.15em] [.group:has([value=larger]:checked)_&]:text-[1.3em] [.group:has([value=largest]:checked)_&]:text-[1.5em]">
          <blockquote className="font-serif text-[1.2em] leading-snug sm:text-[1.3em]">
            <Quotation text={verses} />
          </blockquote>
          <p className="reference mt-2">
            <ReferenceWords reference={sampled} />
          </p>
          <p className="mt-4">A thought in a plan, or a line of an article, will look like this.</p>
        </div>
      </div>
    </figure>
  );
}

/** A live sample of a chapter, before it is saved. */
function ChapterSample({ number, heading, before, ofJesus }: SampleVerse) {
  return (
    <figure className="card p-inset lg:sticky lg:top-24 lg:row-span-2 lg:self-start">
      <figcaption className="eyebrow mb-5">This is how a chapter will look</figcaption>
      <p className="mb-2 text-subheading text-ink-quiet [.group:has([name=hideHeadings]:checked)_&]:hidden">
        {heading}
      </p>
      <blockquote className="font-serif text-prayer leading-body [.group:has([value=wide]:checked)_&]:leading-[2] [.group:has([value=widest]:checked)_&]:leading-[2.4]">
        <p>
          <span
            aria-hidden="true"
            className="font-sans text-fine font-medium text-ink-quiet select-none [.group:has([name=hideNumbers]:checked)_&]:hidden"
          >
            {`${number} `}
          </span>
          {before}
          <span className="[.group:has([name=redLetters]:checked)_&]:text-[color-mix(in_srgb,var(--color-ink)_55%,var(--color-accent))]">
            {ofJesus}
          </span>
        </p>
      </blockquote>
    </figure>
  );
}
