import { quoteVerse } from "./share-links";
import { ShareMenu } from "./share-menu";
import { shareMessages } from "./share-messages";
import { useSharing } from "./use-sharing";

type ShareVerseProps = {
  scripture: { reference: string; verses: string };
  /** The whole address of the page that it stands on. */
  address: string;
  label?: string;
  /** Its button shows its sign alone. */
  small?: boolean;
};

/** The share menu of a verse. */
export function ShareVerse({ scripture, address, label, small }: ShareVerseProps) {
  const { copy, share } = useSharing();
  const text = quoteVerse(scripture.verses, scripture.reference);
  const { verseForInstagram, verseCopied, verseNotCopied } = shareMessages;
  return (
    <ShareMenu
      label={label}
      small={small}
      text={text}
      address={address}
      intents={[
        { label: "Instagram", intent: () => copy(text, verseForInstagram, verseNotCopied) },
        { label: "Copy", intent: () => copy(text, verseCopied, verseNotCopied) },
        { label: "Share…", intent: () => share(text, address) },
      ]}
    />
  );
}
