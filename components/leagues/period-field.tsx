import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/text-field';
import { LEAGUE_FIELDS } from '@/words/league-fields';

type PeriodFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'defaultValue' | 'onChange' | 'error'
>;

/** The class's period, which also sorts the classes. */
export function PeriodField(props: PeriodFieldProps) {
  return (
    <TextField
      label={LEAGUE_FIELDS.period}
      name="period"
      hint={LEAGUE_FIELDS.periodHint}
      autoComplete="off"
      maxLength={4}
      {...props}
    />
  );
}
