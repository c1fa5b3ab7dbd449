import { TextLink } from "~/ui/controls/controls";
import { summaryClass } from "~/ui/team/team-styles";
import { listPath } from "../team-definitions";

/** Open until the member has prayed here or claimed a request. */
export function RequestsHelp({ isLeader, isNew }: { isLeader: boolean; isNew: boolean }) {
  return (
    <details id="desk-help" open={isNew} className="max-w-168">
      <summary className={summaryClass}>
        {isNew ? "Welcome to the desk" : "How the desk works"}
      </summary>
      <div className="grid gap-4 pt-2">
        {isLeader ? <LeadersPart /> : <IntercessorsPart />}
        <ol className="grid list-decimal gap-2 ps-5">
          <li>
            Open the first request that waits, read it, and press “Pray for this.” After “Amen” they
            see on their page that someone prayed.
          </li>
          <li>
            “Take it” if you mean to stay with it, so that two people don’t write back at once.
            Everybody can still pray for it.
          </li>
          <li>
            A note you write shows on the private page of whoever asked. If they have no account, a
            second person reads it first, under “Notes to look at.”
          </li>
          <li>“Close it” when nothing is left to do. If they write again, it comes back.</li>
          <li>
            Marked “May be in danger”? Its page says what to do in one minute: call if someone is
            hurt or about to be, then “Send the help lines,” then pray. Don’t carry it alone:{" "}
            {isLeader ? "ask another leader to look at it with you." : "tell a leader."} The mark
            can miss someone, so read the others with the same eyes. If you find one, do the same:
            call, write back with the help lines, pray, and don’t stay alone with it.
          </li>
          <li>
            Too heavy? {isLeader && "Where you have taken it, "}
            {isLeader ? "press" : "Press"} “This is too heavy for me.”{" "}
            {isLeader ? "The other leaders take it" : "The leaders take it"}, and nobody asks you
            why. Under <TextLink to="/team/care">Care for you</TextLink> you set a daily limit.
          </li>
        </ol>
      </div>
    </details>
  );
}

function IntercessorsPart() {
  return (
    <p>
      You’re an intercessor: you read what people ask the whole team to pray for. What they ask in
      private is for the leaders alone, so you won’t see it here. What you read stays on this desk.
    </p>
  );
}

function LeadersPart() {
  return (
    <p>
      You’re a leader: you read every request. Private ones, and those that were handed to you,
      stand under <TextLink to={listPath("leaders")}>For leaders</TextLink>; their words are on
      their own pages alone, and when one of you opens one, the{" "}
      <TextLink to="/team/log">log</TextLink> says so. One that was handed to you can go back to the
      whole team. <TextLink to="/team/messages">Messages</TextLink> are what people sent by the
      contact form. What you read stays on this desk.
    </p>
  );
}
