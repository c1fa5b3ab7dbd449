import { Link } from "@remix-run/react";
import { deskRequestPath } from "~/paths";
import { DangerMark } from "~/ui/team/danger-mark";
import { factsClass, itemClass, markClass } from "~/ui/team/team-classes";
import type { ListedRequest as Listed } from "./desk.server";

/** A request as far as a glance needs it. */
export function ListedRequest(item: Listed) {
  const { id, name, excerpt, since, prayedTimes, holder } = item;
  return (
    <li className={itemClass}>
      <h3 className="font-sans text-base leading-snug font-semibold">
        <Link to={deskRequestPath(id)} className="link inline-flex min-h-6 items-center">
          {name}
        </Link>
      </h3>
      {excerpt ? (
        <p dir="auto" className="max-w-168 wrap-anywhere">
          {excerpt}
        </p>
      ) : (
        <p className="text-ink-quiet">
          {item.isPrivate ? "Private." : "Handed to the leaders."} Open it to read it; the log says
          that you did.
        </p>
      )}
      <ul className={factsClass}>
        {item.isUrgent && <DangerMark />}
        {item.hasNews && <li className={markClass}>News from them</li>}
        {item.isAnswered && <li className={markClass}>Answered</li>}
        {item.isMine && <li className={markClass}>Yours</li>}
        {holder && <li className={markClass}>With {holder}</li>}
        <li>{since}</li>
        <li>{prayedTimes === 0 ? "Not prayed for yet" : `Prayed for: ${prayedTimes}`}</li>
        <li>{id}</li>
      </ul>
    </li>
  );
}
