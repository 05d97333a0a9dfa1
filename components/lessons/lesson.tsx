'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { FigureQuestionContext } from '@/components/charts/lazy-answer-mark';
import { AlsoInSpanish } from '@/components/math/also-in-spanish';
import {
  type AnswerDraft,
  deleteAnswerDraft,
  useAnswerDraft,
} from '@/components/outbox/use-answer-draft';
import { useAnswerResults } from '@/components/outbox/use-outbox';
import { useStepNavigation } from '@/components/outbox/use-step-navigation';
import { ContinueButton, StepList, type StepListItem } from '@/components/steps/step-list';
import { useOnFirstFocus, usePageTitle } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import { lazyModule } from '@/components/ui/lazy-module';
import { BackLink } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import type { RichContent } from '@/components/ui/sentence';
import type { LessonDto, LessonStepDto, LessonVerdictDto } from '@/lib/data/lesson/dto';
import {
  figurePositionOfTypedAnswer,
  typedAnswerFromFigurePosition,
} from '@/lib/domain/lessons/figure-position';
import { LessonStepForm, lessonDraftKey } from './lesson-step-form';
import { OwnAnswer, OwnAnswerInline } from './own-answer';
import './lesson.css';
import {
  LESSON,
  lessonNumbersThroughText,
  lessonStepPageTitle,
  markOnPictureLabel,
  stepPositionText,
} from '@/words/lessons';
import { triesText } from '@/words/math';

const solvedViews = lazyModule(() => import('./solved-views'));
const SolvedStepAnswer = solvedViews.component((parts) => parts.SolvedStepAnswer);
const LessonSummary = solvedViews.component((parts) => parts.LessonSummary);

type LessonProps = {
  lesson: LessonDto;
  /**
   * Rendered on the server, so the browser doesn't load the drawing code. Keyed by `figureKey`, for
   * the steps so far.
   */
  figures: Readonly<Record<string, RichContent>>;
  table: RichContent;
  /**
   * The finished graph with its hand-in button, rendered from the last step's figure on and shown
   * at the end.
   */
  graph?: RichContent;
  initialStep: number;
  owner: string;
};

/** A table with more columns goes below the picture. */
const MAX_COLUMNS_BESIDE = 4;

/** Nine steps in order. The URL names the step, so a reload opens the same one. */
export function Lesson({ lesson, figures, table, graph, initialStep, owner }: LessonProps) {
  const router = useRouter();
  const { steps, change, active, open, rightNow, showRight, showSummary, heading, summary } =
    useStepNavigation({
      fetched: lesson.steps,
      initial: initialStep,
      addressOf: (index) => String(index + 1),
      owner,
    });

  useAnswerResults(owner, 'lessons', (result, sent) => {
    if (result.ok && sent.type === lesson.type && sent.week === lesson.week) receive(result.data);
  });

  function receive(verdict: LessonVerdictDto) {
    const { outcome, step, next, finished: isDone } = verdict;
    if (outcome === 'refused') return;
    change((before) => withVerdict(before, step, next));
    if (outcome !== 'right') return;
    const wasRight = steps[step.index]?.correct;
    if (step.simplified) deleteAnswerDraft(lessonDraftKey(owner, lesson, step.index));
    // A step that was right before and still isn't in simplest form gets its message at the answer.
    if (step.index === active && (step.simplified || !wasRight)) showRight(step.index, verdict);
    // The server renders the next step's picture, and only after that step is reached. The finished
    // graph came with the last one.
    if (next ? !(next.figureKey in figures) : isDone && !graph) router.refresh();
  }

  const board = useOnFirstFocus(solvedViews.fetch);

  usePageTitle(lessonStepPageTitle(active + 1, lesson.label));

  const step = steps[active] ?? steps[0];
  if (!step) return null;
  const finished = steps.length === lesson.stepCount && steps.every(({ correct }) => correct);
  const isLast = step.index === lesson.stepCount - 1;
  // The finished graph is shown above the step, and its button leads on.
  const isOver = finished && !rightNow;

  return (
    <div ref={board} className="grid grid-cols-1 gap-3">
      <PageHeader
        title={lesson.label}
        subtitle={lessonNumbersThroughText(lesson.week)}
        actions={
          <StepList
            label={LESSON.stepsOf}
            steps={Array.from({ length: lesson.stepCount }, (_, index) =>
              stepListItem(index, steps[index]),
            )}
            active={step.index}
            onChoose={open}
          />
        }
      />
      {isOver ? (
        <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
          <LessonSummary type={lesson.type} steps={steps} headingRef={summary} />
          {graph ?? <div aria-hidden="true" className="h-72 animate-pulse rounded-lg bg-sunk" />}
        </div>
      ) : null}
      <section
        aria-labelledby="step-title"
        className="lesson-panel forced-edge rounded-lg bg-raised p-4 shadow-card"
      >
        <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
          <h2 id="step-title" ref={heading} tabIndex={-1} className="text-title">
            <span>{step.ask.title}</span>
            <AlsoInSpanish className="text-base text-info">{step.spanish?.title}</AlsoInSpanish>
          </h2>
          <p className="text-content-soft">{stepPositionText(step.index + 1, lesson.stepCount)}</p>
          <p className="basis-full xl:grow xl:basis-0">
            <span>{step.ask.teach}</span>
            <AlsoInSpanish>{step.spanish?.teach}</AlsoInSpanish>
          </p>
        </div>
        {/* On a narrow screen the answer is below the numbers, so the question is repeated above
            them, hidden from screen readers. */}
        {step.correct ? null : (
          <p aria-hidden="true" className="mb-4 font-semibold lg:hidden">
            {step.ask.question}
          </p>
        )}
        {/* The answer comes before the table in tab order. */}
        <StepAnswer
          key={step.index}
          name={lessonDraftKey(owner, lesson, step.index)}
          step={step}
          isOpen={!lesson.readOnly}
        >
          {(draft) => (
            <div
              className={
                'lesson-work ' +
                (lesson.table.columns.length > MAX_COLUMNS_BESIDE ? '' : 'lesson-work-wide')
              }
            >
              {figures[step.figureKey] ?? (
                <div aria-hidden="true" className="h-72 animate-pulse rounded-md bg-sunk" />
              )}
              <div className="order-last grid grid-cols-1 content-start gap-4 lg:order-none">
                {step.correct ? (
                  <>
                    <Question step={step} />
                    <SolvedStepAnswer
                      key={step.index}
                      step={step}
                      message={rightNow?.key === step.index ? rightNow.message : null}
                      spanish={rightNow?.spanish}
                      ownAnswer={
                        step.own ? (
                          <OwnAnswer own={step.own} />
                        ) : step.carriedOver ? (
                          <p>{LESSON.carriedOver}</p>
                        ) : null
                      }
                      shorten={
                        lesson.readOnly
                          ? null
                          : (settled) => (
                              <LessonStepForm
                                lesson={lesson}
                                step={step}
                                owner={owner}
                                draft={draft}
                                settled={settled}
                              />
                            )
                      }
                      next={
                        isOver ? null : isLast ? (
                          <ContinueButton icon="star" onClick={showSummary}>
                            {LESSON.seeWhatYouDid}
                          </ContinueButton>
                        ) : (
                          <ContinueButton onClick={() => open(step.index + 1)}>
                            {LESSON.nextStep}
                          </ContinueButton>
                        )
                      }
                    />
                  </>
                ) : lesson.readOnly ? (
                  <>
                    <Question step={step} />
                    <Notice tone="info">{LESSON.noAnswersNow}</Notice>
                  </>
                ) : (
                  <LessonStepForm
                    key={step.index}
                    lesson={lesson}
                    step={step}
                    owner={owner}
                    draft={draft}
                  />
                )}
                <FoundSoFar
                  steps={steps.filter(({ index, correct }) => correct && index !== step.index)}
                />
              </div>
              {table}
            </div>
          )}
        </StepAnswer>
      </section>
      <p>
        <BackLink quiet href="/student/graph-upload">
          {LESSON.allGraphs}
        </BackLink>
      </p>
      <LiveRegion className="sr-only">{rightNow?.message}</LiveRegion>
    </div>
  );
}

function Question({ step: { ask, spanish } }: { step: LessonStepDto }) {
  return (
    <p className="font-semibold">
      <span>{ask.question}</span>
      <AlsoInSpanish>{spanish?.question}</AlsoInSpanish>
    </p>
  );
}

type StepAnswerProps = {
  name: string;
  step: LessonStepDto;
  isOpen: boolean;
  children: (draft: AnswerDraft) => ReactNode;
};

function StepAnswer({ name, step, isOpen, children }: StepAnswerProps) {
  const draft = useAnswerDraft(name);
  const { ask, correct, hold } = step;
  const question =
    ask.hand && isOpen && !correct && hold !== 'used-up' ? { ...ask, hand: ask.hand } : null;
  return (
    <FigureQuestionContext
      value={
        question && {
          hand: question.hand,
          name: markOnPictureLabel(question.title),
          unit: question.kind === 'number' && !question.unit.startsWith('(') ? question.unit : '',
          snap: question.kind === 'number' && question.whole ? 1 : 0.5,
          value: figurePositionOfTypedAnswer(draft.typed),
          spot: draft.typed.whole || null,
          keys: question.kind === 'choice' ? question.options.map(({ key }) => key) : null,
          set: (answer) =>
            draft.save({
              typed:
                typeof answer === 'string'
                  ? { ...typedAnswerFromFigurePosition(null), whole: answer }
                  : typedAnswerFromFigurePosition(answer),
            }),
        }
      }
    >
      {children(draft)}
    </FigureQuestionContext>
  );
}

function FoundSoFar({ steps }: { steps: readonly LessonStepDto[] }) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="found-title" className="border-line border-t pt-3">
      <h3 id="found-title" className="font-semibold">
        {LESSON.foundSoFar}
      </h3>
      <ul>
        {steps.toReversed().map(({ index, ask, own }) => (
          <li key={index} className="flex items-center gap-2 py-1">
            <Icon name="check" className="size-[1em] text-correct" />
            <span className="min-w-0 grow">{ask.title}</span>
            {own ? <OwnAnswerInline own={own} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function stepListItem(index: number, step: LessonStepDto | undefined): StepListItem<number> {
  const name = (
    <>
      <span className="sr-only">{`${LESSON.step} `}</span>
      <span>{index + 1}</span>
    </>
  );
  return { key: index, name, ...stepProgress(step) };
}

function stepProgress(
  step: LessonStepDto | undefined,
): Pick<StepListItem<number>, 'state' | 'text'> {
  if (!step) return { state: 'closed', text: LESSON.later };
  if (step.correct) return { state: 'right', text: LESSON.right };
  return step.attempts > 0
    ? { state: 'tried', text: triesText(step.attempts) }
    : { state: 'open', text: LESSON.todo };
}

function withVerdict(
  steps: readonly LessonStepDto[],
  step: LessonStepDto,
  next: LessonStepDto | null,
): LessonStepDto[] {
  const changed = steps.map((known) => (known.index === step.index ? step : known));
  return next && !changed.some(({ index }) => index === next.index) ? [...changed, next] : changed;
}
