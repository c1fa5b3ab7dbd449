import { HomeBar, ink, paper, quiet, rule, StatusBar } from "./phone-frame";

/** The week's prayers, and what became of them. */
export function JournalScreen() {
  return (
    <>
      <rect width="228" height="492" rx="32" fill={paper} />
      <StatusBar colour={ink} />
      <text fontFamily="var(--font-serif)" x="20" y="84" fontSize="29" fill={ink}>
        Journal
      </text>
      <Week />
      {entries.map(({ title, since, answered }, index) => (
        <g key={title} transform={`translate(20 ${174 + index * 68})`}>
          {answered ? <Answered /> : <Open />}
          <text fontFamily="var(--font-serif)" x="32" y="9" fontSize="17.5" fill={ink}>
            {title}
          </text>
          <text fontFamily="var(--font-sans)" x="32" y="29" fontSize="14" fill={quiet}>
            {since}
          </text>
          {index < entries.length - 1 && <path d="M32 46H188" stroke={rule} />}
        </g>
      ))}
      <circle cx="193" cy="75" r="15" fill="#d4af37" />
      <path d="M187 75h12M193 69v12" stroke="#0f172a" strokeWidth="2" strokeLinecap="round" />
      <HomeBar colour={ink} />
    </>
  );
}

const entries = [
  { title: "Patience at home", since: "Praying since Sunday", answered: false },
  { title: "A hard phone call", since: "Answered Tuesday", answered: true },
  { title: "Rest for Mother", since: "Praying since May 4", answered: false },
  { title: "A free evening", since: "Thanks given today", answered: true },
];

/** A small sun for each day of prayer. */
function Week() {
  return (
    <>
      <text
        fontFamily="var(--font-sans)"
        x="20"
        y="112"
        fontSize="14"
        fontWeight="600"
        fill={quiet}
      >
        This week
      </text>
      <path
        d="M20 138a9 9 0 0 1 18 0zM47 138a9 9 0 0 1 18 0zM74 138a9 9 0 0 1 18 0zM101 138a9 9 0 0 1 18 0z"
        fill="#d4af37"
      />
      <path
        d="M128.75 137.250a8.25 8.25 0 0 1 16.5 0zM155.75 137.250a8.25 8.25 0 0 1 16.5 0zM182.75 137.250a8.25 8.25 0 0 1 16.5 0z"
        fill="none"
        stroke="#b9ad93"
        strokeWidth="1.5"
      />
    </>
  );
}

function Open() {
  return <circle cx="9" cy="5" r="8.25" fill="none" stroke="#b9ad93" strokeWidth="1.5" />;
}

function Answered() {
  return (
    <>
      <circle cx="9" cy="5" r="9" fill="#d4af37" />
      <path d="M5 5l3 3 5-6" fill="none" stroke="#0f172a" strokeWidth="2" />
    </>
  );
}
