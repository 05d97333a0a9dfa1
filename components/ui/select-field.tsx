import { type ComponentProps, useId } from 'react';
import { INPUT_CLASS } from './field';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'children'> & {
  label: string;
  options: readonly { value: string; label: string }[];
  isLabelBeside?: boolean;
};

export function SelectField({
  label,
  options,
  isLabelBeside = false,
  id,
  ...select
}: SelectFieldProps) {
  const fallbackId = useId();
  const selectId = id ?? fallbackId;
  return (
    <div
      className={
        isLabelBeside ? 'grid grid-cols-[minmax(0,1fr)_12.5rem] items-center gap-x-3' : 'min-w-0'
      }
    >
      <label htmlFor={selectId} className={`font-semibold ${isLabelBeside ? '' : 'mb-1 block'}`}>
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
