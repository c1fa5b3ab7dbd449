type StepsProps = {
  steps: readonly { title: string; text: string }[];
  across?: boolean;
};

export function Steps({ steps, across = false }: StepsProps) {
  return (
    <ol
      className={`mt-8 grid grid-cols-1 [--mark:min(3rem,13vw)] [counter-reset:step] ${across ? "lg:grid-cols-4 lg:gap-8" : ""}`}
    >
      {steps.map(({ title, text }) => (
        <li key={title} className={`${stepClass} ${wayClass} ${across ? acrossClass : ""}`}>
          <h3 className="mb-2 pt-2">{title}</h3>
          <p className={across ? "text-balance" : "text-pretty"}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

const stepClass =
  "relative ps-[calc(var(--mark)+1rem)] pb-8 [counter-increment:step] before:absolute before:top-0 before:left-0 before:z-1 before:grid before:size-(--mark) before:place-items-center before:rounded-round before:border-[1.5px] before:border-accent before:bg-surface before:font-serif before:text-subheading before:leading-body before:content-[counter(step)]";

/** From one to the next. */
const wayClass =
  "not-last:after:absolute not-last:after:border-s-2 not-last:after:border-line not-last:after:[inset:var(--mark)_auto_0_calc(var(--mark)/2-1px)]";

const acrossClass =
  "lg:ps-0 lg:pt-16 lg:pb-0 lg:not-last:after:border-s-0 lg:not-last:after:border-t-2 lg:not-last:after:[inset:1.4375rem_-2rem_auto_3rem]";
