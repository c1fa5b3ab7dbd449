import { ShareMenu } from "./share-menu";
import { shareMessages } from "./share-messages";
import { useSharing } from "./use-sharing";

type ShareVerseProps = {
  scripture: { reference: string; verses: string };
  address: string;
  /** What it is called as a picture; without a name it is found by its reference. */
  picture?: string;
  label?: string;
  small?: boolean;
};

export function ShareVerse({ scripture, address, picture, label, small }: ShareVerseProps) {
  const { copy, share } = useSharing();
  const text = quoteVerse(scripture.verses, scripture.reference);
  const { verseForInstagram, verseCopied, verseNotCopied } = shareMessages;
  return (
    <ShareMenu
      label={label}
      small={small}
      text={text}
      address={address}
      picture={picture ?? scripture.reference}
      intents={[
        { label: "Copy", intent: () => copy(text, verseCopied, verseNotCopied) },
        { label: "Instagram", intent: () => copy(text, verseForInstagram, verseNotCopied) },
        { label: "Share…", intent: () => share(text, address) },
      ]}
    />
  );
}

function quoteVerse(verses: string, reference: string): string {
  return `"${verses}" - ${reference}`;
}
