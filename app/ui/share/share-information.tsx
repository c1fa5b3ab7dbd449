import { ShareMenu } from "./share-menu";
import { shareMessages } from "./share-messages";
import { useSharing } from "./use-sharing";

type ShareInformationProps = {
  kind: "plan" | "theme";
  title: string;
  description: string;
  address: string;
  picture: string;
};

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
