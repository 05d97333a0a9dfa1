import { Notice } from '@/components/ui/notice';
import { useFocusWhen } from '@/components/ui/use-focus-when';
import { OUTBOX } from '@/words/outbox';

type NoTriesLeftProps = {
  meanwhile: string;
  /** True if it has just replaced the element that had the focus. */
  isNews: boolean;
};

/** Replaces the boxes when a task has no tries left. */
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
