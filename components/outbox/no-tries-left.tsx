import { Notice } from '@/components/ui/notice';
import { useFocusWhen } from '@/components/ui/use-focus-when';
import { MOST_TRIES } from '@/lib/domain/answers/tries';

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
      <Notice tone="info" title="You worked hard on this one">
        <p>{`You’ve tried it ${MOST_TRIES} times. Now look at it with your teacher, who can see your work and reopen it for you.`}</p>
        <p>{meanwhile}</p>
      </Notice>
    </div>
  );
}
