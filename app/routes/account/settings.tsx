import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { confirmationAsked, settingsWords } from "#content/pages/account";
import { lockWords } from "#content/pages/my-prayers";
import { findLock } from "#db/accounts/locks.server";
import { getFactor } from "#db/accounts/second-factors.server";
import { findSealing } from "#db/seal/keys.server";
import { AccountPage } from "~/accounts/account-page";
import { bellOf } from "~/accounts/bell.server";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { PasswordFields } from "~/accounts/password-fields";
import { preferencesOf } from "~/accounts/preferences.server";
import { colorSchemes, type Preferences, textSizes } from "~/accounts/preferences-definition";
import { runForms } from "~/forms/action.server";
import { zoneLabel } from "~/forms/time-zones";
import { lockPath } from "~/paths";
import { prayingStyles } from "~/routes/praying-styles";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { Button, PageLink } from "~/ui/controls/controls";
import { controlProps, Labelled, PostField, ZoneField } from "~/ui/forms/field";
import { useFormPost } from "~/ui/forms/form";
import { IntentForm, IntentNotice } from "~/ui/forms/intent-form";
import { ZoneOptions } from "~/ui/forms/morning-fields";
import { type PageZone, useCurrentUser } from "~/ui/layout/current-user";
import { metaOf } from "~/ui/meta/page-meta";
import * as changes from "./account-changes.server";
import * as forms from "./account-changes-definition";
import { AccountPart, accountStyles } from "./account-part";
import { Bell } from "./bell";
import { Sessions } from "./sessions";
import { ChangeFold, Setting, settingAction, settingRows } from "./setting";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
/** The days of a bell are those of a prayer. */
export const links = () => [...prayingStyles(), ...accountStyles()];

const heading = "Settings";

export const meta = metaOf({ heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  return {
    confirmation: await changes.confirmationOf(user),
    hasFactor: Boolean((await getFactor(database(), user.id))?.confirmedAt),
    isLocked: (await findLock(database(), user.id)) !== undefined,
    isSealed: (await findSealing(database())) !== undefined,
    bell: await bellOf(user),
    sessions: await changes.ownSessions(user, args.request),
    preferences: await preferencesOf(args),
    at: new Date(now()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  return runForms(args, "/account/settings", changes.settingsHandlers(user), {
    findUser: getUser,
    intents: () => changes.settingsIntents(user, args.request),
  });
}

export default function Settings() {
  const { bell, sessions, preferences, at } = useLoaderData<typeof loader>();
  const user = useCurrentUser();
  return (
    <AccountPage title={heading} lead={settingsWords.lead}>
      <AccountPart id="day" heading="Your days here" toEdge>
        <div className={settingRows}>
          <Bell {...bell} />
          <Setting id={forms.timeZone.name} heading="Time zone">
            <p>{zoneWords(user?.zone)}</p>
            <p className="field-hint">{settingsWords.day}</p>
            <TimeZoneForm {...user?.zone} />
          </Setting>
          <Comfort {...preferences} />
        </div>
      </AccountPart>
      <AccountPart id="sign-in" heading="Your account" toEdge>
        <div className={settingRows}>
          <SignInSettings />
          <Sessions sessions={sessions} at={at} />
          <Setting id="privacy" heading="What we hold">
            <p>{settingsWords.privacy}</p>
            <PageLink to="/account/privacy" className={settingAction}>
              Privacy Choices
            </PageLink>
          </Setting>
        </div>
      </AccountPart>
    </AccountPage>
  );
}

function SignInSettings() {
  const { confirmation, hasFactor, isLocked, isSealed } = useLoaderData<typeof loader>();
  const user = useCurrentUser();
  return (
    <>
      <Setting id="username" heading="Username">
        <p className="wrap-anywhere">{user?.username}</p>
      </Setting>
      <Setting id="email" heading="Email address">
        {user && <p className="wrap-anywhere">{user.email}</p>}
        <Confirmation state={confirmation} />
        <EmailForm />
      </Setting>
      <Setting id="password" heading="Password">
        <p>Only you know it.</p>
        <PasswordForm username={user?.username} />
      </Setting>
      <Setting id="factor" heading="Two-step login">
        <p>{hasFactor ? "On" : "Off"}</p>
        <p className="field-hint">Asks for a code from your phone as well.</p>
        <PageLink to="/account/factor" className={settingAction}>
          {hasFactor ? "Change" : "Set up"}
          <span className="sr-only"> two-step login</span>
        </PageLink>
      </Setting>
      {(isSealed || isLocked) && (
        <Setting id="lock" heading="Prayer lock">
          <p>{isLocked ? "On" : "Off"}</p>
          <p className="field-hint">{lockWords.about}</p>
          <PageLink to={lockPath} className={settingAction}>
            {isLocked ? "Change" : "Set up"}
            <span className="sr-only"> prayer lock</span>
          </PageLink>
        </Setting>
      )}
    </>
  );
}

function Confirmation({ state }: { state: forms.ConfirmationState }) {
  if (state === "off") return null;
  if (state === "confirmed") return <p className="field-hint">Confirmed.</p>;
  return (
    <>
      <IntentNotice intent="ask-address" message={confirmationAsked} variant="success" />
      <p className="field-hint">{settingsWords.unconfirmed}</p>
      <IntentForm action="/account/settings" intent="ask-address">
        <Button variant="secondary">Send me the email to confirm it</Button>
      </IntentForm>
    </>
  );
}

function EmailForm() {
  const post = useFormPost(forms.emailChange);
  return (
    <ChangeFold post={post} label="Change email" button="Save new email">
      <PostField post={post} field={forms.emailChange.fields.email} hint={settingsWords.email} />
      <PasswordFields post={post} fields={[forms.currentPassword]} />
    </ChangeFold>
  );
}

/** @param username for password managers. */
function PasswordForm({ username }: { username?: string }) {
  const post = useFormPost(forms.passwordChange);
  return (
    <ChangeFold post={post} label="Change password" button="Save new password">
      <input hidden readOnly autoComplete="username" value={username ?? ""} />
      <PasswordFields post={post} fields={Object.values(forms.passwordChange.fields)} />
      <p className="field-hint">{settingsWords.password}</p>
    </ChangeFold>
  );
}

function zoneWords(own: PageZone | undefined): string {
  if (!own) return "Not known yet, so your days begin by UTC.";
  return own.isChosen ? zoneLabel(own.zone) : `Matches your device: ${zoneLabel(own.zone)}`;
}

/** The device's zone, from a script, or a chosen one. */
function TimeZoneForm({ zone, isChosen = false }: Partial<PageZone>) {
  const post = useFormPost(forms.timeZone, { chosenZone: (isChosen && zone) || "" });
  const field = post.fieldOf(forms.timeZone.fields.chosen);
  return (
    <ChangeFold post={post} label="Change time zone" button="Save time zone">
      <Labelled of={field} label={forms.timeZone.fields.chosen.label} hint={settingsWords.zone}>
        <select {...controlProps(field, post, settingsWords.zone)}>
          <option value="">Match my device</option>
          <ZoneOptions own={zone} />
        </select>
      </Labelled>
      <ZoneField />
    </ChangeFold>
  );
}

function Comfort({ colorScheme, textSize, calm, keysOff, onlineOnly, ...own }: Preferences) {
  const isOwn = own.spacing !== "normal" || Object.values(own).includes(true);
  const words = [
    `Text size: ${labelOf(textSizes, textSize)}`,
    `Colors: ${labelOf(colorSchemes, colorScheme)}`,
    calm && "Calm mode",
    keysOff && "No shortcut keys on this device",
    onlineOnly && "Nothing kept on this device",
    isOwn && "Bible chapters changed on this device",
  ];
  return (
    <Setting id="look" heading="Reading comfort">
      <p>{words.filter(Boolean).join(" · ")}</p>
      <PageLink to="/preferences" className={settingAction}>
        Change<span className="sr-only"> reading comfort</span>
      </PageLink>
    </Setting>
  );
}

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
