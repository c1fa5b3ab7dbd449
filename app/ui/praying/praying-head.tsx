import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { BackLink } from "../controls/back-link";
import { Button, Icon, useMounted } from "../controls/controls";
import { HelpNow, type HelpNowPage } from "../help/help-view";
import { wantsCalm } from "../layout/may-glide";
import { HourLand, HourSky } from "./hour-scene";
import { listen, ownVoice } from "./listen";

type PrayingHeadProps = {
  back: { to: string; label: string };
  /** It stands in the place of the device's voice. */
  recording?: string;
  help?: HelpNowPage;
};

export function PrayingHead({ back, recording, help }: PrayingHeadProps) {
  const [short, where] = back.label.split(" to ");
  return (
    <>
      <HourSky />
      <div
        className={`flex items-center justify-end gap-2 px-gutter pt-3 ${help ? stays : "relative z-50"}`}
      >
        <BackLink to={back.to} className="me-auto">
          <span className="max-sm:in-data-text:in-[.help-row]:sr-only">
            {short} {where && <span className="max-sm:sr-only">to {where}</span>}
          </span>
        </BackLink>
        <PrayAids listens={!recording} />
        <HelpNow help={help} praying />
      </div>
      <Breath />
    </>
  );
}

const stays =
  "help-row sticky top-0 z-50 -mb-5 pb-5 bg-linear-to-b from-(--zenith) from-70% to-transparent in-data-[hour=midday]:from-[color-mix(in_srgb,var(--veil)_15%,var(--upper))] print:static print:bg-none";

/** A word for each; on a phone, beside the button for help, a sign. */
const sign = "max-md:not-in-[.help-row]:not-in-data-text:hidden";
const word = "max-sm:in-[.help-row]:sr-only max-sm:in-data-text:sr-only";

/** The page's own sun goes up and down with it; a tap anywhere, Escape or the way back ends it. */
function Breath() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without scripts it leads back itself
    <a
      id="breathe"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        history.back();
      }}
      onKeyDown={({ key }) => key === "Escape" && history.back()}
      className="no-print fixed inset-0 z-40 hidden cursor-pointer content-start justify-items-center gap-6 overflow-clip bg-linear-to-b from-(--zenith) to-(--upper) px-gutter pt-[22svh] text-center outline-offset-[-6px] [--land:46svh] in-data-[hour=midday]:to-[color-mix(in_srgb,var(--veil)_45%,var(--upper))] target:grid"
    >
      <span className="grid text-display text-dawn *:[grid-area:1/1] motion-reduce:hidden in-data-calm:hidden">
        <span className="animate-[said_10s_infinite] font-serif opacity-0">in</span>
        <span className="animate-[said_10s_4s_infinite] font-serif opacity-0">out</span>
      </span>
      <span className="font-serif text-heading text-balance text-dawn">
        Breathe in for four, out for six.
      </span>
      <span className="hidden motion-reduce:block in-data-calm:block">
        In, two, three, four.
        <br />
        Out, two, three, four, five, six.
      </span>
      <span className="link relative z-2 min-h-11 text-small">Back to the prayer</span>
      <HourLand className="bottom-0 [&_.disc]:animate-[breathe_10s_ease-in-out_infinite]" />
    </a>
  );
}

function PrayAids({ listens }: { listens: boolean }) {
  const mounted = useMounted();
  return (
    <div className="no-print relative flex flex-wrap justify-end gap-2 in-data-text:flex-nowrap">
      <a href="#breathe" title="Breathe" className="pray-aid inline-flex items-center gap-2">
        <Icon of="wind" className={sign} />
        <span className={word}>Breathe</span>
      </a>
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
      <Icon of="volume-2" className={sign} />
      <span className={word}>Listen</span>
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
  const sheet = useRef<HTMLDialogElement>(null);
  const tones = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        title="Quiet timer"
        onClick={() => sheet.current?.showModal()}
        className="pray-timer pray-aid inline-flex items-center gap-2"
      >
        {timer.running ? (
          <>
            <Ring part={timer.part} />
            {restInWords(timer.minutesLeft)}
          </>
        ) : (
          <>
            <Icon of="timer" className={sign} />
            <span className={`max-md:first-letter:uppercase ${word}`}>
              <span className="max-md:sr-only">Quiet </span>timer
            </span>
          </>
        )}
      </button>
      <dialog ref={sheet} aria-labelledby="quiet-timer" className={timerSheet}>
        <form method="dialog" className="grid gap-4 p-inset">
          <h2 id="quiet-timer">Quiet timer</h2>
          <div className="grid grid-cols-2 gap-2">
            {choices.map((minutes) => (
              <Button
                key={minutes}
                variant="secondary"
                className="px-2"
                onClick={() => timer.start(minutes, tones.current?.checked)}
              >
                {inWords(minutes)}
              </Button>
            ))}
          </div>
          <label className="check">
            <input ref={tones} type="checkbox" />
            <span>A quiet tone at its beginning and end</span>
          </label>
          {timer.running && <Button onClick={timer.stop}>Stop the timer</Button>}
          <Button variant="quiet">Cancel</Button>
        </form>
      </dialog>
      <p
        role="status"
        className="absolute top-full right-0 mt-2 w-max max-w-[calc(100vw-3rem)] text-small text-dawn"
      >
        {timer.ended && `That was ${inWords(timer.ended)}. Stay as long as you like.`}
      </p>
    </>
  );
}

const timerSheet =
  "sheet w-full max-w-none mx-0 mt-auto rounded-b-none sm:m-auto sm:max-w-104 sm:rounded-large backdrop:bg-night-deep/60";

const choices = [1, 3, 5, 10];

const inWords = (minutes: number) => (minutes === 1 ? "1 minute" : `${minutes} minutes`);

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

const restInWords = (minutes: number) =>
  minutes <= 1 ? "Less than a minute left" : `About ${minutes} minutes left`;

/** `part` of the time has passed, 0 to 1; no more than `minutesLeft` are to come. */
function useQuietTimer() {
  const [running, setRunning] = useState<Running>();
  const [part, setPart] = useState(0);
  const [ended, setEnded] = useState<number>();

  useEffect(() => {
    if (!running) return;
    const { minutes, endsAt, audio } = running;
    const calm = wantsCalm();
    const tick = () => {
      const left = endsAt - Date.now();
      // Who wants no motion sees the ring close a minute at a time.
      const shown = calm ? Math.ceil(left / minute) * minute : left;
      setPart(1 - shown / (minutes * minute));
      if (left > 0) return;
      if (audio) ring(audio);
      setEnded(minutes);
      setRunning(undefined);
      setPart(0);
    };
    const interval = setInterval(tick, 1_000);
    return () => clearInterval(interval);
  }, [running]);

  function start(minutes: number, hasTones = false) {
    const audio = hasTones && "AudioContext" in window ? new AudioContext() : undefined;
    if (audio) ring(audio);
    setPart(0);
    setEnded(undefined);
    setRunning({ minutes, endsAt: Date.now() + minutes * minute, audio });
  }

  function stop() {
    setRunning(undefined);
    setPart(0);
  }

  const minutesLeft = running ? Math.ceil(running.minutes * (1 - part)) : 0;
  return { running: running !== undefined, part, minutesLeft, ended, start, stop };
}

type Running = { minutes: number; endsAt: number; audio?: AudioContext };

/** Soft, and over in three seconds. */
function ring(audio: AudioContext): void {
  const { currentTime: at, destination } = audio;
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = 396;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.15, at + 0.08);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 3);
  tone.connect(volume).connect(destination);
  tone.start(at);
  tone.stop(at + 3);
}

const minute = 60_000;
