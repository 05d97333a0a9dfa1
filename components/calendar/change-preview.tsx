import { Button } from '@/components/ui/button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { CALENDAR } from '@/words/calendar';
import { EffectList } from './confirm-change-button';
import type { useCalendarChange } from './use-calendar-change';

type ChangePreviewProps = {
  calendar: ReturnType<typeof useCalendarChange>;
  save: string;
  saved: string;
  onSaved?: () => void;
};

/** The effects of a change, with the button that makes it. */
export function ChangePreview({ calendar, save, saved, onSaved }: ChangePreviewProps) {
  const { asked, make, isSaving, isSaved, problem } = calendar;
  const doesSomething = asked?.effects.some(({ sentences }) => sentences.length > 0) ?? false;
  return (
    <>
      <LiveRegion className="empty:absolute">
        {asked ? (
          <Notice tone="info" title={CALENDAR.whatItDoes}>
            <EffectList effects={asked.effects} />
          </Notice>
        ) : null}
        {isSaved && !asked ? <Notice tone="good">{saved}</Notice> : null}
      </LiveRegion>
      <Notice alert>{problem}</Notice>
      {asked && doesSomething ? (
        <Button
          icon="save"
          pending={isSaving}
          onClick={async () => {
            if (await make(asked.change)) onSaved?.();
          }}
        >
          {save}
        </Button>
      ) : null}
    </>
  );
}
