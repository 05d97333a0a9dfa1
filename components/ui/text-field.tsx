import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldError, FieldHint, INPUT_CLASS } from './field-parts';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  label: string;
  name: string;
  hint?: ReactNode;
  error?: string | null;
  /** A button inside the box, at its end. */
  end?: ReactNode;
};

/** A labelled text box. The error is tied to the box and read with it. */
export function TextField({ label, hint, error, id, end, type = 'text', ...input }: TextFieldProps) {
  const fallbackId = useId();
  const inputId = id ?? fallbackId;
  const box = (
    <input
      {...input}
      id={inputId}
      type={type}
      className={end ? `${INPUT_CLASS} pr-24` : INPUT_CLASS}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(hint ? `${inputId}-hint` : null, error ? `${inputId}-error` : null)}
    />
  );
  return (
    <div>
      <label htmlFor={inputId} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint ? <FieldHint id={`${inputId}-hint`}>{hint}</FieldHint> : null}
      {end ? (
        <div className="relative">
          {box}
          {end}
        </div>
      ) : (
        box
      )}
      {error ? <FieldError id={`${inputId}-error`}>{error}</FieldError> : null}
    </div>
  );
}
