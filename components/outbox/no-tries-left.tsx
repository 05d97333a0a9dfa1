import { Notice } from '@/components/ui/notice';
import { useFocusWhen } from '@/components/ui/use-focus-when';
import { OUTBOX } from '@/words/outbox';

type NoTriesLeftProps = {
  meanwhile: string;
  /** It has just come, in the place of what had the keyboard. */
  isNews: boolean;
};

/** In the place of the boxes when a task has no tries left. */
export function NoTriesLeft({ meanwhile, isNews }: NoTriesLeftProps) {
  const place = useFocusWhen(isNews);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="info" title={OUTBOX.workedHard}>
        <p>{OUTBOX.noTriesLeft}</p>
        <p>{meanwhile}</p>
      </Notice>
    </div>
  );
}
