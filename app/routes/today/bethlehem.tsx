import { useId } from "react";

/** Christmas Eve, Christmas, Epiphany. */
export const hasStar = ({ day }: { day: string }) =>
  ["12-24", "12-25", "01-06"].includes(day.slice(5));

/** In the place of sun and moon. */
export function Bethlehem() {
  const id = useId().replaceAll(":", "");
  return (
    <g className="pointer-events-none" transform="translate(3)">
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="var(--light)" stopOpacity=".7" />
          <stop offset=".2" stopColor="var(--light)" stopOpacity=".3" />
          <stop offset=".55" stopColor="var(--light)" stopOpacity=".06" />
          <stop offset="1" stopColor="var(--light)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}beam`} x2="0" y2="1">
          <stop offset="0" stopColor="var(--light)" stopOpacity=".7" />
          <stop offset="1" stopColor="var(--light)" stopOpacity=".1" />
        </linearGradient>
      </defs>
      <ellipse cx="717" cy="214" rx="250" ry="64" fill={`url(#${id}glow)`} fillOpacity=".6" />
      <path d="M717 122L684 214H750Z" fill={`url(#${id}beam)`} />
      <circle cx="717" cy="122" r="80" fill={`url(#${id}glow)`} />
      <path d={star} fill="var(--light)" />
      <path fill="var(--middle)" stroke="var(--line)" strokeOpacity=".5" d={roofs} />
      <path fill="var(--light)" d={windows} />
    </g>
  );
}

const star = "M717 80Q718.5 116 747 122Q718.5 128 717 176Q715.5 128 687 122Q715.5 116 717 80Z";
const roofs =
  "M578 226V204H604V193H630V202H644V184H666V174H690V190H700V182A17 17 0 0 1 734 182V190H744V172H752V162H766V172H788V193H802V185H828V197H852V226Z";
const windows =
  "M653 200v-6a3 3 0 0 1 6 0v6zM675 191v-6a3 3 0 0 1 6 0v6zM714 200v-8a3 3 0 0 1 6 0v8zM772 190v-6a3 3 0 0 1 6 0v6zM814 198v-5a2.5 2.5 0 0 1 5 0v5zM614 206v-5a2.5 2.5 0 0 1 5 0v5z";
