'use client';

import { useRouter } from 'next/navigation';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion } from '@/components/ui/live-region';
import { useFocusWhen } from '@/components/ui/use-focus-when';
import { completeTaskAction } from '@/lib/actions/week';

type ReadButtonProps = {
  week: number;
  read: boolean;
  cardHref: string;
};

/** Ticks the first task of a week; another week, opened on the open page, has its own. */
export function ReadButton(props: ReadButtonProps) {
  return <WeekReadButton key={props.week} {...props} />;
}

/** What comes next takes the place of the button, so the keyboard stays where it is. */
function WeekReadButton({ week, read, cardHref }: ReadButtonProps) {
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
    <div ref={panel} className="on-board flex flex-wrap items-center justify-between gap-4 rounded-lg px-4 py-4">
      <LiveRegion className="min-w-0 font-semibold text-lead">
        {done ? (
          <span className="inline-flex items-center gap-2">
            <Icon name="circle-check" />
            {ticked ? 'Task done. Next, work out the points.' : 'You’ve read the box scores.'}
          </span>
        ) : (
          (refusal?.message ?? 'Did you read what each player did?')
        )}
      </LiveRegion>
      {done ? (
        <LinkButton href={cardHref} variant="next" size="lg" icon="arrow-right">
          Work out the points
        </LinkButton>
      ) : (
        <Button variant="next" size="lg" icon="check" pending={pending} onClick={tick}>
          I read the box scores
        </Button>
      )}
    </div>
  );
}
