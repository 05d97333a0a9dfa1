import type { Ref } from 'react';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { StepsDone, StepsDoneFact } from '@/components/steps/solved-step-answer';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { RichContent } from '@/components/ui/sentence';
import type { ScoreCardDto, ScoreStepDto } from '@/lib/data/score-card/dto';
import { localFootballTermName } from '@/words/names';
import {
  foundOnTryText,
  ofStepCountText,
  WORK_VIEWS,
  weekWorkedOutTitle,
} from '@/words/work-views';

/** Tries after a correction of the NFL aren't counted. */
const triesOf = ({ corrected, attempts }: ScoreStepDto): number => corrected?.tries ?? attempts;

type CardSummaryProps = {
  card: Pick<ScoreCardDto, 'week' | 'award'> & { steps: readonly ScoreStepDto[] };
  headingRef: Ref<HTMLHeadingElement>;
  /** Leads to the photo finish, which is then the one yellow button. */
  finish?: RichContent;
  children?: RichContent;
};

export function CardSummary({ card, headingRef, finish, children }: CardSummaryProps) {
  const total = card.steps.find((step) => step.key === 'TEAM')?.own;
  const firstTry = card.steps.filter((step) => triesOf(step) === 1).length;
  return (
    <StepsDone
      title={weekWorkedOutTitle(card.week)}
      headingRef={headingRef}
      actions={
        <>
          <LinkButton href="/student/my-math" variant="secondary" icon="calculator">
            {WORK_VIEWS.myMath}
          </LinkButton>
          <LinkButton
            href="/student/dashboard"
            variant={finish ? 'secondary' : 'next'}
            icon="arrow-right"
          >
            {WORK_VIEWS.nextTask}
          </LinkButton>
          {finish}
        </>
      }
      facts={
        <>
          {total ? (
            <StepsDoneFact name={WORK_VIEWS.teamTotal}>
              <MixedNumberText value={total} size="xl" />
            </StepsDoneFact>
          ) : null}
          <StepsDoneFact
            name={WORK_VIEWS.earned}
            className="inline-flex items-center gap-2 font-bold text-huge text-next tabular-nums"
          >
            <Icon name="star" className="size-9" />
            <span>{card.award.given}</span>
          </StepsDoneFact>
          {firstTry > 0 ? (
            <StepsDoneFact
              name={WORK_VIEWS.rightFirst}
              className="font-bold text-huge tabular-nums"
            >
              <span>{`${firstTry} `}</span>
              <span className="font-medium text-lead">{ofStepCountText(card.steps.length)}</span>
            </StepsDoneFact>
          ) : null}
          <OnTheWay steps={card.steps} />
        </>
      }
    >
      {children}
    </StepsDone>
  );
}

function OnTheWay({ steps }: { steps: readonly ScoreStepDto[] }) {
  const found = steps.filter((step) => step.correct && triesOf(step) > 1);
  if (found.length === 0) return null;
  return (
    <StepsDoneFact name={WORK_VIEWS.onTheWay} className="min-w-0 flex-[1_1_22rem]">
      <ul className={`mt-1 grid gap-x-6 gap-y-1 ${found.length > 3 ? 'sm:grid-cols-2' : ''}`}>
        {found.map((step) => (
          <li key={step.key} className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">{`${localFootballTermName(step.title)}:`}</span>{' '}
            <span className="text-chalk-soft">
              {step.together ? WORK_VIEWS.together : foundOnTryText(triesOf(step))}
            </span>
            {step.found ? <span className="text-chalk-soft">{` ${step.found}`}</span> : null}
          </li>
        ))}
      </ul>
    </StepsDoneFact>
  );
}
