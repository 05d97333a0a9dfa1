type CheckBoxesProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /** Gets the chosen values in the order of the options. */
  onChange: (chosen: Value[]) => void;
};

export function CheckBoxes<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
}: CheckBoxesProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-touch min-w-0 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 shrink-0"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(
                  options
                    .map((each) => each.value)
                    .filter((each) => (each === value ? target.checked : chosen.includes(each))),
                )
              }
            />
            <span className="min-w-0 break-words">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
