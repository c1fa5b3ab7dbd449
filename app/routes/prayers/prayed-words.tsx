import { DivineName } from "~/ui/reading/divine-name";

type PrayedWordsProps = { text: string; id?: string; className?: string };

/** What somebody wrote, line by line; a blank line of theirs parts it, and is no higher than a pause. */
export function PrayedWords({ text, id, className = "" }: PrayedWordsProps) {
  return (
    <div id={id} className={`prayed-words grid gap-[0.5em] ${className}`}>
      {text.split(/\n\s*\n/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
        <p key={place} dir="auto">
          <DivineName text={part} />
        </p>
      ))}
    </div>
  );
}
