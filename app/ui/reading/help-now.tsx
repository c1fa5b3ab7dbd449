import { HelpCalls } from "./help-calls";

/** Help one press away, at the head of what is read in a dark hour; HelpLines says the whole of it. */
export function HelpNow() {
  return (
    <aside
      aria-label="Help now"
      className="notice notice-info no-print mt-2 flex-wrap items-center gap-x-6 gap-y-2.5 wrap-anywhere"
    >
      <p>If you may hurt yourself or are in danger:</p>
      <HelpCalls className="[&_.button]:px-2.5" />
      <p className="text-small text-ink-quiet">
        In the US. Elsewhere:{" "}
        <a href="https://findahelpline.com" className="link">
          findahelpline.com
        </a>
      </p>
    </aside>
  );
}
