import { ShareMenu } from "./share-menu";
import { shareWords } from "./share-words";
import { useSharing } from "./use-sharing";

type ShareInformationProps = {
  kind: "plan" | "theme";
  title: string;
  description: string;
  /** The whole address of its page. */
  address: string;
};

/** The share menu of a plan or a theme. */
export function ShareInformation({ kind, title, description, address }: ShareInformationProps) {
  const { copy, share } = useSharing();
  const words = `${title}: ${description}`;
  const copied = kind === "plan" ? shareWords.planCopied : shareWords.themeCopied;
  const information = [title, description, address].join("\n");
  return (
    <ShareMenu label="Share" text={words} address={address}>
      <button
        type="button"
        className="share-item"
        onClick={() => copy(words, shareWords.verseForInstagram, shareWords.verseNotCopied)}
      >
        Instagram
      </button>
      <button
        type="button"
        className="share-item"
        onClick={() => copy(information, copied, shareWords.informationNotCopied)}
      >
        Copy to Clipboard
      </button>
      <button type="button" className="share-item" onClick={() => share(words, address)}>
        Share…
      </button>
    </ShareMenu>
  );
}
