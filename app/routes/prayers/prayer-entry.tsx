import type { ReactNode } from "react";
import { noteRemoved, prayerIntents } from "#content/pages/prayer-forms";
import type { ToastMessage } from "~/http/toast-message";
import { prayerPath } from "~/paths";
import { editedFrom, prayerEdit, prayerField, prayerRest } from "~/prayers/prayer-definition";
import type { ShownPrayer } from "~/prayers/shown-prayer.server";
import {
  Button,
  type ButtonVariant,
  Icon,
  PageLink,
  TextLink,
  useMounted,
} from "~/ui/controls/controls";
import { DetailsMenu } from "~/ui/controls/details-menu";
import { ZoneField } from "~/ui/forms/field";
import { DoneNotice, IntentForm } from "~/ui/forms/intent-form";
import { type DangerHelp, DangerHelpAfter, HelpNow } from "~/ui/help/help-view";
import { isolated } from "~/ui/reading/isolated";
import { DivineName, Quotation, ReferenceLink } from "~/ui/reading/scripture";

type PrayerEntryProps = {
  prayer: ShownPrayer;
  /** The entry itself says that it was prayed. */
  isPrayed?: boolean;
  children: ReactNode;
};

export function PrayerEntry({ prayer, isPrayed, children }: PrayerEntryProps) {
  const { handle, name, rest, readsOn, isWhole, isVerse, prayedOn } = prayer;
  const path = prayerPath(handle);
  const isShort = rest === "";
  return (
    <article
      aria-labelledby={`name-${handle}`}
      className={`flex flex-wrap justify-between gap-x-3 gap-y-3 ${isShort ? "items-center" : "items-start"}`}
    >
      <div className={isShort ? "min-w-0 flex-[1_1_min(7rem,150px)]" : "basis-full lg:basis-160"}>
        <div
          dir="auto"
          className={
            readsOn ? "prayed-words relative max-w-160 *:inline" : "relative grid max-w-160 gap-2"
          }
        >
          <h3 id={`name-${handle}`} className="text-subheading wrap-anywhere">
            <PageLink to={path} className={isShort ? "link" : wholeLink}>
              {name}
            </PageLink>
          </h3>
          {readsOn ? <DivineName text={rest} /> : <PrayedWords text={rest} isVerse={isVerse} />}
        </div>
        {!isWhole && (
          <p className="mt-2">
            <PageLink to={path} aria-describedby={`name-${handle}`} className="link">
              Read it whole
            </PageLink>
          </p>
        )}
        <PrayerOrigin {...prayer} lastPrayed={isPrayed ? undefined : prayedOn} />
      </div>
      <div className="relative ms-auto flex flex-wrap items-center gap-x-1 empty:hidden">
        {children}
      </div>
    </article>
  );
}

/** No line under half a sentence: all of it leads there. */
const wholeLink = "after:absolute after:inset-0 hover:underline";

/** A point before each, hidden where a line begins. */
const originClass =
  "mt-1 flex flex-wrap items-baseline gap-x-5 gap-y-1 overflow-x-clip text-small text-ink-quiet [overflow-clip-margin:5px] *:relative *:before:absolute *:before:-start-3 *:before:content-['·']";

type PrayerOriginProps = Pick<ShownPrayer, "name" | "reference" | "from" | "person" | "when"> & {
  lastPrayed?: string;
  children?: ReactNode;
};

export function PrayerOrigin(props: PrayerOriginProps) {
  const { name, reference, from, person, when, lastPrayed, children } = props;
  const verse = reference === name ? undefined : reference;
  if (!verse && !from && !person && !lastPrayed && when.length === 0) return null;
  return (
    <p className={originClass}>
      {person && <span>For {isolated(person)}</span>}
      {when.map((words) => (
        <span key={words}>{words}</span>
      ))}
      {verse && (
        <span className="[font-variant-caps:small-caps] [&_a]:underline">
          <ReferenceLink reference={verse} />
        </span>
      )}
      {from && (
        <span>
          From <TextLink to={from.path}>{from.place}</TextLink>
        </span>
      )}
      {lastPrayed && <span>Last prayed {lastPrayed}</span>}
      {children}
    </p>
  );
}

type PrayedWordsProps = { text: string; isVerse?: boolean; id?: string; className?: string };

/** Keeps line breaks; a blank line parts paragraphs. The Bible's own lines are set as in print. */
export function PrayedWords({ text, isVerse, id, className = "" }: PrayedWordsProps) {
  if (isVerse)
    return (
      <blockquote id={id} className={`max-w-[60ch] font-serif text-prayer ${className}`}>
        <Quotation text={text} />
      </blockquote>
    );
  return (
    <div id={id} className={`prayed-words grid gap-[0.5em] ${className}`}>
      {text.split(/\n\s*\n/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
        <p key={place} dir="auto">
          <DivineName text={part} />
        </p>
      ))}
    </div>
  );
}

type OnePrayer = {
  action: string;
  handle: string;
  label?: string;
  variant?: ButtonVariant;
  leavesPage?: boolean;
  className?: string;
};

type IntentButtonProps = OnePrayer & { intent: string; label: string; from?: string };

/** Of one prayer, whose name describes it. */
export function IntentButton(props: IntentButtonProps) {
  const { action, handle, intent, label, from = "", leavesPage, ...button } = props;
  const values = { [prayerField]: handle, [editedFrom.name]: from };
  return (
    <IntentForm {...{ action, intent, values, leavesPage }}>
      {(pending) => (
        <>
          <ZoneField />
          <Button
            variant="secondary"
            {...button}
            pending={pending && "One moment..."}
            aria-describedby={`name-${handle}`}
          >
            {label}
          </Button>
        </>
      )}
    </IntentForm>
  );
}

/** Its turn comes again after all the others. */
export const PrayedToday = ({ label = "I prayed this", ...props }: OnePrayer) => (
  <IntentButton {...props} intent="prayed" label={label} />
);

/** With a way back, for the same day. */
export function PrayedAlready({ action, handle }: OnePrayer) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p className="inline-flex min-h-11 items-center gap-1.5 text-small font-semibold">
        <Icon of="check" className="text-success" /> Prayed today
      </p>
      <Undo action={action} handle={handle} className="link min-h-11 px-1 text-small" />
    </div>
  );
}

type UndoProps = { action: string; handle: string; name?: string; className: string };

export function Undo({ action, handle, name, className }: UndoProps) {
  return (
    <IntentForm action={action} intent="unprayed" values={{ [prayerField]: handle }}>
      {(pending) => (
        <>
          <ZoneField />
          <button
            type="submit"
            disabled={pending}
            aria-describedby={name ? undefined : `name-${handle}`}
            className={className}
          >
            Undo{name && <span className="sr-only">: {isolated(name)} isn’t prayed yet</span>}
          </button>
        </>
      )}
    </IntentForm>
  );
}

const prayerLinks = {
  answer: { label: "It is answered", icon: "sunrise" },
  rest: { label: "Let it rest", icon: "moon" },
  edit: { label: "Edit", icon: "pen-line" },
  delete: { label: "Delete", icon: "trash-2" },
} as const;

type PrayerMenuProps = {
  handle: string;
  name: string;
  links: readonly (keyof typeof prayerLinks)[];
  className?: string;
};

export function PrayerMenu({ handle, name, links, className = "lg:relative" }: PrayerMenuProps) {
  const mounted = useMounted();
  return (
    <DetailsMenu
      title="More"
      buttonClass="grid size-[44px] place-items-center rounded-round summary-plain hover:bg-surface-sunken"
      className={className}
      label={
        <>
          <Icon of="ellipsis" />
          <span className="sr-only">More for {name}</span>
        </>
      }
    >
      <p className="px-3.5 pb-1 font-serif text-subheading wrap-anywhere sm:hidden">{name}</p>
      <ul className="max-sm:!block">
        {links.map((link) => (
          <li key={link}>
            <PageLink
              to={`${prayerPath(handle)}/${link}`}
              aria-describedby={`name-${handle}`}
              className="account-item"
            >
              <Icon of={prayerLinks[link].icon} /> {prayerLinks[link].label}
            </PageLink>
          </li>
        ))}
        {mounted && (
          <li className="sm:hidden">
            <button type="button" className="account-item">
              <Icon of="x" /> Cancel
            </button>
          </li>
        )}
      </ul>
    </DetailsMenu>
  );
}

/** By the name of the form or intent. */
const messages: Record<string, ToastMessage> = {
  ...prayerIntents,
  "note-removed": noteRemoved,
  [prayerEdit.name]: prayerEdit.success,
  [prayerRest.name]: prayerRest.success,
};

export const PrayerDoneNotice = ({ danger }: { danger?: DangerHelp }) => (
  <>
    <DoneNotice messages={messages} variant="success" className="no-print" />
    <HelpNow unsafe={danger?.unsafe} />
    <div className="no-print mb-8 empty:hidden">
      <DangerHelpAfter form="any" danger={danger} />
    </div>
  </>
);
