import { Lake } from "./lake";
import { HomeBar, ink, paper, quiet, rule, StatusBar } from "./phone-frame";
import { Days } from "./plan-days";

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
      <rect width="228" height="492" rx="32" fill={paper} />
      <Lake />
      <StatusBar colour="#f3eddf" />
      <g transform={`translate(${hidden})`}>
        <Day {...day} />
      </g>
      <HomeBar colour={ink} />
    </>
  );
}

function Day({ title, verse, reference, prayer, done }: PlanDay) {
  return (
    <>
      <g fontFamily="var(--font-sans)" fontSize="11.5" fill={quiet}>
        <text x="24" y="178" fontWeight="600">
          Dealing with Anxiety
        </text>
        <text x="24" y="344">
          {reference}
        </text>
      </g>
      <text fontFamily="var(--font-serif)" x="24" y="206" fontSize="25" fill={ink}>
        {title}
      </text>
      <Days done={done} />
      <g fontFamily="var(--font-serif)" fill={ink} fontSize="17.5">
        {verse.map((line, index) => (
          <text key={line} x="24" y={278 + index * 22}>
            {line}
          </text>
        ))}
      </g>
      <path d="M24 362H204" stroke={rule} />
      <g fontFamily="var(--font-sans)" fontSize="12" fill={quiet}>
        <text x="24" y="386" fontWeight="600" fill={ink}>
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
