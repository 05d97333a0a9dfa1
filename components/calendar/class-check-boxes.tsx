import { CheckBoxes } from '@/components/ui/check-boxes';
import { DAYS_OFF } from '@/words/calendar';
import type { CalendarClass } from './use-calendar-change';

type ForClassesProps = {
  classes: readonly CalendarClass[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** For which classes a change is made. A teacher with one class has no choice. */
export function ClassCheckBoxes({ classes, chosen, onChange }: ForClassesProps) {
  if (classes.length < 2) return null;
  return (
    <CheckBoxes
      legend={DAYS_OFF.forWhich}
      options={classes.map(({ leagueId, name }) => ({ value: leagueId, label: name }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
