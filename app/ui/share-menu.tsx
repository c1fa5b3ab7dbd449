import Share2 from "lucide-react/icons/share-2";
import { type ReactNode, useRef } from "react";
import { Icon } from "./icon";
import { shareLinks } from "./share-links";
import { useDismissal } from "./use-dismissal";
import { useMounted } from "./use-mounted";
import { openPopup } from "./use-sharing";

type ShareMenuProps = {
  /** What the button says. */
  label?: string;
  /** The words that are shared; without scripts they stand in the menu to be selected. */
  text: string;
  /** The whole address that goes with them. */
  address: string;
  /** What only scripts can do: buttons with the class `share-item`. */
  children: ReactNode;
};

/** A menu of places to share something in. It opens without scripts. */
export function ShareMenu({ label = "Share This Verse", text, address, children }: ShareMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const mounted = useMounted();
  useDismissal(menu);
  return (
    <details ref={menu} className="share">
      <summary className="button button-secondary">
        <Icon of={Share2} /> {label}
      </summary>
      <div className="share-sheet">
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
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        {mounted ? children : <p className="share-text">{text}</p>}
      </div>
    </details>
  );
}
