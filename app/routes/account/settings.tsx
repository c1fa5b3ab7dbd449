import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getFactor } from "#db/accounts/second-factors.server";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { preferencesOf } from "~/accounts/preferences.server";
import { colorSchemes, type Preferences, textSizes } from "~/accounts/preferences-definition";
import { runForms } from "~/forms/action.server";
import { zoneLabel } from "~/forms/time-zones";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { Button } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { controlProps, Labelled } from "~/ui/forms/field";
import { IntentForm } from "~/ui/forms/intent-form";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { ZoneOptions } from "~/ui/forms/morning-fields";
import { useFormPost } from "~/ui/forms/use-form-post";
import { ZoneField } from "~/ui/forms/zone-field";
import { type PageZone, useCurrentUser } from "~/ui/layout/current-user";
import { pageMeta } from "~/ui/meta/page-meta";
import { LateMoment } from "~/ui/reading/moment";
import {
  confirmationOf,
  type OwnSession,
  ownSessions,
  settingsHandlers,
  settingsIntents,
} from "./account-changes.server";
import { sessionEnds, timeZone } from "./account-changes-definition";
import { AccountPart } from "./account-part";
import { ChangeFold, Setting, settingRows } from "./change-fold";
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
  return runForms(args, "/account/settings", settingsHandlers(user), {
    findUser: getUser,
    intents: () => settingsIntents(user, args.request),
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

/** The device's zone, from a script, or a chosen one. */
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

type SessionsProps = {
  sessions: readonly OwnSession[];
  at: Date;
};

function Sessions({ sessions, at }: SessionsProps) {
  return (
    <>
      {Object.entries(sessionEnds).map(([intent, message]) => (
        <IntentNotice key={intent} intent={intent} message={message} variant="success" />
      ))}
      <ul
        className={`rows *:first:border-t-0 *:first:pt-0 ${sessions.length > 1 ? "" : "*:last:border-b-0"}`}
      >
        {sessions.map((session) => (
          <li key={session.handle} className="flex items-baseline justify-between gap-x-6 py-4">
            <Times {...session} at={at} />
            {session.isThis ? (
              <span className="text-small text-ink-quiet">Here now</span>
            ) : (
              <IntentForm
                action="/account/settings"
                intent="end-session"
                values={{ session: session.handle }}
              >
                <button
                  type="submit"
                  className="link -my-2 inline-flex min-h-11 items-center whitespace-nowrap"
                >
                  Log out<span className="sr-only"> there</span>
                </button>
              </IntentForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="flex-1 basis-48">
            Is one of them not you? Log out everywhere else, then change your password.
          </p>
          <IntentForm action="/account/settings" intent="sign-out-everywhere">
            <Button variant="secondary">Log out everywhere else</Button>
          </IntentForm>
        </div>
      )}
      <p className="field-hint max-w-136">
        We list only times here, never places or devices.{" "}
        <PageLink to="/account/privacy" className="link inline-block min-h-6">
          Privacy Choices
        </PageLink>{" "}
        explains how we notice an unusual login.
      </p>
    </>
  );
}

/** Milliseconds; within them "last seen" says nothing more than "began". */
const aMoment = 300_000;

function Times({ startedAt, lastSeenAt, isThis, at }: OwnSession & Pick<SessionsProps, "at">) {
  return (
    <div className="grid flex-1 gap-x-6 md:grid-cols-[11rem_minmax(0,1fr)]">
      <strong className="font-semibold">{isThis ? "This browser" : "Another browser"}</strong>
      <p>
        Since <LateMoment of={startedAt} at={at} />
        {!isThis && lastSeenAt && lastSeenAt.getTime() - startedAt.getTime() > aMoment && (
          <span className="block text-small text-ink-quiet">
            Last here <LateMoment of={lastSeenAt} at={at} />
          </span>
        )}
      </p>
    </div>
  );
}
