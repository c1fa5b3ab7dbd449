import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getFactor } from "#db/accounts/second-factors.server";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { preferencesOf } from "~/accounts/preferences.server";
import { colorSchemes, type Preferences, textSizes } from "~/accounts/preferences-definition";
import { runForms } from "~/forms/action.server";
import { zoneOf } from "~/forms/fields.server";
import { zoneIntent } from "~/forms/time-zone";
import { zoneLabel } from "~/forms/time-zones";
import { dayOf } from "~/plans/persons-day.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { PageLink } from "~/ui/controls/page-link";
import { controlProps } from "~/ui/forms/field";
import { Labelled } from "~/ui/forms/labelled";
import { useFormPost } from "~/ui/forms/use-form-post";
import { ZoneField } from "~/ui/forms/zone-field";
import { ZoneOptions } from "~/ui/forms/zone-options";
import { type PageZone, useCurrentUser } from "~/ui/layout/current-user";
import { pageMeta } from "~/ui/meta/page-meta";
import {
  confirmationIntents,
  confirmationOf,
  emailHandler,
  ownSessions,
  passwordHandler,
  sessionIntents,
  timeZoneHandler,
} from "./account-changes.server";
import { timeZone } from "./account-changes-definition";
import { AccountPart } from "./account-part";
import { ChangeFold, Setting, settingRows } from "./change-fold";
import { Sessions } from "./sessions";
import { SignInSettings } from "./sign-in-settings";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

const heading = "Settings";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  return {
    confirmation: await confirmationOf(user),
    hasFactor: Boolean((await getFactor(database(), user.id))?.confirmedAt),
    sessions: await ownSessions(user, args.request),
    preferences: await preferencesOf(args),
    at: new Date(now()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const handlers = [emailHandler(user), passwordHandler(user), timeZoneHandler(user)];
  return runForms(args, "/account/settings", handlers, {
    findUser: getUser,
    intents: () => ({
      ...sessionIntents(user, args.request),
      ...confirmationIntents(user),
      async [zoneIntent]({ form }) {
        await dayOf(user, zoneOf(form));
        return { hash: timeZone.name };
      },
    }),
  });
}

export default function Settings() {
  const { confirmation, hasFactor, sessions, preferences, at } = useLoaderData<typeof loader>();
  const user = useCurrentUser();
  return (
    <AccountPage
      title={heading}
      lead="Your email and password, your time zone, and how our pages look to you."
      scene="tent"
    >
      <SignInSettings user={user} confirmation={confirmation} hasFactor={hasFactor} />
      <AccountPart id="day" heading="Your day" toEdge>
        <Setting id={timeZone.name} heading="Time zone">
          <p>{zoneWords(user?.zone)}</p>
          <p className="field-hint">
            A new day begins by it: on your list, in your plans and calendar, and for morning
            emails.
          </p>
          <TimeZoneForm {...user?.zone} />
        </Setting>
      </AccountPart>
      <AccountPart id="sessions" heading="Where you’re signed in" toEdge>
        <Sessions sessions={sessions} at={at} />
      </AccountPart>
      <AccountPart id="comfort" heading="Reading comfort" toEdge>
        <Comfort {...preferences} />
      </AccountPart>
      <AccountPart id="privacy" heading="Your data" toEdge>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <p className="flex-1 basis-48 max-sm:basis-full">
            See what we hold, take it with you, or delete your account.
          </p>
          <PageLink to="/account/privacy" className="link -my-2 inline-flex min-h-11 items-center">
            Privacy Choices
          </PageLink>
        </div>
      </AccountPart>
    </AccountPage>
  );
}

function zoneWords(own: PageZone | undefined): string {
  if (!own) return "Not known yet, so your days begin by UTC.";
  return own.isChosen ? zoneLabel(own.zone) : `Matches your device: ${zoneLabel(own.zone)}`;
}

const zoneHint = "Your device can only tell where JavaScript runs.";

/** The device's zone, which a script tells, or one to choose. */
function TimeZoneForm({ zone, isChosen = false }: Partial<PageZone>) {
  const post = useFormPost(timeZone, { chosenZone: (isChosen && zone) || "" });
  const field = post.fieldOf(timeZone.fields.chosen);
  return (
    <ChangeFold
      post={post}
      label="Change time zone"
      button="Save time zone"
      pendingText="Saving..."
    >
      <Labelled of={field} label={timeZone.fields.chosen.label} hint={zoneHint}>
        <select {...controlProps(field, post, zoneHint)}>
          <option value="">Match my device</option>
          <ZoneOptions own={zone} />
        </select>
      </Labelled>
      <ZoneField />
    </ChangeFold>
  );
}

function Comfort({ colorScheme, textSize, calm }: Preferences) {
  return (
    <>
      <div className={settingRows}>
        <Setting id="colors" heading="Colors">
          <p>{labelOf(colorSchemes, colorScheme)}</p>
        </Setting>
        <Setting id="text-size" heading="Text size">
          <p>{labelOf(textSizes, textSize)}</p>
        </Setting>
        <Setting id="calm-mode" heading="Calm mode">
          <p>{calm ? "On" : "Off"}</p>
        </Setting>
      </div>
      <PageLink
        to="/preferences"
        className="link inline-flex min-h-11 items-center justify-self-start lg:justify-self-end"
      >
        Change reading comfort
      </PageLink>
    </>
  );
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
