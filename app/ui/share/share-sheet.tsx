import { useMounted } from "../controls/use-mounted";
import { shareLinks } from "./share-links";
import { ShareMark, type ShareService } from "./share-mark";
import { openPopup } from "./use-sharing";

/** What only scripts can do; the first is Copy. */
export type ShareItem = { label: ShareService; intent(): void };

/** What is shared, and how. */
export type ShareSheetProps = {
  /** The words that are shared; without scripts they stand in the menu to be selected. */
  text: string;
  /** The whole address that goes with them. */
  address: string;
  intents: readonly ShareItem[];
  /** Words of ours, by their name or their place in the Bible, that can be a picture. */
  picture?: string;
};

/** Copy and Picture stand first: they are asked for most, and need nobody else's site. */
export function ShareSheet({
  text,
  address,
  intents: [copy, ...others],
  picture,
}: ShareSheetProps) {
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
