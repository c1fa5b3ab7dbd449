import { useId } from "react";

/** The drawing over a day: a lake at dawn. */
export function Lake() {
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
