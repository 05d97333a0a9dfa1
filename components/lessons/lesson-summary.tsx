import type { Ref } from 'react';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { DoneFact, StepsDone } from '@/components/steps/right-answer';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type {
  LessonDto,
  LessonStepDto,
  OwnAnswerDto,
  PlayerSeasonTotalDto,
} from '@/lib/data/lesson/dto';
import { LESSON, lastAnswersText, lessonResultText } from '@/words/lessons';
import { someOfText } from '@/words/numbers';

type LessonSummaryProps = {
  lesson: Pick<LessonDto, 'type' | 'label' | 'stepCount'>;
  seasonTotal: PlayerSeasonTotalDto | undefined;
  steps: readonly LessonStepDto[];
  headingRef: Ref<HTMLHeadingElement>;
};

export function OwnAnswer({ own }: { own: OwnAnswerDto }) {
  if (own.kind === 'choice') return <p className="font-bold text-title">{own.label}</p>;
  return (
    <p className="flex flex-wrap items-center justify-center gap-3">
      <MixedNumberText value={own.value} size="xl" />
      <span>{own.unit}</span>
    </p>
  );
}

/** Leaves out a unit in brackets, which is only a note on what to type. */
export function OwnInLine({ own }: { own: OwnAnswerDto }) {
  return (
    <span className="text-right">
      {own.kind === 'choice' ? <strong>{own.label}</strong> : <MixedNumberText value={own.value} />}
      {own.kind === 'choice' || own.unit.startsWith('(') ? null : <span>{` ${own.unit}`}</span>}
    </span>
  );
}

function SeasonTotal({ total, lessons }: PlayerSeasonTotalDto) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-2">
      <span>{lastAnswersText(lessons)}</span>
      <MixedNumberText value={total} size="lg" />
    </p>
  );
}

/** Shown after all nine steps: the result, and handing in the graph. */
export function LessonSummary({ lesson, seasonTotal, steps, headingRef }: LessonSummaryProps) {
  const final = steps.at(-1);
  const firstTry = steps.filter(({ attempts }) => attempts === 1).length;
  return (
    <StepsDone
      title={LESSON.allWorkedOut}
      headingRef={headingRef}
      facts={
        <>
          {final?.own ? (
            <DoneFact name={final.ask.title}>
              <OwnAnswer own={final.own} />
            </DoneFact>
          ) : null}
          <DoneFact
            name={LESSON.rightFirst}
            className="flex min-h-[3.75rem] items-center gap-2 font-bold text-title"
          >
            <Icon name="star" />
            <span>{someOfText(firstTry, lesson.stepCount)}</span>
          </DoneFact>
        </>
      }
    >
      {seasonTotal ? <SeasonTotal {...seasonTotal} /> : null}
      <p className="mt-4 max-w-text text-chalk-soft">
        {lessonResultText(firstTry, lesson.stepCount)}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton
          href={`/student/graph-upload/build/${lesson.type}`}
          variant="secondary"
          size="lg"
          icon="pencil"
        >
          {LESSON.buildThis}
        </LinkButton>
        <LinkButton href="/student/graph-upload" variant="secondary" size="lg" icon="arrow-left">
          {LESSON.backToGraphs}
        </LinkButton>
      </div>
    </StepsDone>
  );
}
