import { type ReactNode, useId } from 'react';
import { FieldError } from '@/components/ui/field';
import { useChangeCount } from '@/components/ui/hooks';
import type { TypedAnswer } from '@/lib/data/score-card/dto';
import { MATH } from '@/words/math';
import { TextWithFractions } from './text-with-fractions';

type WholeFieldProps = {
  label: ReactNode;
  value: TypedAnswer;
  onChange: (value: TypedAnswer) => void;
  error?: { message: string; id?: string } | null;
  /** Shown after the box; null where the label already says it. */
  unit: ReactNode;
  submitButton?: ReactNode;
};

/** A fraction or decimal such as 3/1 or 3.0 is read by the usual rules. */
export function WholeNumberField({
  label,
  value,
  onChange,
  error = null,
  unit,
  submitButton,
}: WholeFieldProps) {
  const id = useId();
  const times = useChangeCount(error);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="flex items-center gap-3">
          <input
            id={id}
            name="whole"
            aria-label={MATH.wholeNumber}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={inOneBox(value)}
            className={
              'block h-16 w-28 rounded-md border-2 border-line-strong bg-raised text-center ' +
              'font-semibold text-title hover:border-content ' +
              'aria-invalid:border-again aria-invalid:bg-again-soft'
            }
            aria-invalid={error !== null || undefined}
            aria-describedby={
              [unit ? `${id}-unit` : '', error ? (error.id ?? `${id}-error`) : '']
                .join(' ')
                .trim() || undefined
            }
            onChange={(event) =>
              onChange({ whole: event.currentTarget.value, numerator: '', denominator: '' })
            }
          />
          {unit ? <span id={`${id}-unit`}>{unit}</span> : null}
        </div>
        {submitButton ? <div className="min-w-0 flex-[1_0_12rem]">{submitButton}</div> : null}
      </div>
      <div role="status">
        {error && !error.id ? (
          <FieldError key={times} id={`${id}-error`}>
            <TextWithFractions>{error.message}</TextWithFractions>
          </FieldError>
        ) : null}
      </div>
    </fieldset>
  );
}

function inOneBox({ whole, numerator, denominator }: TypedAnswer): string {
  return numerator === '' && denominator === ''
    ? whole
    : `${whole} ${numerator}/${denominator}`.trim();
}
