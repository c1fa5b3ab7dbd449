import { useMounted } from "~/ui/controls/use-mounted";

/** A point in time: in UTC as the server knows it, in the reader's own zone where scripts run. */
export function Moment({ at }: { at: Date }) {
  const timeZone = useMounted() ? undefined : "UTC";
  const words = new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  }).format(at);
  // The hour stays on its line: "1:26 PM UTC".
  const whole = (timeZone ? `${words} ${timeZone}` : words).replace(/ (?=[AP]M|UTC)/g, "\u00a0");
  return <time dateTime={at.toISOString()}>{whole}</time>;
}

/** A day, likewise; in UTC for everyone, so that it is the same on paper and on screen. */
export function Day({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{mediumDate.format(at)}</time>;
}

const mediumDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
