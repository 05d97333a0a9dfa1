import type { Ref } from 'react';
import { StepsDone, StepsDoneFact } from '@/components/steps/solved-step-answer';
import { LinkButton } from '@/components/ui/link-button';
import type { LessonStepDto } from '@/lib/data/lesson/dto';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { LESSON, lessonResultText } from '@/words/lessons';
import { OwnAnswer } from './own-answer';

/** Loaded when a student starts to work: a right step, and the summary. */
// biome-ignore lint/performance/noBarrelFile: one file, so that it is one request.
export { SolvedStepAnswer } from '@/components/steps/solved-step-answer';

type LessonSummaryProps = {
  type: GraphType;
  steps: readonly LessonStepDto[];
  headingRef: Ref<HTMLHeadingElement>;
};

/** Shown after all nine steps: the result, and handing in the graph. */
export function LessonSummary({ type, steps, headingRef }: LessonSummaryProps) {
  const final = steps.at(-1);
  return (
    <StepsDone
      title={LESSON.allWorkedOut}
      headingRef={headingRef}
      facts={
        final?.own ? (
          <StepsDoneFact name={final.ask.title}>
            <OwnAnswer own={final.own} />
          </StepsDoneFact>
        ) : null
      }
    >
      {final?.meaning ? <p className="mt-4 max-w-text text-lead">{final.meaning}</p> : null}
      <p className="mt-4 max-w-text">{lessonResultText(steps.map(({ attempts }) => attempts))}</p>
      <p className="max-w-text text-chalk-soft">{LESSON.handInOrBuild}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton
          href={`/student/graph-upload/build/${type}`}
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
