import { Notice } from "~/ui/notice";

/** Says that what was begun before is here again, and lets it go. */
export function DraftNotice({ startAfresh }: { startAfresh(): void }) {
  return (
    <Notice variant="info">
      What you had begun to write is here again.{" "}
      <button type="button" onClick={startAfresh} className="link">
        Start afresh
      </button>
    </Notice>
  );
}
