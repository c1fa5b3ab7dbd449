import type { ReactNode } from "react";
import { factorWords } from "#content/pages/account";

export function FactorSteps() {
  return (
    <ol className="mt-4 grid cols-fill-64 gap-x-8 gap-y-10">
      {factorWords.steps.map(({ name, words }, at) => (
        <Step key={name} picture={[phone, square, paper][at]} name={name} words={words} />
      ))}
    </ol>
  );
}

function Step({ picture, name, words }: Record<"name" | "words", string> & { picture: ReactNode }) {
  return (
    <li className="max-sm:flex max-sm:gap-4">
      <svg
        aria-hidden="true"
        viewBox="0 0 160 80"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="night w-full shrink-0 max-sm:size-18 rounded-large border border-line bg-night-deep stroke-accent"
      >
        {picture}
      </svg>
      <div className="sm:mt-4">
        <h3 className="font-sans text-base leading-snug font-semibold">{name}</h3>
        <p className="mt-1 text-small text-ink-quiet">{words}</p>
      </div>
    </li>
  );
}

const phone = (
  <>
    <rect x="63" y="10" width="34" height="60" rx="6" />
    <path d="M76 64h8" />
    <path d="M69 34h4m5 0h4m5 0h4M69 42h4m5 0h4m5 0h4" strokeWidth="3" />
  </>
);

const square = (
  <>
    <path d="M58 24v-6a4 4 0 0 1 4-4h6m24 0h6a4 4 0 0 1 4 4v6m0 32v6a4 4 0 0 1-4 4h-6m-24 0h-6a4 4 0 0 1-4-4v-6" />
    <path d="M66 22h10v10h-10zm18 0h10v10h-10zm-18 26h10v10h-10z" />
    <path d="M84 40h2m6 0h2m-14 8h2m4 0h2m4 4h2m-10 6h2m6 0h2m-28-18h2m6 0h2" strokeWidth="3" />
  </>
);

const paper = (
  <>
    <path d="M60 12h30l12 12v44h-42zm30 0v12h12" />
    <path d="M68 34h9m7 0h9m-25 10h9m7 0h9m-25 10h9m7 0h9" strokeWidth="3" />
  </>
);
