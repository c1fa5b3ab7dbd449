import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { firstPrayer } from "#content/pages/my-prayers";
import type { Scripture } from "#content/scripture";
import { AccountPage } from "~/accounts/account-page";
import { getUser } from "~/accounts/current-user.server";
import { countryHandler, preferencesHandler, preferencesOf } from "~/accounts/preferences.server";
import {
  colorSchemes,
  type Preferences,
  preferences,
  textSizes,
} from "~/accounts/preferences-definition";
import { runForms } from "~/forms/action.server";
import { Button } from "~/ui/controls/button";
import { choiceRow, PostCheckbox, PostChoice } from "~/ui/forms/choice-field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import { metaOf } from "~/ui/meta/page-meta";
import { VerseWords } from "~/ui/reading/verse-words";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { accountStyles as links } from "./account-part";

const heading = "Reading Comfort";
/** On a narrow line it breaks after the colon. */
const lead = ["How every page here looks to you:", "colors, text size, calm, and keys."];

export const meta = metaOf({ heading, description: lead.join(" ") });

export async function loader(args: LoaderFunctionArgs) {
  const user = await getUser(args);
  return { chosen: await preferencesOf(args), signedIn: user !== undefined, sample: firstPrayer };
}

export function action(args: ActionFunctionArgs) {
  return runForms(args, "/preferences", [preferencesHandler, countryHandler]);
}

export default function PreferencesRoute() {
  const { chosen, signedIn, sample } = useLoaderData<typeof loader>();
  const [opening, list] = lead;
  return (
    <AccountPage
      title={heading}
      lead={
        <>
          <span className="inline-block">{opening}</span>{" "}
          <span className="inline-block">{list}</span>
        </>
      }
      scene="boat"
      tone="mist"
    >
      <section
        id="preferences"
        aria-labelledby="preferences-heading"
        className="group grid grid-cols-1 gap-x-column gap-y-8 pt-part lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]"
      >
        <div>
          <h2 id="preferences-heading">Choose how pages look</h2>
          <p className="mt-2 text-small leading-normal text-ink-quiet">
            Every page changes when you save.{" "}
            {signedIn ? (
              "Saved with your account."
            ) : (
              <>
                Kept on this device only, in a{" "}
                <Link to="/cookie-policy" reloadDocument className="link">
                  cookie
                </Link>
                .
              </>
            )}{" "}
            <Link to="/accessibility" reloadDocument className="link">
              More about accessibility
            </Link>
          </p>
        </div>
        <PreferencesSample {...sample} />
        <PreferencesForm chosen={chosen} />
      </section>
    </AccountPage>
  );
}

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

function PreferencesForm({ chosen }: { chosen: Preferences }) {
  const post = useFormPost(preferences, {
    ...chosen,
    calm: chosen.calm ? "on" : "",
    keysOff: chosen.keysOff ? "on" : "",
  });
  const { colorScheme, textSize, calm, keysOff } = preferences.fields;
  return (
    <PostForm post={post} action="/preferences" className="form content-start gap-8">
      <div>
        <PostChoice post={post} field={colorScheme} options={colorsToSee} />
        <PostChoice post={post} field={textSize} options={sizesToSee} />
        <div className={`${choiceRow} border-b`}>
          <p className="field-label pt-2" aria-hidden="true">
            Calm
          </p>
          <PostCheckbox post={post} field={calm}>
            <span className="sr-only">Calm mode:</span> No motion, no photos, faint drawings
          </PostCheckbox>
        </div>
        <div className={`${choiceRow} border-b`}>
          <p className="field-label pt-2" aria-hidden="true">
            Keyboard
          </p>
          <PostCheckbox post={post} field={keysOff}>
            <span className="sr-only">Keyboard:</span> No shortcut keys. “/”, Space and the arrows
            do only what your browser does
          </PostCheckbox>
        </div>
      </div>
      <Button pending={post.pending} pendingText="Saving...">
        Save
      </Button>
    </PostForm>
  );
}

/** A live sample of the chosen size, before it is saved. */
function PreferencesSample({ verses, reference }: Scripture) {
  return (
    <figure className="card p-inset [font-size:medium] lg:row-span-2 lg:self-start">
      <figcaption className="eyebrow mb-5">This is how words will look</figcaption>
      <div className={regularSize}>
        <div className="leading-normal [.group:has([value=large]:checked)_&]:text-[1.15em] [.group:has([value=larger]:checked)_&]:text-[1.3em] [.group:has([value=largest]:checked)_&]:text-[1.5em]">
          <blockquote className="font-serif text-[1.3em] leading-snug sm:text-[1.5em]">
            <p>
              <VerseWords text={verses} />
            </p>
          </blockquote>
          <p className="reference mt-2">{reference}</p>
          <p className="mt-4 font-serif text-[1.15em] text-pretty sm:hidden xl:block">
            Father, You know what this day holds. Quiet my heart, and let me hear You in it. Amen.
          </p>
          <p className="mt-4">A thought in a plan, or a line of an article, will look like this.</p>
        </div>
      </div>
    </figure>
  );
}
