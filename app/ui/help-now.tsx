import MessageSquare from "lucide-react/icons/message-square";
import Phone from "lucide-react/icons/phone";
import { ButtonLink } from "./button";
import { Icon } from "./icon";

/** Help one press away, at the head of what is read in a dark hour; HelpLines says the whole of it. */
export function HelpNow() {
  return (
    <aside aria-label="Help now" className="help-now no-print">
      <p>
        In danger, or thinking of hurting yourself? In the US someone will answer now, and listen.
      </p>
      <div className="help-ways">
        <ButtonLink to="tel:988" variant="secondary">
          <Icon of={Phone} /> Call 988
        </ButtonLink>
        <ButtonLink to="sms:988" variant="secondary">
          <Icon of={MessageSquare} /> Text 988
        </ButtonLink>
        <ButtonLink to="tel:911" variant="secondary">
          <Icon of={Phone} /> Call 911
        </ButtonLink>
      </div>
      <p className="help-elsewhere">
        Elsewhere: your emergency number, or{" "}
        <a href="https://findahelpline.com" className="link">
          findahelpline.com
        </a>
      </p>
    </aside>
  );
}
