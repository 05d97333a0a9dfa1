import { Button } from '@/components/ui/button';
import { CheckBoxes } from '@/components/ui/check-boxes';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { CALENDAR, DAYS_OFF } from '@/words/calendar';
import { CalendarEffectList } from './confirm-change-button';
import type { CalendarClass, useCalendarChangeForClasses } from './use-calendar-change-for-classes';

type CalendarChangePreviewProps = {
  calendar: ReturnType<typeof useCalendarChangeForClasses>;
  save: string;
  saved: string;
  onSaved?: () => void;
};

export function CalendarChangePreview({
  calendar,
  save,
  saved,
  onSaved,
}: CalendarChangePreviewProps) {
  const { preview, apply, isSaving, isSaved, problem } = calendar;
  const doesSomething = preview?.effects.some(({ sentences }) => sentences.length > 0) ?? false;
  return (
    <>
      <LiveRegion className="empty:absolute">
        {preview ? (
          <Notice tone="info" title={CALENDAR.whatItDoes}>
            <CalendarEffectList effects={preview.effects} />
          </Notice>
        ) : null}
        {isSaved && !preview ? <Notice tone="good">{saved}</Notice> : null}
      </LiveRegion>
      <Notice alert>{problem}</Notice>
      {preview && doesSomething ? (
        <Button
          icon="save"
          pending={isSaving}
          onClick={async () => {
            if (await apply(preview.change)) onSaved?.();
          }}
        >
          {save}
        </Button>
      ) : null}
    </>
  );
}

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
