import { useSiteWords } from "./site-words";

const short = "leading-none whitespace-nowrap";
/** In lines beside the buttons of a phone, the short name where that is not enough. */
const long = "text-small leading-tight";
const [oneLine, lines] = [14, 30];

export function Wordmark() {
  const { name, shortName, logo } = useSiteWords();
  if (logo)
    return (
      <img
        {...logo}
        alt={name}
        className="my-3 h-10 w-auto max-w-full object-contain object-left"
      />
    );
  return (
    <span
      className={`wordmark inline-flex items-center gap-x-[min(0.625rem,3vw)] font-serif font-[550] ${name.length > oneLine ? long : short}`}
    >
      <DawnMark />
      <span className={name.length > oneLine ? "flex-[1_1_7em]" : undefined}>
        {name.length > lines ? shortName : name}
      </span>
    </span>
  );
}

/** public/favicon.svg is the same drawing. */
export function DawnMark() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="1.4em"
      height="1.4em"
      aria-hidden="true"
      className="flex-none fill-accent stroke-accent"
    >
      <path
        stroke="none"
        d="M1.7 19.6C7 17.2 11 20.6 16 20.6S25.5 17.6 30.3 19.6A14.75 14.75 0 0 1 1.7 19.6ZM11 18.2A5.2 5.2 0 0 1 21 18.2Q18.6 18.9 16 18.9T11 18.2Z"
      />
      <path
        fill="none"
        strokeWidth="1.5"
        d="M7 16.5a9.2 9.2 0 0 1 18 0M1 16a15 15 0 0 0 30 0A15 15 0 0 0 1 16"
      />
    </svg>
  );
}
