import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldError, FieldHint, INPUT_CLASS } from './field';
import type { RichContent } from './sentence';

type Labelled = {
  label: string;
  hint?: ReactNode;
  error?: string | null;
};

/** Hides the label where a row above shows it, except on narrow screens. */
type HiddenLabel = { isLabelHidden?: boolean };

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> &
  Labelled &
  HiddenLabel & {
    name: string;
    endButton?: RichContent;
  };

export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  id,
  endButton,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(linked) => {
        const box = (
          <input
            {...input}
            {...linked}
            type={type}
            className={endButton ? `${INPUT_CLASS} pr-12` : INPUT_CLASS}
          />
        );
        return endButton ? (
          <div className="relative">
            {box}
            {endButton}
          </div>
        ) : (
          box
        );
      }}
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  id,
  ...area
}: Omit<ComponentProps<'textarea'>, 'className'> & Labelled) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(linked) => <textarea {...area} {...linked} className={INPUT_CLASS} />}
    </Field>
  );
}

type FieldProps = Labelled &
  HiddenLabel & {
    id?: string;
    children: (
      linked: Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>,
    ) => RichContent;
  };

function Field({ id, label, isLabelHidden = false, hint, error, children }: FieldProps) {
  const fallbackId = useId();
  const boxId = id ?? fallbackId;
  return (
    <div>
      <label
        htmlFor={boxId}
        className={`mb-1 block font-semibold ${isLabelHidden ? 'md:sr-only' : ''}`}
      >
        {label}
      </label>
      {hint ? <FieldHint id={`${boxId}-hint`}>{hint}</FieldHint> : null}
      {children({
        id: boxId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(
          hint ? `${boxId}-hint` : null,
          error ? `${boxId}-error` : null,
        ),
      })}
      {error ? <FieldError id={`${boxId}-error`}>{error}</FieldError> : null}
    </div>
  );
}
