import { type ReactNode, useId } from 'react';
import { FieldHint, INPUT_CLASS } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import type { RichContent } from '@/components/ui/sentence';
import { BUILDER } from '@/words/graph-builder';
import type { GraphBuilderFieldsProps } from '../graph-view';

export const graphInputId = (box: string) => `graph-${box}`;

function focusGraphInput(box: string): void {
  const element = document.getElementById(graphInputId(box));
  // A box in a closed fold can't take the focus.
  const fold = element?.closest('details');
  if (fold) fold.open = true;
  const target = element?.matches('input, select, textarea')
    ? element
    : element?.querySelector<HTMLElement>('input, select');
  target?.focus();
}

type NumberBox = {
  box: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
};
type NumberBoxesProps = Pick<BoxGroupProps, 'legend' | 'hint'> & {
  className: string;
  boxes: readonly NumberBox[];
};

export function NumberFieldGroup({ className, boxes, ...group }: NumberBoxesProps) {
  return (
    <GraphFieldGroup {...group}>
      <div className={`grid ${className}`}>
        {boxes.map(({ box, label, value, onChange, maxLength = 20 }) => (
          <div key={box} className="min-w-0">
            <label htmlFor={graphInputId(box)} className="mb-1 block font-semibold text-base">
              {label}
            </label>
            <input
              id={graphInputId(box)}
              name={box}
              value={value}
              maxLength={maxLength}
              autoComplete="off"
              onChange={(event) => onChange(event.target.value)}
              className={INPUT_CLASS}
            />
          </div>
        ))}
      </div>
    </GraphFieldGroup>
  );
}

type SelectBoxProps = {
  box: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

export function GraphSelectField({ box, onChange, ...field }: SelectBoxProps) {
  return (
    <SelectField
      {...field}
      id={graphInputId(box)}
      name={box}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type TickBoxProps = {
  box: string;
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function GraphCheckbox({ box, label, checked, onChange }: TickBoxProps) {
  return (
    <label className="flex min-h-touch items-center gap-3 rounded-md px-2 hover:bg-field-soft">
      <input
        id={graphInputId(box)}
        name={box}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0"
      />
      <span className="min-w-0">{label}</span>
    </label>
  );
}

type BoxGroupProps = { box?: string; legend: ReactNode; hint?: ReactNode; children: RichContent };

export function GraphFieldGroup({ box, legend, hint, children }: BoxGroupProps) {
  const id = useId();
  return (
    <fieldset
      id={box ? graphInputId(box) : undefined}
      aria-describedby={hint ? id : undefined}
      className="min-w-0"
    >
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
      {children}
    </fieldset>
  );
}

export function draftNumberBoxMaker(
  { draft, change }: Pick<GraphBuilderFieldsProps, 'draft' | 'change'>,
  part: 'xScale' | 'yScale' | 'bins' | 'stems' | 'stemKey',
) {
  const values: Readonly<Record<string, string>> = draft[part];
  return (name: string, label: string): NumberBox => ({
    box: `${part}-${name}`,
    label,
    value: values[name] ?? '',
    onChange: (value) => change({ [part]: { ...values, [name]: value } }),
  });
}

export function typedNumberBoxMaker({ draft, change }: GraphBuilderFieldsProps) {
  return (box: string, label: string): NumberBox => ({
    box,
    label,
    value: draft.typed[box] ?? '',
    onChange: (value) => change({ typed: { ...draft.typed, [box]: value } }),
  });
}

export function GoToFieldButton({ box, of }: { box: string; of: string }) {
  return (
    <button type="button" onClick={() => focusGraphInput(box)} className="touch-link">
      <span>{BUILDER.goThere}</span>
      <span className="sr-only">{`: ${of}`}</span>
    </button>
  );
}
