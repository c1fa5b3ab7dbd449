import { artFile } from "../art/art-file";
import type { shareShapes } from "../art/drawn/share-shapes";
import type { ButtonVariant } from "../controls/button";
import { DetailsMenu } from "../controls/details-menu";
import { Icon } from "../controls/icon";
import { useMounted } from "../controls/use-mounted";
import { shareLinks } from "./share-links";
import { openPopup } from "./use-sharing";

export type ShareService = keyof typeof signs;

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

/** What only scripts can do; the first is Copy. */
export type ShareItem = { label: ShareService; intent(): void };

export type ShareSheetProps = {
  /** The words that are shared; without scripts they stand in the menu to be selected. */
  text: string;
  address: string;
  intents: readonly ShareItem[];
  picture?: string;
};

/** Copy and Picture stand first: they are asked for most, and need nobody else's site. */
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
