/** Whom to call, in one breath, where somebody may pray in a dark hour. */
export function HelpWords({ className = "" }: { className?: string }) {
  return (
    <aside
      id="help"
      aria-label="Help at any hour"
      className={`text-small text-ink-quiet ${className}`}
    >
      <p>
        Thinking about suicide, or afraid you might hurt yourself?{" "}
        <a href="tel:988" className="link font-[600] text-ink">
          Call
        </a>{" "}
        or{" "}
        <a href="sms:988" className="link font-[600] text-ink">
          text 988
        </a>{" "}
        in the US. If anyone is in immediate danger, call{" "}
        <a href="tel:911" className="link font-[600] text-ink">
          911
        </a>
        . Elsewhere:{" "}
        <a href="https://findahelpline.com" className="link font-[600] text-ink">
          findahelpline.com
        </a>
      </p>
    </aside>
  );
}
