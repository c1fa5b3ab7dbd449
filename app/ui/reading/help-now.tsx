import { HelpCalls } from "./help-calls";

/** Help one press away, at the head of what is read in a dark hour; HelpLines says the whole of it. */
export function HelpNow() {
  return (
    <aside aria-label="Help now" className="notice notice-info help-now no-print">
      <p>If you may hurt yourself or are in danger:</p>
      <HelpCalls />
      <p className="about-note">
        In the US. Elsewhere:{" "}
        <a href="https://findahelpline.com" className="link">
          findahelpline.com
        </a>
      </p>
    </aside>
  );
}
