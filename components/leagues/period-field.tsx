import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/text-field';

type PeriodFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'defaultValue' | 'onChange' | 'error'
>;

/** The class's period, which also sorts the classes. */
export function PeriodField(props: PeriodFieldProps) {
  return (
    <TextField
      label="Period (optional)"
      name="period"
      hint="In your day, like 3 or 2B."
      autoComplete="off"
      maxLength={4}
      {...props}
    />
  );
}
