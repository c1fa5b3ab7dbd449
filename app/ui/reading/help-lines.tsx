import LifeBuoy from "lucide-react/icons/life-buoy";
import { Icon } from "~/ui/controls/icon";
import { HelpCalls } from "./help-calls";

/** Where a visitor in danger finds help at once; our own desk is no crisis service. */
export function HelpLines({ className = "mt-10" }: { className?: string }) {
  return (
    <aside
      aria-label="Help at any hour"
      className={`help-lines card flex max-w-184 flex-wrap gap-x-4 gap-y-3 border-s-3 border-s-accent p-[min(1.25rem,6vw)] ${className}`}
    >
      <Icon of={LifeBuoy} size="1.5em" />
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <p className="[&_a]:font-semibold [&_a]:underline">
          If you may hurt yourself or are in danger, call <a href="tel:911">911</a>. In the US you
          can call or text <a href="tel:988">988</a>, or chat at{" "}
          <a href="https://988lifeline.org">988lifeline.org</a>, at any hour, free and confidential.
          Elsewhere, use your local emergency number or{" "}
          <a href="https://findahelpline.com">findahelpline.com</a>.
        </p>
        <HelpCalls className="mt-4" />
      </div>
    </aside>
  );
}
