import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/text-field';

type PeriodFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'defaultValue' | 'onChange' | 'error'
>;

/** When in the day the class meets: its number in the frame, and its place among the classes. */
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
