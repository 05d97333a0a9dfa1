import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { describedBy, FieldError, FieldHint } from './field';
import type { RichContent } from './sentence';

type Choice<Value extends string> = {
  value: Value;
  label: string;
  picture?: RichContent;
  hint?: ReactNode;
};

type ChoiceCardsProps<Value extends string> = {
  legend: ReactNode;
  name: string;
  options: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  columns?: keyof typeof COLUMNS;
  hint?: ReactNode;
  error?: string | null;
  /** Set if the error is shown elsewhere. */
  errorId?: string | undefined;
};

const COLUMNS = {
  1: 'grid-cols-1',
  2: 'grid-cols-1 sm:grid-cols-2',
  3: 'grid-cols-2 sm:grid-cols-3',
  5: 'grid-cols-3 sm:grid-cols-5',
  6: 'grid-cols-3 sm:grid-cols-6',
} as const;

/** Radio buttons drawn as large cards. The chosen one has a tick, not only a color. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, name, options, value, onChange, columns = 3, hint, error, errorId } = props;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  // React reports no choice from before hydration, and would undo it when it draws the group again.
  const readChosen = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const option = options.find((each) => each.value === chosen && each.value !== value);
    if (option) onChange(option.value);
  });
  useEffect(() => readChosen(), []);

  return (
    <fieldset
      ref={group}
      aria-describedby={describedBy(
        hint ? `${id}-hint` : null,
        error ? `${id}-error` : (errorId ?? null),
      )}
      className="min-w-0"
    >
      <legend className="mb-2 font-semibold">{legend}</legend>
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
      <div className={`grid gap-2 ${COLUMNS[columns]}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={
              'relative flex min-h-[3rem] min-w-0 rounded-md border-2 border-line bg-raised ' +
              'p-2 ' +
              `${option.picture ? 'flex-col items-center justify-center gap-1 text-center' : 'items-center gap-3 px-3'} ` +
              'hover:border-field has-checked:border-field has-checked:bg-field-soft ' +
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
              'has-focus-visible:outline-focus'
            }
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className={
                'size-5 shrink-0 outline-none ' +
                (option.picture ? 'absolute top-1.5 left-1.5' : '')
              }
            />
            {option.picture}
            <span className="font-medium leading-tight">
              <span>{option.label}</span>
              {option.hint ? (
                <span className="block font-normal text-content-soft">{option.hint}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
