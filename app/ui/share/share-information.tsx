import { ShareMenu } from "./share-menu";
import { shareMessages } from "./share-messages";
import { useSharing } from "./use-sharing";

type ShareInformationProps = {
  kind: "plan" | "theme";
  title: string;
  description: string;
  /** The whole address of its page. */
  address: string;
  /** A prayer of it that can be a picture, by its name. */
  picture: string;
};

/** The share menu of a plan or a theme. */
export function ShareInformation({
  kind,
  title,
  description,
  address,
  picture,
}: ShareInformationProps) {
  const { copy, share } = useSharing();
  const words = `${title}: ${description}`;
  const information = [title, description, address].join("\n");
  const copied = kind === "plan" ? shareMessages.planCopied : shareMessages.themeCopied;
  const { verseForInstagram, verseNotCopied, informationNotCopied } = shareMessages;
  return (
    <ShareMenu
      label="Share"
      text={words}
      address={address}
      picture={picture}
      intents={[
        {
          label: "Copy to Clipboard",
          intent: () => copy(information, copied, informationNotCopied),
        },
        { label: "Instagram", intent: () => copy(words, verseForInstagram, verseNotCopied) },
        { label: "Share…", intent: () => share(words, address) },
      ]}
    />
  );
}
