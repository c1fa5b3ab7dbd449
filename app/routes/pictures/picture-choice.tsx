type ChoiceProps = {
  name: string;
  label: string;
  options: Readonly<Record<string, { label: string }>>;
  chosen: string;
};

/** One of a few ways in which a picture can be drawn. */
export function Choice({ name, label, options, chosen }: ChoiceProps) {
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <div className="flex flex-wrap gap-x-8">
        {Object.entries(options).map(([value, option]) => (
          <label key={value} className="check">
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
