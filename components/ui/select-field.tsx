import { type ComponentProps, useId } from 'react';
import { INPUT_CLASS } from './field';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'children'> & {
  label: string;
  options: readonly { value: string; label: string }[];
};

export function SelectField({ label, options, id, ...select }: SelectFieldProps) {
  const fallbackId = useId();
  const selectId = id ?? fallbackId;
  return (
    <div className="min-w-0">
      <label htmlFor={selectId} className="mb-1 block font-semibold">
        {label}
      </label>
      <select {...select} id={selectId} className={INPUT_CLASS}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
