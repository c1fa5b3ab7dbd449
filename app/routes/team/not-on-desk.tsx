import { ButtonLink } from "~/ui/controls/button";
import { DeskFrame } from "./desk-frame";

/** Where a member has no request of that name: none ever was, it is gone, or others alone read it. */
export function NotOnDesk({ isLeader }: { isLeader: boolean }) {
  return (
    <DeskFrame
      title="This request isn’t on your desk"
      lead="Perhaps it was withdrawn, erased, or handed to the leaders."
      isLeader={isLeader}
    >
      <div className="buttons mt-8">
        <ButtonLink to="/team">Back to the desk</ButtonLink>
      </div>
    </DeskFrame>
  );
}
