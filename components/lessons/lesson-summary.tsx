import type { Ref } from 'react';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { LessonDto, LessonStepDto } from '@/lib/data/lesson/dto';
import { OwnAnswer } from './own-answer';

type LessonSummaryProps = {
  lesson: Pick<LessonDto, 'type' | 'label' | 'stepCount' | 'seasonTotal'>;
  steps: readonly LessonStepDto[];
  headingRef: Ref<HTMLHeadingElement>;
};

function SeasonTotal({ total, lessons }: NonNullable<LessonDto['seasonTotal']>) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-2">
      {lessons === 1
        ? 'You finished your first lesson this season! Its last answer is'
        : `The last answers in your ${lessons} finished lessons this season add up to`}
      <MixedNumberText value={total} size="lg" />
    </p>
  );
}

/** All nine are right: what came out, and what to do with it. */
export function LessonSummary({ lesson, steps, headingRef }: LessonSummaryProps) {
  const final = steps.at(-1);
  const firstTry = steps.filter(({ attempts }) => attempts === 1).length;
  return (
    <section aria-labelledby="lesson-summary" className="on-board rounded-xl px-5 py-6 sm:px-8">
      <h2 id="lesson-summary" ref={headingRef} tabIndex={-1} className="text-2xl">
        You worked it all out!
      </h2>
      <div aria-hidden="true" className="field-lines my-4" />
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        {final?.own ? (
          <div>
            <dt className="text-chalk-soft">{final.ask.title}</dt>
            <dd>
              <OwnAnswer own={final.own} />
            </dd>
          </div>
        ) : null}
        <div>
          <dt className="text-chalk-soft">Right on the first try</dt>
          <dd className="flex min-h-[3.75rem] items-center gap-2 font-bold text-2xl">
            <Icon name="star" />
            {firstTry} of {lesson.stepCount}
          </dd>
        </div>
      </dl>
      {lesson.seasonTotal ? <SeasonTotal {...lesson.seasonTotal} /> : null}
      <p className="mt-4 max-w-text text-chalk-soft">You know this type of graph now. Make one with numbers you choose.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton href={`/student/graph-upload/build/${lesson.type}`} variant="next" size="lg" icon="pencil">
          Build this graph
        </LinkButton>
        <LinkButton href="/student/graph-upload" variant="secondary" size="lg" icon="arrow-left">
          Back to my graphs
        </LinkButton>
      </div>
    </section>
  );
}
