import LifeBuoy from "lucide-react/icons/life-buoy";
import { Icon } from "~/ui/controls/icon";
import { HelpCalls } from "./help-calls";

/**
 * Where a visitor in danger finds help at once; our own desk is no crisis service.
 * @param calls false where the same buttons stand at the head of the page.
 */
export function HelpLines({ calls = true }: { calls?: boolean }) {
  return (
    <aside aria-label="Help at any hour" className="help-lines card">
      <Icon of={LifeBuoy} size="1.5em" />
      <div>
        <p>
          If you may hurt yourself or are in danger, call <a href="tel:911">911</a>. In the US you
          can call or text <a href="tel:988">988</a>, or chat at{" "}
          <a href="https://988lifeline.org">988lifeline.org</a>, at any hour, free and confidential.
          Elsewhere, use your local emergency number or{" "}
          <a href="https://findahelpline.com">findahelpline.com</a>.
        </p>
        {calls && <HelpCalls />}
      </div>
    </aside>
  );
}
