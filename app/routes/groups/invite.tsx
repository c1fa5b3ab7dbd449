import { useEffect, useState } from "react";
import { linkMessages } from "#content/groups/form-words";
import { groupInvite, groupInviteByLetter } from "~/groups/group-forms";
import { Button, TallLink, useMounted } from "~/ui/controls/controls";
import { QrCode } from "~/ui/controls/qr-code";
import { Day } from "~/ui/reading/moment";
import { useSharing } from "~/ui/share/use-sharing";
import { AccountPart } from "../account/account-part";
import { GroupForm, IntentButton } from "./group-parts";

type InviteProps = {
  path: string;
  links: { tokenHash: string; usesLeft: number; expiresAt: Date }[];
  /** One that was made just now. */
  link?: { link: string; qr: { size: number; path: string } };
  /** Whether this site sends letters, and the owner's address is confirmed. */
  byLetter: boolean;
  isConfirmed: boolean;
};

/** The new link stays until the page is left: only its hash is kept. */
export function Invite({ path, links, link: given, byLetter, isConfirmed }: InviteProps) {
  const [kept, setKept] = useState(given);
  useEffect(() => {
    if (given) setKept(given);
  }, [given]);
  const made = given ?? kept;
  return (
    <AccountPart
      id={groupInvite.name}
      heading="Invite people"
      note="Whoever has the link sees the group’s name and yours, and can join for 14 days."
    >
      {made && (
        <div className="card grid grid-cols-1 gap-3 p-inset">
          <p className="font-semibold">Copy this link now. We can’t show it again.</p>
          <p className="select-all wrap-anywhere">{made.link}</p>
          <ShareLink link={made.link} />
          <QrCode {...made.qr} label="The same link as a QR code, to be scanned from this screen" />
        </div>
      )}
      <GroupForm form={groupInvite} action={path} button="Make a link" />
      {byLetter &&
        (isConfirmed ? (
          <div id={groupInviteByLetter.name}>
            <GroupForm
              form={groupInviteByLetter}
              action={path}
              button="Send it"
              variant="secondary"
            />
          </div>
        ) : (
          <p className="field-hint">
            To send an invitation by email,{" "}
            <TallLink to="/account/settings">confirm your own address</TallLink> first.
          </p>
        ))}
      {links.map(({ tokenHash, usesLeft, expiresAt }) => (
        <div
          key={tokenHash}
          className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-3"
        >
          <p id={tokenHash}>
            Lets in up to {usesLeft} more, until <Day at={expiresAt} />
          </p>
          <IntentButton
            action={path}
            intent="end-link"
            item={tokenHash}
            describedBy={tokenHash}
            label="End this link"
          />
        </div>
      ))}
    </AccountPart>
  );
}

const { copied, notCopied, shared, title } = linkMessages;

/** Without scripts the link is there to be selected. */
function ShareLink({ link }: { link: string }) {
  const { copy, share } = useSharing();
  if (!useMounted()) return null;
  const button = { type: "button", variant: "secondary" } as const;
  return (
    <div className="buttons">
      <Button {...button} onClick={() => copy(link, copied, notCopied)}>
        Copy the link
      </Button>
      {"share" in navigator && (
        <Button {...button} onClick={() => share(shared, link, title)}>
          Share…
        </Button>
      )}
    </div>
  );
}
