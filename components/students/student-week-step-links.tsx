import Link from 'next/link';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Icon } from '@/components/ui/icon';
import type { StepForTeacherDto } from '@/lib/data/student/dto';
import { isDefense } from '@/lib/domain/football/positions';
import { STEP_STRIP, triesCountText } from '@/words/student-record';

type StepStripProps = {
  steps: readonly StepForTeacherDto[];
  chosen: string;
  pageHref: string;
};

export function StudentWeekStepLinks({ steps, chosen, pageHref }: StepStripProps) {
  const next = steps.find(({ correct }) => !correct)?.key;
  return (
    <nav aria-label={STEP_STRIP.cards} className="print-hidden mb-1">
      <ol className="grid grid-cols-2 gap-1 min-[24rem]:grid-cols-3 sm:grid-cols-5 xl:grid-cols-9">
        {steps.map((step) => (
          <li key={step.key} className="min-w-0">
            <Link
              href={`${pageHref}&step=${step.key}`}
              prefetch={false}
              scroll={false}
              aria-current={step.key === chosen ? 'true' : undefined}
              className={
                'group flex min-h-[3.75rem] rounded-md border-2 ' +
                'border-line-strong px-1 py-0.5 text-content leading-tight no-underline ' +
                'hover:border-field aria-[current=true]:border-content ' +
                'aria-[current=true]:bg-content aria-[current=true]:text-on-field ' +
                (step.tries > 0 || step.correct ? 'bg-raised' : 'border-dashed')
              }
            >
              <StepCard step={step} isNext={step.key === next} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const SOFT = 'text-content-soft group-aria-[current=true]:text-on-field';

/** A defense's whole name is too long for a card. */
const nameOf = (player: StepForTeacherDto['player']): string =>
  player === null ? STEP_STRIP.allEight : isDefense(player.position) ? player.team : player.name;

function StepCard({ step, isNext }: { step: StepForTeacherDto; isNext: boolean }) {
  const { key, player, correct, tries, answer, paper } = step;
  const state = tries > 0 ? triesCountText(tries) : isNext ? STEP_STRIP.next : STEP_STRIP.toDo;
  // Read in this order, what is seen is also the beginning of what a screen reader says.
  return (
    <span className="grid grow grid-cols-[auto_minmax(0,1fr)_auto] content-between gap-x-1">
      <span className="font-bold">{key}</span>
      <span className={`order-last col-span-3 wrap-anywhere text-unit leading-tight ${SOFT}`}>
        {nameOf(player)}
      </span>
      <span className="inline-flex items-center text-unit">
        {correct ? <Icon name={paper ? 'file-check' : 'check'} className="size-[1.1em]" /> : null}
        {correct && tries > 1 ? (
          <span aria-hidden="true" className="font-semibold">
            {tries}
          </span>
        ) : null}
      </span>
      {correct ? (
        <span>
          {answer ? <MixedNumberText value={answer} /> : null}
          <span className="sr-only">{` ${triesCountText(tries)}`}</span>
        </span>
      ) : (
        <span className={SOFT}>{state}</span>
      )}
    </span>
  );
}
