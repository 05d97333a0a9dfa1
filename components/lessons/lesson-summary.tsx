import type { Ref } from 'react';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { DoneFact, StepsDone } from '@/components/steps/right-answer';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { LessonDto, LessonStepDto, OwnAnswerDto, SeasonTotalDto } from '@/lib/data/lesson/dto';

type LessonSummaryProps = {
  lesson: Pick<LessonDto, 'type' | 'label' | 'stepCount'>;
  seasonTotal: SeasonTotalDto | undefined;
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

function SeasonTotal({ total, lessons }: SeasonTotalDto) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-2">
      <span>
        {lessons === 1
          ? 'You finished your first lesson this season! Its last answer is'
          : `The last answers in your ${lessons} finished lessons this season add up to`}
      </span>
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
      title="You worked it all out!"
      headingRef={headingRef}
      facts={
        <>
          {final?.own ? (
            <DoneFact name={final.ask.title}>
              <OwnAnswer own={final.own} />
            </DoneFact>
          ) : null}
          <DoneFact
            name="Right on the first try"
            className="flex min-h-[3.75rem] items-center gap-2 font-bold text-title"
          >
            <Icon name="star" />
            <span>{`${firstTry} of ${lesson.stepCount}`}</span>
          </DoneFact>
        </>
      }
    >
      {seasonTotal ? <SeasonTotal {...seasonTotal} /> : null}
      <p className="mt-4 max-w-text text-chalk-soft">
        {`${
          firstTry === lesson.stepCount
            ? 'You found all of them on the first try.'
            : `You found ${firstTry} of ${lesson.stepCount} on the first try, and the others on the way.`
        } Hand in your graph. Or make one of this type with numbers you choose.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton
          href={`/student/graph-upload/build/${lesson.type}`}
          variant="secondary"
          size="lg"
          icon="pencil"
        >
          Build this graph
        </LinkButton>
        <LinkButton href="/student/graph-upload" variant="secondary" size="lg" icon="arrow-left">
          Back to my graphs
        </LinkButton>
      </div>
    </StepsDone>
  );
}
