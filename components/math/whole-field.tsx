import { type ReactNode, useId } from 'react';
import { FieldError } from '@/components/ui/field-parts';
import { useTimesChanged } from '@/components/ui/use-times-changed';
import type { TypedAnswer } from '@/lib/data/score-card/dto';
import { answerReader } from './answer-reader';
import { MathWords } from './math-words';

type WholeFieldProps = {
  label: ReactNode;
  value: TypedAnswer;
  onChange: (value: TypedAnswer) => void;
  /** From `parseTypedAnswer`, or from the server's verdict. */
  error?: { message: string; id?: string } | null;
  /** Behind the box; null where the label says it all. */
  unit: string | null;
  /** What stands beside the box: the button that sends it. */
  beside?: ReactNode;
};

/**
 * A whole number in one box, with its unit. What is no whole number is read there like anywhere
 * else: as 3/1, or as 3.0.
 */
export function WholeField({
  label,
  value,
  onChange,
  error = null,
  unit,
  beside,
}: WholeFieldProps) {
  const id = useId();
  const times = useTimesChanged(error);
  return (
    <fieldset className="min-w-0" onFocus={answerReader.fetch}>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="flex items-center gap-3">
          <input
            id={id}
            name="whole"
            aria-label="Whole number"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={inOneBox(value)}
            className={
              'block h-16 w-28 rounded-md border-2 border-line-strong bg-raised text-center font-semibold text-title hover:border-content ' +
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
        {beside ? <div className="min-w-0 flex-[1_0_12rem]">{beside}</div> : null}
      </div>
      <div role="status">
        {error && !error.id ? (
          <FieldError key={times} id={`${id}-error`}>
            <MathWords>{error.message}</MathWords>
          </FieldError>
        ) : null}
      </div>
    </fieldset>
  );
}

/** What was typed into three boxes, as one text. */
function inOneBox({ whole, numerator, denominator }: TypedAnswer): string {
  return numerator === '' && denominator === ''
    ? whole
    : `${whole} ${numerator}/${denominator}`.trim();
}
