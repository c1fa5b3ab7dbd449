import { type ReactNode, useId } from "react";
import type { HourName } from "#content/hours/hour";
import type { Color } from "#content/year/seasons";
import { usePageZone } from "../layout/current-user";
import { HourScript, useHour } from "./hour";
import { OwnClock, TurnScript, untilTurned } from "./own-clock";

type HourFrameProps = {
  hour: HourName;
  /** Somebody asked for this one, whatever their clock says. */
  chosen?: boolean;
  /** Its season's, on the light of the hour. */
  color?: Color;
  className?: string;
  children: ReactNode;
};

export function HourFrame({ chosen = false, className = "", ...frame }: HourFrameProps) {
  const { hour, color, children } = frame;
  const own = useHour(hour, chosen);
  const isFixed = usePageZone()?.isChosen || chosen;
  return (
    <article data-hour={own} data-color={color} className={`night ${untilTurned} ${className}`}>
      {!isFixed && <HourScript />}
      <OwnClock.Provider value={{ shown: [own], isFixed }}>{children}</OwnClock.Provider>
      {!isFixed && <TurnScript />}
    </article>
  );
}

/** A part of a page that stands under the sky of its hour. */
export function HourCard({ className = "", children, ...frame }: HourFrameProps) {
  return (
    <HourFrame
      {...frame}
      className={`vigil isolate grid grid-cols-1 justify-items-start gap-y-5 pb-36 sm:pe-[40%] sm:pb-24 ${className}`}
    >
      <div className="dawn-rings absolute inset-0 -z-1 overflow-clip rounded-[inherit] sm:[&_.sticky]:ms-[40%]">
        <HourSky />
        <HourLand className="start-0 -bottom-40 w-[160%] [--land:22rem]" />
      </div>
      {children}
    </HourFrame>
  );
}

export function HourSky() {
  return (
    <div aria-hidden="true" className={`scene no-print absolute inset-0 -z-10 ${heavens}`}>
      <svg
        viewBox="0 0 1440 900"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        className="sticky top-0 h-svh w-full stroke-(--line) opacity-0 [stroke-linecap:round] in-data-[hour=evening]:opacity-30 in-data-[hour=night]:opacity-75"
      >
        <path d={stars} strokeWidth="2" />
        <path d={brightStars} strokeWidth="3.5" />
      </svg>
    </div>
  );
}

/** Noon is the lightest that words can stand on. */
const heavens =
  "bg-[linear-gradient(var(--zenith),var(--upper)_100vh)] in-data-[hour=midday]:bg-[linear-gradient(color-mix(in_srgb,var(--veil)_15%,var(--upper)),color-mix(in_srgb,var(--veil)_45%,var(--upper))_100vh)]";

/** Where the words stand there are none. */
const stars =
  "M90 120h0M206 64h0M318 208h0M386 92h0M986 60h0M1090 150h0M1180 62h0M1290 196h0M1384 104h0M60 330h0M170 436h0M262 372h0M1126 340h0M1236 420h0M1352 352h0M96 560h0M1310 570h0M210 640h0M1206 610h0";
const brightStars = "M150 220h0M340 150h0M1090 240h0M1240 110h0M120 470h0M1330 470h0";

type HourLandProps = { className?: string; light?: ReactNode };

export function HourLand({ className = "bottom-0", light }: HourLandProps) {
  return (
    <div className={`scene no-print absolute inset-x-0 z-1 h-(--land) ${className}`}>
      <Sky dark={Boolean(light)} />
      <Hills light={light} />
    </div>
  );
}

const picture = {
  viewBox: "0 50 1440 324",
  preserveAspectRatio: "xMidYMax slice",
  focusable: false,
} as const;

function Sky({ dark }: { dark: boolean }) {
  const id = useId().replaceAll(":", "");
  return (
    <svg {...picture} aria-hidden="true" className="absolute inset-0 size-full mask-dawn-40%">
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="374" gradientUnits="userSpaceOnUse">
          <stop
            offset=".14"
            className="[stop-color:var(--upper)] in-data-[hour=midday]:[stop-color:color-mix(in_srgb,var(--veil)_45%,var(--upper))]"
          />
          <stop offset=".4" stopColor="var(--veil)" />
          <stop offset=".52" stopColor="var(--haze)" />
          <stop offset=".6" stopColor="var(--horizon)" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="var(--light)" stopOpacity=".85" />
          <stop offset=".3" stopColor="var(--glow)" stopOpacity=".42" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill={`url(#${id}sky)`} d="M0 0H1440V300H0Z" />
      {!dark && <Glow fill={`url(#${id}glow)`} />}
    </svg>
  );
}

function Glow({ fill }: { fill: string }) {
  return (
    <>
      <g className={sun}>
        <g className="disc">
          <circle cx="720" cy="196" r="230" fill={fill} />
        </g>
      </g>
      <g className={moon}>
        <circle cx="695" cy="142" r="190" fill={fill} fillOpacity=".55" className="disc" />
      </g>
    </>
  );
}

/** The disc is whole, wherever the sky around it fades. */
function Hills({ light = <Discs /> }: { light?: ReactNode }) {
  const id = useId().replaceAll(":", "");
  return (
    <svg {...picture} aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <defs>
        <linearGradient id={`${id}line`}>
          <stop offset=".25" stopColor="var(--line)" stopOpacity="0" />
          <stop offset=".5" stopColor="var(--line)" />
          <stop offset=".75" stopColor="var(--line)" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}near`} x2="0" y2="1">
          <stop offset="0" stopColor="var(--middle)" />
          <stop offset=".7" stopColor="var(--near)" />
        </linearGradient>
      </defs>
      {light}
      <path fill="var(--far)" d={`${far}V300H0Z`} />
      <path fill="none" stroke={`url(#${id}line)`} d={far} />
      <path fill={`url(#${id}near)`} d={`${near}V374H0Z`} />
      <path fill="none" stroke={`url(#${id}line)`} strokeWidth="1.5" d={near} />
      <path fill="none" stroke={`url(#${id}line)`} strokeOpacity=".35" d={furrows} />
    </svg>
  );
}

function Discs() {
  return (
    <>
      <g className={sun}>
        <g className="disc">
          <g fill="none" stroke="var(--line)">
            {[68, 94, 122].map((r, at) => (
              <circle key={r} cx="720" cy="196" r={r} strokeOpacity={(0.5 - at * 0.1).toFixed(1)} />
            ))}
          </g>
          <circle cx="720" cy="196" r="44" fill="var(--light)" />
        </g>
      </g>
      <g className={moon}>
        <path
          fill="var(--light)"
          d="M711 83a42 42 0 1 0 44.5 63.5a39 39 0 1 1 -44.5 -63.5Z"
          className="disc"
        />
      </g>
    </>
  );
}

const far = "M0 196C110 172 220 186 340 200S560 214 720 206S960 180 1100 196S1330 214 1440 190";
const near = "M0 244C200 214 420 226 640 246S1100 276 1440 232";
const furrows =
  "M0 268C200 238 420 250 640 270S1100 300 1440 256M0 298C200 268 420 280 640 300S1100 330 1440 286M0 334C200 304 420 316 640 336S1100 366 1440 322";

const settles =
  "in-[.rite]:[animation:settle_5s_var(--ease-dawn)_both] in-data-[hour=morning]:[--from:1.5rem]";

const sun = `origin-[720px_196px] [translate:0px_2px] in-data-[hour=evening]:[translate:0px_12px] in-data-[hour=midday]:[scale:0.6] in-data-[hour=midday]:[translate:0px_-62px] in-data-[hour=night]:hidden ${settles}`;
const moon = `hidden [--clear:48%] [translate:0px_18px] in-data-[hour=night]:block ${settles}`;
