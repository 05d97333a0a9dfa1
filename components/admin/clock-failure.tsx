import { Notice } from '@/components/ui/notice';
import type { ClockFailureDto } from '@/lib/data/season/dto';

/** Tells an admin that the season's own clock could not open the week. Nothing while all is well. */
export function ClockFailure({ failure }: { failure: ClockFailureDto | null }) {
  if (!failure) return null;
  return (
    <div className="mb-6">
      <Notice tone="warn" title="The next week couldn’t be opened">
        <p className="break-words">{failure.sentence}</p>
        <p>
          Last tried {failure.at}. {failure.nextTryAt ? `Next try ${failure.nextTryAt}.` : 'Next try on Tuesday at 6:00 AM.'} The
          open week stays open.
        </p>
      </Notice>
    </div>
  );
}
