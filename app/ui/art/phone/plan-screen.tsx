import { useId } from "react";
import { HomeBar, StatusBar } from "./phone-frame";

type PlanDay = {
  title: string;
  verse: readonly string[];
  reference: string;
  /** The first words of its prayer. */
  prayer: string;
  /** How many of the plan's seven days are behind it. */
  done: number;
};

export const secondDay: PlanDay = {
  title: "Cast your cares",
  verse: ["Cast all your anxiety", "on Him, because He", "cares for you."],
  reference: "1 Peter 5:7",
  prayer: "Strong God, my arms are tired.",
  done: 1,
};

export const fifthDay: PlanDay = {
  title: "Come and rest",
  verse: ["Come to Me, all you who", "are weary and burdened,", "and I will give you rest."],
  reference: "Matthew 11:28",
  prayer: "You said to come, Jesus.",
  done: 4,
};

/** One day of a plan; `hidden`: how much of its left side another phone covers. */
export function PlanScreen({ day, hidden = 0 }: { day: PlanDay; hidden?: number }) {
  return (
    <>
      <rect width="228" height="492" rx="32" fill="#faf6ec" />
      <Lake />
      <StatusBar colour="#f3eddf" />
      <g transform={`translate(${hidden})`}>
        <Day {...day} />
      </g>
      <HomeBar colour="#141c30" />
    </>
  );
}

function Day({ title, verse, reference, prayer, done }: PlanDay) {
  return (
    <>
      <g fontFamily="var(--font-sans)" fontSize="11.5" fill="#4b5266">
        <text x="24" y="178" fontWeight="600">
          Dealing with Anxiety
        </text>
        <text x="24" y="344">
          {reference}
        </text>
      </g>
      <text fontFamily="var(--font-serif)" x="24" y="206" fontSize="25" fill="#141c30">
        {title}
      </text>
      <Days done={done} />
      <g fontFamily="var(--font-serif)" fill="#141c30" fontSize="17.5">
        {verse.map((line, index) => (
          <text key={line} x="24" y={278 + index * 22}>
            {line}
          </text>
        ))}
      </g>
      <path d="M24 362H204" stroke="#e2d8c3" />
      <g fontFamily="var(--font-sans)" fontSize="12" fill="#4b5266">
        <text x="24" y="386" fontWeight="600" fill="#141c30">
          Prayer
        </text>
        <text x="24" y="405">
          {prayer}
        </text>
      </g>
      <rect x="24" y="424" width="180" height="38" rx="19" fill="#d4af37" />
      <text
        fontFamily="var(--font-sans)"
        x="114"
        y="447.5"
        fontSize="13"
        fontWeight="600"
        textAnchor="middle"
        fill="#0f172a"
      >
        Next Day
      </text>
    </>
  );
}

/** Those that are done, today's, and those to come. */
function Days({ done }: { done: number }) {
  const places = [32, 58, 84, 110, 136, 162, 188];
  const today = places[done];
  return (
    <>
      <g fill="none" stroke="#b9ad93" strokeWidth="1.5">
        {places.slice(done + 1).map((x) => (
          <circle key={x} cx={x} cy="235" r="8" />
        ))}
      </g>
      {places.slice(0, done).map((x) => (
        <g key={x}>
          <circle cx={x} cy="235" r="8.5" fill="#d4af37" />
          <path d={`M${x - 4} 235l3 3 5-6`} fill="none" stroke="#0f172a" strokeWidth="1.75" />
        </g>
      ))}
      <circle cx={today} cy="235" r="8.5" fill="#0f172a" />
      <circle cx={today} cy="235" r="2.5" fill="#d4af37" />
    </>
  );
}

function Lake() {
  const id = useId().replaceAll(":", "");
  return (
    <>
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop offset="0" stopColor="#0c1a33" />
          <stop offset=".4" stopColor="#1c406a" />
          <stop offset=".66" stopColor="#aac4c4" />
          <stop offset=".7" stopColor="#f8e9c6" />
          <stop offset=".71" stopColor="#6a8ea3" />
          <stop offset="1" stopColor="#163354" />
        </linearGradient>
      </defs>
      <path
        d="M0 152V32A32 32 0 0 1 32 0H196A32 32 0 0 1 228 32V152Z"
        fill={`url(#${id}) #1c406a`}
      />
      <path d="M128 107a17 17 0 0 1 34 0Z" fill="#fff8e6" />
      <g fill="none" stroke="#f5e4b0">
        <path d="M115 107a30 30 0 0 1 60 0M99 107a46 46 0 0 1 92 0" strokeOpacity=".55" />
        <path d="M130 113h30M136 119h22M126 126h32M138 134h24M122 143h40" strokeWidth="1.5" />
      </g>
    </>
  );
}
