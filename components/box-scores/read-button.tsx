'use client';

import { useRouter } from 'next/navigation';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { useFocusWhen } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { completeTaskAction } from '@/lib/actions/week';
import { BOX_SCORES } from '@/words/box-scores';
import { weekUnreadableText } from '@/words/week';

export type MarkBoxScoresReadProps = {
  week: number;
  read: boolean;
  /** True if the week's tasks can't be read: then no one can check this one off. */
  isUnreadable?: boolean;
  cardHref: string;
};

type OwnProps = MarkBoxScoresReadProps & {
  /** True after all eight cards were seen, which makes this the primary button. */
  isNext: boolean;
};

/** Keyed by week, because a week that opens meanwhile needs its own state. */
export function MarkBoxScoresReadButton(props: OwnProps) {
  if (props.isUnreadable) return <Notice tone="bad">{weekUnreadableText()}</Notice>;
  return <WeekReadButton key={props.week} {...props} />;
}

/** The next link replaces the button and takes its focus. */
function WeekReadButton({ week, read, cardHref, isNext }: OwnProps) {
  const router = useRouter();
  const { pending, done: ticked, refusal, run } = useAction();
  const done = read || ticked;
  const panel = useFocusWhen(ticked, 'a');

  async function tick() {
    const result = await run(() => completeTaskAction({ week, task: 1 }));
    // Only the points for the complete week are shown elsewhere on this page.
    if (result?.ok && result.data.allDone) router.refresh();
  }

  return (
    <div ref={panel} className="print-hidden flex flex-wrap items-center gap-y-1">
      <LiveRegion className="min-w-0 not-empty:mr-4">
        {done ? (
          <span className="inline-flex items-center gap-2">
            <Icon name="circle-check" />
            <span>{ticked ? BOX_SCORES.nextWorkOut : BOX_SCORES.youHaveRead}</span>
          </span>
        ) : (
          (refusal?.message ?? null)
        )}
      </LiveRegion>
      {done ? (
        <LinkButton href={cardHref} variant="next" icon="arrow-right">
          {BOX_SCORES.workOutPoints}
        </LinkButton>
      ) : (
        <Button
          variant={isNext ? 'next' : 'secondary'}
          icon="check"
          pending={pending}
          onClick={tick}
        >
          {BOX_SCORES.iRead}
        </Button>
      )}
    </div>
  );
}
