import { type ReactNode, useId } from 'react';

type ProgressBarProps = {
  value: number;
  max: number;
  label: ReactNode;
  /** Read out instead of the bare percentage. */
  valueText: string;
};

export function ProgressBar({ value, max, label, valueText }: ProgressBarProps) {
  const id = useId();
  return (
    <div>
      <div className="mb-1 flex flex-wrap justify-between gap-x-4 text-base font-semibold">
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true" className="tabular-nums">
          {valueText}
        </span>
      </div>
      <progress
        id={id}
        className="field-progress"
        value={value}
        max={max}
        aria-valuetext={valueText}
      >
        {valueText}
      </progress>
    </div>
  );
}
