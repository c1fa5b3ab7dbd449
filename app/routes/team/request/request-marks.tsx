import { Icon } from "~/ui/controls/icon";
import { Moment } from "~/ui/reading/moment";
import { dangerLook, factsLook, markLook } from "~/ui/team/team-looks";
import type { RequestPage } from "./request.server";

/** What is to be known of a request at a glance. */
export function RequestMarks(page: RequestPage) {
  const { id, receivedAt, prayedTimes, holder, isMine, others, email } = page;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className={factsLook}>
        {page.isUrgent && (
          <li className={dangerLook}>
            <Icon of="circle-alert" /> Words of danger
          </li>
        )}
        {page.hasNews && <li className={markLook}>News from them</li>}
        {page.isPrivate && <li className={markLook}>Private: leaders only</li>}
        {page.forLeaders && !page.isPrivate && <li className={markLook}>Handed to the leaders</li>}
        {page.isSuspected && <li className={markLook}>May be a machine</li>}
        {page.answeredAt && <li className={markLook}>Answered</li>}
        {page.state === "closed" && <li className={markLook}>Closed</li>}
        {isMine && <li className={markLook}>Yours</li>}
        {holder && !isMine && <li className={markLook}>With {holder}</li>}
      </ul>
      <p className={factsLook}>
        <span>{id}</span>
        <span>
          Came <Moment at={receivedAt} />
        </span>
        <span>{prayedTimes === 0 ? "Not prayed for yet" : `Prayed for: ${prayedTimes}`}</span>
        {others > 0 && <span>{others} more from this sender</span>}
        {email && (
          <a href={`mailto:${email}`} className="link inline-flex min-h-6 items-center">
            {email}
          </a>
        )}
      </p>
      {page.forLeaders && (
        <p className="text-small text-ink-quiet">That you opened this page is in the log.</p>
      )}
    </div>
  );
}
