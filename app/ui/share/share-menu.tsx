import type { MouseEvent } from "react";
import { artFile } from "../art/art-file";
import type { shareShapes } from "../art/drawn/share-shapes";
import type { ButtonVariant } from "../controls/button";
import { DetailsMenu } from "../controls/details-menu";
import { Icon } from "../controls/icon";
import { useMounted } from "../controls/use-mounted";

type ShareService = keyof typeof signs;

/** What only scripts can do; the first is Copy. */
type ShareItem = { label: ShareService; intent(): void };

type ShareSheetProps = {
  /** The words that are shared; without scripts they stand in the menu to be selected. */
  text: string;
  address: string;
  intents: readonly ShareItem[];
  picture?: string;
};

type ShareMenuProps = ShareSheetProps & {
  label?: string;
  small?: boolean;
  variant?: ButtonVariant;
};

export function ShareMenu({
  label = "Share This Verse",
  small = false,
  variant = "secondary",
  ...sheet
}: ShareMenuProps) {
  return (
    <DetailsMenu
      buttonClass={`button button-${variant} summary-plain`}
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

function ShareSheet({ text, address, intents: [copy, ...others], picture }: ShareSheetProps) {
  const mounted = useMounted();
  return (
    <>
      <ul>
        {mounted && copy && <IntentItem {...copy} />}
        {picture && (
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
        )}
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
        {mounted && others.map((item) => <IntentItem key={item.label} {...item} />)}
      </ul>
      {!mounted && (
        <p className="share-text m-2 rounded-small border border-dashed border-control p-3 text-small select-all">
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

function IntentItem({ label, intent }: ShareItem) {
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
