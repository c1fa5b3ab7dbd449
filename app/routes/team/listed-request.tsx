import { Link } from "@remix-run/react";
import { Icon } from "~/ui/controls/icon";
import { dangerLook, factsLook, itemLook, markLook } from "~/ui/team/team-looks";
import type { ListedRequest as Listed } from "./desk.server";

/** A request as far as a glance needs it. */
export function ListedRequest(item: Listed) {
  const { id, name, excerpt, since, prayedTimes, holder } = item;
  return (
    <li className={itemLook}>
      <h3 className="font-sans text-base leading-snug font-semibold">
        <Link to={`/team/requests/${id}`} className="link inline-flex min-h-6 items-center">
          {name}
        </Link>
      </h3>
      {excerpt ? (
        <p className="max-w-168 wrap-anywhere">{excerpt}</p>
      ) : (
        <p className="text-ink-quiet">
          {item.isPrivate ? "Private." : "Handed to the leaders."} Open it to read it; the log says
          that you did.
        </p>
      )}
      <ul className={factsLook}>
        {item.isUrgent && (
          <li className={dangerLook}>
            <Icon of="circle-alert" /> Words of danger
          </li>
        )}
        {item.hasNews && <li className={markLook}>News from them</li>}
        {item.isAnswered && <li className={markLook}>Answered</li>}
        {item.isMine && <li className={markLook}>Yours</li>}
        {holder && <li className={markLook}>With {holder}</li>}
        <li>{since}</li>
        <li>{prayedTimes === 0 ? "Not prayed for yet" : `Prayed for: ${prayedTimes}`}</li>
        <li>{id}</li>
      </ul>
    </li>
  );
}
