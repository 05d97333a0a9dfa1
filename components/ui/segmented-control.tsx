import type { ReactNode } from 'react';

type SegmentsProps<Value extends string> = {
  legend: string;
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
};

export function SegmentedControl<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  return (
    <fieldset
      className={
        'inline-flex max-w-full flex-wrap justify-self-start overflow-hidden rounded-md ' +
        'border-2 border-line-strong bg-raised'
      }
    >
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={
            'relative flex min-h-9 items-center px-2 font-medium hover:bg-field-soft ' +
            'has-checked:bg-board has-checked:text-chalk ' +
            'has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 ' +
            'has-focus-visible:outline-focus ' +
            'forced-colors:has-checked:underline'
          }
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
