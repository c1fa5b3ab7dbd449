import { type ScenePartProps, Sky } from "./sky";

/** A field ready for the harvest, the nearest ears against the light. */
export function Wheat({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={440} y={330} />
      <circle cx="440" cy="330" r="36" fill="#fff8e6" />
      <path d={`${field}V500H-640Z`} fill={tone.far} />
      <path d={field} fill="none" stroke={`url(#${id}line)`} />
      <path
        d="M-640 392C-420 372-240 384 0 376S320 384 480 388S700 372 800 382V500H-640Z"
        fill={tone.middle}
      />
      <path
        d="M440 387L-640 470M440 387L-240 500M440 387L60 500M440 387L270 500M440 387L440 500M440 387L610 500M440 387L800 494M440 387L800 410"
        stroke={`url(#${id}line)`}
        strokeOpacity=".3"
      />
      <path
        d="M-640 446C-420 430-200 442 20 438S380 448 560 446S740 436 800 442V500H-640Z"
        fill={tone.near}
      />
      <defs>
        <g id={`${id}e`}>
          <path d="M0 0C-9 60-14 130-16 240" fill="none" stroke={tone.near} strokeWidth="2.5" />
          <path d={awns} stroke={tone.line} strokeOpacity=".75" />
          <path d={kernels} fill={tone.near} stroke={tone.line} strokeWidth=".8" />
        </g>
      </defs>
      {ears.map((place) => (
        <use key={place} href={`#${id}e`} transform={place} />
      ))}
    </>
  );
}

const field = "M-640 354C-500 336-380 348-240 340S40 330 140 338S340 346 440 342S690 326 800 340";

const kernels =
  "M0 0Q3-17-12-24Q-11-9 0 0M0 0Q15-7 12-24Q1-14 0 0M0-15Q4-31-9-39Q-9-25 0-15M0-15Q15-22 13-38Q2-29 0-15M2-31Q7-45-6-54Q-7-41 2-31M2-31Q17-36 15-51Q4-44 2-31M5-46Q10-59-1-69Q-3-56 5-46M5-46Q19-50 18-65Q7-58 5-46M8-61Q15-74 5-83Q2-72 8-61M8-61Q22-65 22-79Q11-73 8-61M13-77Q20-88 11-98Q7-87 13-77M13-77Q26-79 27-92Q16-87 13-77M18-92Q26-102 18-112Q14-102 18-92M18-92Q31-94 32-106Q22-102 18-92M25-107Q33-116 26-126Q21-117 25-107M25-107Q37-108 38-120Q29-117 25-107";

const awns =
  "M-12-24L-21-75M12-24L24-75M-9-39L-14-89M13-38L27-86M-6-54L-6-102M15-51L31-96M-1-69L2-114M18-65L36-107M5-83L10-127M22-79L41-118M11-98L19-138M27-92L46-129M18-112L28-150M32-106L53-140M26-126L38-161M38-120L59-151";

const ears = [
  "translate(492 408)rotate(-8)scale(.62)",
  "translate(536 372)rotate(-3)scale(.8)",
  "translate(586 330)",
  "translate(628 374)rotate(6)scale(.84)",
  "translate(664 306)rotate(3)scale(1.1)",
  "translate(712 352)rotate(10)scale(.92)",
  "translate(758 318)rotate(8)",
  "translate(794 380)rotate(13)scale(.8)",
];
