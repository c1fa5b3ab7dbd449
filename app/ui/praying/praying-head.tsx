import { useEffect, useState, useSyncExternalStore } from "react";
import { BackLink } from "../controls/back-link";
import { Icon, useMounted } from "../controls/controls";
import { DetailsMenu } from "../controls/details-menu";
import { wantsCalm } from "../layout/may-glide";
import { HourSky } from "./hour-scene";
import { listen, ownVoice } from "./listen";

type PrayingHeadProps = {
  back: { to: string; label: string };
  /** It stands in the place of the device's voice. */
  recording?: string;
};

export function PrayingHead({ back, recording }: PrayingHeadProps) {
  return (
    <>
      <HourSky />
      <BreathRing />
      <div className="no-print flex items-start justify-between gap-4 px-gutter pt-3">
        <BackLink to={back.to}>
          <BackWords label={back.label} />
        </BackLink>
        <PrayAids listens={!recording} />
      </div>
      <BreathWords />
    </>
  );
}

function BackWords({ label }: { label: string }) {
  const [short, where] = label.split(" to ");
  if (!where) return label;
  return (
    <span>
      {short} <span className="max-sm:sr-only">to {where}</span>
    </span>
  );
}

function BreathSwitch() {
  return (
    <label title="Breathe" className="pray-aid relative inline-flex items-center gap-2">
      <input
        type="checkbox"
        className="pray-breathe absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <Icon of="wind" className="max-md:hidden" />
      Breathe
    </label>
  );
}

const whileChosen = "hidden in-[.pray:has(.pray-breathe:checked)]:block";

function BreathRing() {
  return (
    <svg
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      className={`scene no-print fixed inset-x-0 top-[42svh] -z-5 mx-auto h-auto w-[min(92vw,74svh,40rem)] [translate:0_-50%] ${whileChosen}`}
    >
      <circle
        r="98"
        className="origin-center animate-[breathe_10s_ease-in-out_infinite] fill-(--glow) stroke-(--line) [fill-opacity:0.07] [transform:scale(0.8)] [stroke-opacity:0.55] [transform-box:fill-box]"
      />
    </svg>
  );
}

function BreathWords() {
  return (
    <p className={`no-print px-gutter text-right text-small text-dawn ${whileChosen}`}>
      Breathe in for four, out for six.
    </p>
  );
}

function PrayAids({ listens }: { listens: boolean }) {
  const mounted = useMounted();
  return (
    <div className="relative flex flex-wrap justify-end gap-2 z-50">
      <BreathSwitch />
      {mounted && (
        <>
          {listens && <ListenButton />}
          <QuietTimer />
        </>
      )}
    </div>
  );
}

function ListenButton() {
  const available = useSyncExternalStore(watchVoices, hasVoice, () => false);
  if (!available) return null;
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => listen(currentTarget)}
      className="pray-aid inline-flex items-center gap-2"
    >
      <Icon of="volume-2" className="max-md:hidden" />
      Listen
    </button>
  );
}

const hasVoice = () => ownVoice() !== undefined;

/** Some browsers know their voices only a moment later. */
function watchVoices(changed: () => void): () => void {
  if (!("speechSynthesis" in window)) return () => {};
  speechSynthesis.addEventListener?.("voiceschanged", changed);
  return () => speechSynthesis.removeEventListener?.("voiceschanged", changed);
}

function QuietTimer() {
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

const choices = [
  { minutes: 1, passed: "One minute has passed." },
  { minutes: 3, passed: "Three minutes have passed." },
  { minutes: 5, passed: "Five minutes have passed." },
  { minutes: 10, passed: "Ten minutes have passed." },
];

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

function restInWords(minutes: number): string {
  if (minutes <= 1) return "Less than a minute left";
  return `About ${minutes} minutes left`;
}

/** `part` of the time has passed, 0 to 1; no more than `minutesLeft` are to come. */
function useQuietTimer() {
  const [running, setRunning] = useState<Running>();
  const [part, setPart] = useState(0);
  const [ended, setEnded] = useState<number>();

  useEffect(() => {
    if (!running) return;
    const { minutes, endsAt } = running;
    const calm = wantsCalm();
    const tick = () => {
      const left = endsAt - Date.now();
      // Who wants no motion sees the ring close a minute at a time.
      const shown = calm ? Math.ceil(left / minute) * minute : left;
      setPart(1 - shown / (minutes * minute));
      if (left > 0) return;
      setEnded(minutes);
      setRunning(undefined);
      setPart(0);
    };
    const interval = setInterval(tick, 1_000);
    return () => clearInterval(interval);
  }, [running]);

  function start(minutes: number) {
    setPart(0);
    setEnded(undefined);
    setRunning({ minutes, endsAt: Date.now() + minutes * minute });
  }

  function stop() {
    setRunning(undefined);
    setPart(0);
  }

  const minutesLeft = running ? Math.ceil(running.minutes * (1 - part)) : 0;
  return { running: running !== undefined, part, minutesLeft, ended, start, stop };
}

type Running = { minutes: number; endsAt: number };

const minute = 60_000;
