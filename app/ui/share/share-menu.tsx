import { DetailsMenu } from "~/ui/controls/details-menu";
import { Icon } from "~/ui/controls/icon";
import { useMounted } from "~/ui/controls/use-mounted";
import { shareLinks } from "./share-links";
import { ShareMark, type SharePlace } from "./share-mark";
import { openPopup } from "./use-sharing";

/** What only scripts can do. */
export type ShareItem = { label: SharePlace; intent(): void };

type ShareSheetProps = {
  /** The words that are shared; without scripts they stand in the menu to be selected. */
  text: string;
  /** The whole address that goes with them. */
  address: string;
  intents: readonly ShareItem[];
};

type ShareMenuProps = ShareSheetProps & {
  /** What the button says. */
  label?: string;
  /** Its button shows its sign alone. */
  small?: boolean;
};

/** A menu of places to share something in. It opens without scripts; a choice closes it. */
export function ShareMenu({ label = "Share This Verse", small = false, ...sheet }: ShareMenuProps) {
  return (
    <DetailsMenu
      title={small ? label : undefined}
      buttonClass={`button button-secondary summary-plain ${small ? "button-sign" : ""}`}
      label={
        <>
          <Icon of="share-2" /> <span className={small ? "sr-only" : undefined}>{label}</span>
        </>
      }
    >
      <ShareSheet {...sheet} />
    </DetailsMenu>
  );
}

function ShareSheet({ text, address, intents }: ShareSheetProps) {
  const mounted = useMounted();
  return (
    <>
      <ul>
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
        {mounted &&
          intents.map(({ label, intent }) => (
            <li key={label}>
              <button type="button" onClick={intent} className="share-item">
                <ShareMark of={label} />
                {label}
              </button>
            </li>
          ))}
      </ul>
      {!mounted && (
        <p className="share-text m-2 rounded-small border border-dashed border-control p-3 text-small select-all">
          {text}
        </p>
      )}
    </>
  );
}
