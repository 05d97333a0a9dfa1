'use client';

import { useRouter } from 'next/navigation';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion } from '@/components/ui/notice';
import { useFocusWhen } from '@/components/ui/use-focus-when';
import { completeTaskAction } from '@/lib/actions/week';

export type ReadButtonProps = {
  week: number;
  read: boolean;
  cardHref: string;
};

type OwnProps = ReadButtonProps & {
  /** All eight were seen: now it is the one thing to press. */
  isNext: boolean;
};

/** Ticks the first task of a week; another week, opened on the open page, has its own. */
export function ReadButton(props: OwnProps) {
  return <WeekReadButton key={props.week} {...props} />;
}

/** What comes next takes the place of the button, so the keyboard stays where it is. */
function WeekReadButton({ week, read, cardHref, isNext }: OwnProps) {
  const router = useRouter();
  const { pending, done: ticked, refusal, run } = useAction();
  const done = read || ticked;
  const panel = useFocusWhen(ticked, 'a');

  async function tick() {
    const result = await run(() => completeTaskAction({ week, task: 1 }));
    // Only the points of the whole week are elsewhere on this page.
    if (result?.ok && result.data.allDone) router.refresh();
  }

  return (
    <div ref={panel} className="print-hidden flex flex-wrap items-center gap-y-1">
      <LiveRegion className="min-w-0 not-empty:mr-4">
        {done ? (
          <span className="inline-flex items-center gap-2">
            <Icon name="circle-check" />
            <span>
              {ticked ? 'Task done. Next, work out the points.' : 'You’ve read the box scores.'}
            </span>
          </span>
        ) : (
          (refusal?.message ?? null)
        )}
      </LiveRegion>
      {done ? (
        <LinkButton href={cardHref} variant="next" icon="arrow-right">
          Work out the points
        </LinkButton>
      ) : (
        <Button
          variant={isNext ? 'next' : 'secondary'}
          icon="check"
          pending={pending}
          onClick={tick}
        >
          I read the box scores
        </Button>
      )}
    </div>
  );
}
