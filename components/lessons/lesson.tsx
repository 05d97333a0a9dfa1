'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAnswers, useSettledElsewhere } from '@/components/outbox/use-outbox';
import { forgetDraft } from '@/components/outbox/use-typed-draft';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { LessonDto, LessonStepDto, LessonVerdictDto } from '@/lib/data/lesson/dto';
import { LessonDone } from './lesson-done';
import { LessonIndex } from './lesson-index';
import { LessonSummary } from './lesson-summary';
import { LessonWork, lessonDraft } from './lesson-work';

type LessonProps = {
  lesson: LessonDto;
  /** The pictures of the steps so far, by their key, and the table: drawn by the server, so that their script stays there. */
  figures: Readonly<Record<string, ReactNode>>;
  table: ReactNode;
  initialStep: number;
  /** Names the student in this browser's storage. */
  owner: string;
};

/** Nine steps, one at a time and one after the other. The address names the step, so that a reload opens the same one. */
export function Lesson({ lesson, figures, table, initialStep, owner }: LessonProps) {
  const router = useRouter();
  const [steps, setSteps] = useState(lesson.steps);
  const [active, setActive] = useState(initialStep);
  const [rightNow, setRightNow] = useState<{ index: number; message: string } | null>(null);
  // What another tab of this browser sent meanwhile is fetched; a step never goes back to what an older page knew of it.
  useSettledElsewhere(owner, router.refresh);
  const [known, setKnown] = useState(lesson);
  if (known !== lesson) {
    setKnown(lesson);
    setSteps((before) => newestOf(before, lesson.steps));
  }
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  const opened = useRef(initialStep);

  // A newly opened step is read from its top; the first one after loading leaves the focus alone.
  useEffect(() => {
    if (opened.current === active) return;
    opened.current = active;
    heading.current?.focus();
  }, [active]);

  function open(index: number) {
    setActive(index);
    setRightNow(null);
    const address = new URL(window.location.href);
    address.searchParams.set('step', String(index + 1));
    window.history.replaceState(null, '', address);
  }

  useAnswers(owner, 'lessons', (result, sent) => {
    if (result.ok && sent.type === lesson.type && sent.week === lesson.week) receive(result.data);
  });

  function receive({ outcome, message, step, next }: LessonVerdictDto) {
    if (outcome === 'refused') return;
    setSteps((before) => withVerdict(before, step, next));
    if (outcome !== 'right') return;
    forgetDraft(lessonDraft(owner, lesson, step.index));
    if (step.index === active) setRightNow({ index: step.index, message });
    // The picture of the next step is drawn by the server, and only once that step is reached.
    if (next && !(next.figureKey in figures)) router.refresh();
  }

  const step = steps[active] ?? steps[0];
  if (!step) return null;
  const finished = steps.length === lesson.stepCount && steps.every(({ correct }) => correct);
  const isLast = step.index === lesson.stepCount - 1;

  return (
    <div className="grid grid-cols-1 gap-4">
      {finished ? <LessonSummary lesson={lesson} steps={steps} headingRef={summary} /> : null}
      <LessonIndex steps={steps} stepCount={lesson.stepCount} active={step.index} onChoose={open} />
      <section aria-labelledby="step-title" className="forced-edge rounded-xl bg-raised p-4 shadow-card sm:px-6 sm:py-5">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="step-title" ref={heading} tabIndex={-1} className="text-2xl">
            {step.ask.title}
          </h2>
          <p className="text-content-soft">
            Step {step.index + 1} of {lesson.stepCount}
          </p>
        </div>
        <p className="mb-4 flex max-w-text items-start gap-2">
          <Icon name="info" className="mt-1 size-[1.1em] text-field" />
          <span>{step.ask.teach}</span>
        </p>
        {/* On a narrow screen the answer stands below the numbers, so the question is seen before them too; it is read out once. */}
        {step.correct ? null : (
          <p aria-hidden="true" className="mb-4 font-semibold lg:hidden">
            {step.ask.question}
          </p>
        )}
        <div className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
          <div className="grid min-w-0 grid-cols-1 content-start gap-4">
            {figures[step.figureKey] ?? <Skeleton className="h-72 w-full" />}
            {table}
          </div>
          <div className="lg:sticky lg:top-4 lg:self-start">
            {step.correct ? (
              <LessonDone
                key={step.index}
                step={step}
                message={rightNow?.index === step.index ? rightNow.message : null}
                next={
                  isLast ? (
                    <Button size="lg" className="w-full" icon="star" onClick={() => summary.current?.focus()}>
                      See what you did
                    </Button>
                  ) : (
                    <Button size="lg" className="w-full" icon="arrow-right" onClick={() => open(step.index + 1)}>
                      Next step
                    </Button>
                  )
                }
              />
            ) : lesson.readOnly ? (
              <>
                <p className="mb-3 font-semibold">{step.ask.question}</p>
                <Notice tone="info">Nothing can be changed now, so no answers are taken here.</Notice>
              </>
            ) : (
              <LessonWork key={step.index} lesson={lesson} step={step} owner={owner} />
            )}
          </div>
        </div>
      </section>
      <LiveRegion className="sr-only">{rightNow?.message}</LiveRegion>
    </div>
  );
}

function withVerdict(steps: readonly LessonStepDto[], step: LessonStepDto, next: LessonStepDto | null): LessonStepDto[] {
  const changed = steps.map((known) => (known.index === step.index ? step : known));
  return next && !changed.some(({ index }) => index === next.index) ? [...changed, next] : changed;
}

function newestOf(here: readonly LessonStepDto[], there: readonly LessonStepDto[]): LessonStepDto[] {
  const length = Math.max(here.length, there.length);
  return Array.from({ length }, (_, index) => {
    const [own, other] = [here[index], there[index]];
    return (own && (!other || own.attempts > other.attempts) ? own : other) as LessonStepDto;
  });
}
