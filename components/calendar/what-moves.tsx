import { Button } from '@/components/ui/button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import type { useCalendar } from './use-calendar';

type WhatMovesProps = {
  calendar: ReturnType<typeof useCalendar>;
  save: string;
  saved: string;
  onSaved?: () => void;
};

/** What a change would do, with the button that makes it. */
export function WhatMoves({ calendar, save, saved, onSaved }: WhatMovesProps) {
  const { asked, make, isSaving, isSaved, problem } = calendar;
  const sentences = asked && !asked.preview.refusal ? asked.preview.sentences : null;
  return (
    <>
      <LiveRegion className="empty:absolute">
        {sentences ? (
          <Notice tone="info" title="What this does">
            {sentences.length === 0 ? <p>Nothing changes.</p> : null}
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Notice>
        ) : null}
        {isSaved && !asked ? <Notice tone="good">{saved}</Notice> : null}
      </LiveRegion>
      <Notice alert>{problem}</Notice>
      {asked && sentences && sentences.length > 0 ? (
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
