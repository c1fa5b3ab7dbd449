import { Moment } from "~/ui/reading/moment";
import { DangerMark } from "~/ui/team/danger-mark";
import { factsClass, markClass } from "~/ui/team/team-classes";
import type { RequestPage } from "./request.server";

/** What is to be known of a request at a glance. */
export function RequestMarks(page: RequestPage) {
  const { id, receivedAt, prayedTimes, holder, isMine, others, email } = page;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className={factsClass}>
        {page.isUrgent && <DangerMark />}
        {page.hasNews && <li className={markClass}>News from them</li>}
        {page.isPrivate && <li className={markClass}>Private: leaders only</li>}
        {page.forLeaders && !page.isPrivate && <li className={markClass}>Handed to the leaders</li>}
        {page.isSuspected && <li className={markClass}>May be a machine</li>}
        {page.answeredAt && <li className={markClass}>Answered</li>}
        {page.state === "closed" && <li className={markClass}>Closed</li>}
        {isMine && <li className={markClass}>Yours</li>}
        {holder && !isMine && <li className={markClass}>With {holder}</li>}
      </ul>
      <p className={factsClass}>
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
