import type { MouseEvent } from "react";
import { shareMessages } from "#content/messages/sharing";
import { artFile } from "../art/art-file";
import type { shareShapes } from "../art/drawn/share-shapes";
import { Icon, useMounted } from "../controls/controls";
import { DetailsMenu } from "../controls/details-menu";
import type { Toast } from "../toast/toast-card";
import { useSharing } from "./use-sharing";

type ShareVerseProps = {
  scripture: { reference: string; verses: string };
  address: string;
  /** What it is called as a picture; without a name it is found by its reference. */
  picture?: string;
  label?: string;
  small?: boolean;
};

export function ShareVerse({ scripture, picture = scripture.reference, ...menu }: ShareVerseProps) {
  const text = `"${scripture.verses}" - ${scripture.reference}`;
  const { verseCopied: done, verseNotCopied: failed } = shareMessages;
  return (
    <ShareMenu
      {...menu}
      text={text}
      picture={picture}
      copying={{ label: "Copy", text, done, failed }}
    />
  );
}

type ShareInformationProps = {
  kind: "plan" | "theme";
  title: string;
  description: string;
  address: string;
  picture: string;
};

export function ShareInformation({ kind, title, description, ...menu }: ShareInformationProps) {
  const copying: Copying = {
    label: "Copy to Clipboard",
    text: [title, description, menu.address].join("\n"),
    done: kind === "plan" ? shareMessages.planCopied : shareMessages.themeCopied,
    failed: shareMessages.informationNotCopied,
  };
  return <ShareMenu {...menu} label="Share" text={`${title}: ${description}`} copying={copying} />;
}

type ShareService = keyof typeof signs;

type Copying = { label: ShareService; text: string; done: Toast; failed: Toast };

type ShareSheetProps = {
  /** The words that are shared; without scripts they stand in the menu to be selected. */
  text: string;
  address: string;
  picture: string;
  copying: Copying;
};

type ShareMenuProps = ShareSheetProps & { label?: string; small?: boolean };

function ShareMenu({ label = "Share This Verse", small = false, ...sheet }: ShareMenuProps) {
  return (
    <DetailsMenu
      buttonClass="button button-secondary summary-plain"
      label={
        <>
          <Icon of="share-2" />
          {small ? (
            <span>
              Share <span className="sr-only">This Verse</span>
            </span>
          ) : (
            label
          )}
        </>
      }
    >
      <ShareSheet {...sheet} />
    </DetailsMenu>
  );
}

/** Copying, Instagram and the device's own sharing need scripts. */
function ShareSheet({ text, address, picture, copying }: ShareSheetProps) {
  const mounted = useMounted();
  const { copy, share } = useSharing();
  const { verseForInstagram, verseNotCopied } = shareMessages;
  return (
    <>
      <ul>
        {mounted && (
          <IntentItem
            label={copying.label}
            intent={() => copy(copying.text, copying.done, copying.failed)}
          />
        )}
        <li>
          <a
            href={`/picture?${new URLSearchParams({ of: picture })}`}
            rel="nofollow"
            className="share-item"
          >
            <ShareMark of="Picture" />
            Picture
          </a>
        </li>
        {shareLinks(text, address).map((link) => (
          <li key={link.label}>
            <a
              href={link.href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={openPopup}
              className="share-item"
            >
              <ShareMark of={link.label} />
              {link.label}
            </a>
          </li>
        ))}
        {mounted && (
          <>
            <IntentItem
              label="Instagram"
              intent={() => copy(text, verseForInstagram, verseNotCopied)}
            />
            <IntentItem label="Share…" intent={() => share(text, address)} />
          </>
        )}
      </ul>
      {!mounted && (
        <p className="share-text m-2 rounded-small border border-dashed border-control p-3 text-small whitespace-pre-line select-all">
          {text}
        </p>
      )}
    </>
  );
}

/** Opens another site's share page in a small window; the link stays a link for everything else. */
function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  window.open(event.currentTarget.href, "_blank", "popup,noopener,width=600,height=400");
}

function IntentItem({ label, intent }: { label: ShareService; intent(): void }) {
  return (
    <li>
      <button type="button" onClick={intent} className="share-item">
        <ShareMark of={label} />
        {label}
      </button>
    </li>
  );
}

function ShareMark({ of: service }: { of: ShareService }) {
  return (
    <svg aria-hidden="true">
      <use href={`${artFile("icons")}#share-${signs[service]}`} />
    </svg>
  );
}

const signs = {
  Facebook: "facebook",
  X: "x",
  LinkedIn: "linkedin",
  WhatsApp: "whatsapp",
  Instagram: "instagram",
  Picture: "picture",
  Copy: "copy",
  "Copy to Clipboard": "copy",
  "Share…": "send",
} as const satisfies Record<string, keyof typeof shareShapes>;

type ShareLink = { label: "Facebook" | "X" | "LinkedIn" | "WhatsApp"; href: string };

function shareLinks(text: string, address: string): ShareLink[] {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  return [
    {
      label: "Facebook",
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: address, quote: text })}`,
    },
    { label: "X", href: `https://x.com/intent/post?${query({ text, url: address })}` },
    {
      label: "LinkedIn",
      href: `https://www.linkedin.com/shareArticle?${query({ mini: "true", url: address, summary: text })}`,
    },
    { label: "WhatsApp", href: `https://wa.me/?${query({ text: `${text} ${address}` })}` },
  ];
}
