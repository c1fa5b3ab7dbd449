import { DetailsMenu } from "../controls/details-menu";
import { Icon } from "../controls/icon";
import { useQuietTimer } from "./use-quiet-timer";

/** The minutes that one may choose, and how each is said once it has passed. */
const choices = [
  { minutes: 1, passed: "One minute has passed." },
  { minutes: 3, passed: "Three minutes have passed." },
  { minutes: 5, passed: "Five minutes have passed." },
  { minutes: 10, passed: "Ten minutes have passed." },
];

/** A time to be still: a ring that closes without a sound, and a word at the end. */
export function QuietTimer() {
  const timer = useQuietTimer();
  const ended = choices.find(({ minutes }) => minutes === timer.ended);
  return (
    <>
      <DetailsMenu
        title="Quiet timer"
        className="pray-timer"
        buttonClass="pray-aid inline-flex items-center gap-2"
        sheetClass="right-0 left-auto w-48"
        label={
          timer.running ? (
            <>
              <Ring part={timer.part} />
              {restInWords(timer.minutesLeft)}
            </>
          ) : (
            <>
              <Icon of="timer" className="max-md:hidden" />
              <span className="max-md:first-letter:uppercase">
                <span className="max-md:sr-only">Quiet </span>timer
              </span>
            </>
          )
        }
      >
        <ul>
          {choices.map(({ minutes }) => (
            <li key={minutes}>
              <button
                type="button"
                className="share-item whitespace-nowrap"
                onClick={() => timer.start(minutes)}
              >
                {minutes === 1 ? "1 minute" : `${minutes} minutes`}
              </button>
            </li>
          ))}
          {timer.running && (
            <li>
              <button type="button" className="share-item" onClick={timer.stop}>
                Stop the timer
              </button>
            </li>
          )}
        </ul>
      </DetailsMenu>
      <p
        role="status"
        className="absolute top-full right-0 mt-2 w-max max-w-[calc(100vw-3rem)] text-small text-dawn"
      >
        {ended && `${ended.passed} Stay as long as you like.`}
      </p>
    </>
  );
}

function restInWords(minutes: number): string {
  if (minutes <= 1) return "Less than a minute left";
  return `About ${minutes} minutes left`;
}

/** How much of the time has passed, 0 to 1. */
function Ring({ part }: { part: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="pray-ring size-[1.25em] -rotate-90 fill-none stroke-control stroke-2"
    >
      <circle cx="12" cy="12" r="9" />
      <circle
        cx="12"
        cy="12"
        r="9"
        pathLength="1"
        strokeDasharray={`${part} 1`}
        className="stroke-accent stroke-3"
      />
    </svg>
  );
}
