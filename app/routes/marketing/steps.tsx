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
        <li key={title} className={`step ${across ? acrossClass : ""}`}>
          <h3 className="mb-2 pt-2">{title}</h3>
          <p className={across ? "text-balance" : "text-pretty"}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

const acrossClass =
  "lg:ps-0 lg:pt-16 lg:pb-0 lg:not-last:after:border-s-0 lg:not-last:after:border-t-2 lg:not-last:after:[inset:1.4375rem_-2rem_auto_3rem]";
