import { useEffect, useState } from "react";
import { linkMessages } from "#content/groups/form-words";
import { groupInvite, groupInviteByLetter } from "~/groups/group-forms";
import { Button, type ButtonVariant, TallLink, useMounted } from "~/ui/controls/controls";
import { QrCode } from "~/ui/controls/qr-code";
import { PostField } from "~/ui/forms/field";
import { Day } from "~/ui/reading/moment";
import { useSharing } from "~/ui/share/use-sharing";
import { AccountPart } from "../account/account-part";
import { foldLink, GroupForm, IntentButton } from "./group-parts";

type LinkMakerProps = {
  path: string;
  /** One that was made just now. */
  link?: { link: string; qr: { size: number; path: string } };
  limits?: boolean;
  variant?: ButtonVariant;
};

type InviteProps = LinkMakerProps & {
  links: { tokenHash: string; usesLeft: number; expiresAt: Date }[];
  /** Whether this site sends letters, and the owner's address is confirmed. */
  byLetter: boolean;
  isConfirmed: boolean;
  people: unknown[];
};

/** The new link stays until the page is left: only its hash is kept. */
export function LinkMaker({ path, link: given, limits, variant }: LinkMakerProps) {
  const [kept, setKept] = useState(given);
  useEffect(() => setKept((last) => given ?? last), [given]);
  const made = given ?? kept;
  return (
    <>
      {made && (
        <div className="card grid grid-cols-1 gap-3 p-inset">
          <p className="font-semibold">{madeWords}</p>
          <ShareLink link={made.link} />
          <input readOnly value={made.link} aria-label="Invitation link" className="control" />
          <details>
            <summary className={foldLink}>Show it as a QR code</summary>
            <QrCode {...made.qr} label="The link as a QR code, to be scanned from this screen" />
          </details>
        </div>
      )}
      <GroupForm
        form={groupInvite}
        action={path}
        button={made ? "Make another link" : "Make a link"}
        variant={made ? "secondary" : variant}
        from="uses"
      >
        {(post) =>
          limits && (
            <details open={post.result !== undefined}>
              <summary className={foldLink}>Limit how many may use it</summary>
              <PostField post={post} field={groupInvite.fields.uses} />
            </details>
          )
        }
      </GroupForm>
    </>
  );
}

export function Invite({ path, links, people, byLetter, isConfirmed, ...made }: InviteProps) {
  const variant = people.length > 1 ? "secondary" : "primary";
  return (
    <AccountPart id={groupInvite.name} heading="Invite people" note={linkMessages.about}>
      <LinkMaker path={path} {...made} variant={variant} limits />
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

const { copied, madeWords, notCopied, shared, title } = linkMessages;

/** Without scripts the link is there to be selected. */
function ShareLink({ link }: { link: string }) {
  const { copy, share } = useSharing();
  if (!useMounted()) return null;
  const shares = "share" in navigator;
  return (
    <div className="buttons">
      {shares && (
        <Button type="button" onClick={() => share(shared, link, title)}>
          Share…
        </Button>
      )}{" "}
      <Button
        type="button"
        variant={shares ? "secondary" : "primary"}
        onClick={() => copy(link, copied, notCopied)}
      >
        Copy the link
      </Button>
    </div>
  );
}
