import Share2 from "lucide-react/icons/share-2";
import { type MouseEvent, useRef } from "react";
import { Icon } from "~/ui/controls/icon";
import { useDismissal } from "~/ui/controls/use-dismissal";
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
  const menu = useRef<HTMLDetailsElement>(null);
  useDismissal(menu);

  function close({ target }: MouseEvent) {
    if (!menu.current || !(target as Element).closest("a, button")) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus({ preventScroll: true });
  }

  /** All of it, where it opens at the edge of the window. */
  function reveal() {
    if (menu.current?.open) menu.current.lastElementChild?.scrollIntoView({ block: "nearest" });
  }

  return (
    <details ref={menu} className="share" onToggle={reveal}>
      <summary
        title={small ? label : undefined}
        className={`button button-secondary summary-plain ${small ? "button-sign" : ""}`}
      >
        <Icon of={Share2} /> <span className={small ? "sr-only" : undefined}>{label}</span>
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of its items */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on an item is a click */}
      <div className="sheet share-sheet" onClick={close}>
        <ShareSheet {...sheet} />
      </div>
    </details>
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
