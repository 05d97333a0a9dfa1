import { type FormEvent, type Ref, useEffect, useId, useMemo, useState } from 'react';
import { AlsoInSpanish } from '@/components/math/also-in-spanish';
import type { LineBoxControls } from '@/components/math/line-box';
import { ReadAloudButton } from '@/components/math/read-aloud';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { deviceStorage } from '@/components/outbox/device-storage';
import { typedTextOfLine } from '@/components/outbox/draft-lines';
import type { AnswerDraft } from '@/components/outbox/use-answer-draft';
import { VerdictBar, VerdictBarButton } from '@/components/steps/verdict-bar';
import { Button } from '@/components/ui/button';
import { INPUT_CLASS } from '@/components/ui/field';
import { useChangeCount, useFocusWhen, useScrollIntoViewWhen } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import type { RichContent } from '@/components/ui/sentence';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { parseMixedNumberBoxes } from '@/lib/domain/answers/read';
import {
  gradeSmallQuestion,
  makeTogetherPlan,
  rightlyAnsweredSmallQuestions,
  type SmallQuestion,
  type TogetherLine,
  type TogetherNumbers,
} from '@/lib/domain/answers/together';
import { EMPTY_ANSWER_BOXES } from '@/lib/domain/answers/typed-text';
import { formatMixed, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { runSyncInLanguage } from '@/lib/words/language';
import { localFootballTermName } from '@/words/names';
import { READING } from '@/words/reading';
import { SCORE_CARD } from '@/words/score-card';
import {
  foundResultText,
  onlyOpenLinesText,
  questionPositionText,
  smallHint,
  smallQuestionText,
  startTogetherText,
  TOGETHER,
} from '@/words/together';
import { messageWithoutNotYet, VERDICT_BAR } from '@/words/verdict-bar';
import { weekTitle } from '@/words/week-names';
import { CountedOffDivision } from './counted-off-division';
import { FieldNumberLine } from './field-number-line';
import { placeHops } from './hops';
import { CountTimesRate, StepLineStrip, TogetherStages } from './step-line-strip';

const STORAGE_PREFIX = 'together:';

type TogetherProps = {
  step: ScoreStepDto;
  /** For the team step: the starters with the student's right answers. */
  players?: readonly ScoreStepDto[];
  week: number;
  name: string;
  /**
   * The student's lines with their marks. One that fits is not asked again, and a line that is
   * found here is copied into its box.
   */
  boxes: StudentLines;
  takesFocus: boolean;
  heading?: Ref<HTMLHeadingElement>;
  note?: string | null;
  onAlone: () => void;
  /**
   * The form for the whole answer, after the last small question; `isFresh` until an answer was
   * sent from here.
   */
  children: (isFresh: boolean) => RichContent;
};

type StudentLines = Pick<LineBoxControls, 'markOf'> &
  Pick<AnswerDraft, 'save'> & { lines: readonly StudentWorkLine[] };

/**
 * The whole step as small questions, one at a time: line by line, and then the sum. All numbers are
 * the student's own, so small answers are checked right here, cost no tries, and stay on this
 * device. The whole answer is typed into the big boxes as usual.
 */
export function TogetherCard({
  step,
  players = [],
  week,
  name,
  boxes,
  takesFocus,
  heading,
  note = null,
  onAlone,
  children,
}: TogetherProps) {
  const id = useId();
  const storageKey = `${STORAGE_PREFIX}${name}:${step.key}`;
  const card = cardOf(step, players, boxes);
  const cardKey = JSON.stringify(card);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the card's whole content.
  const plan = useMemo(() => makeTogetherPlan(card), [cardKey]);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<{ text: string; spanish: string } | null>(null);
  const times = useChangeCount(problem);
  const [isEnd, setIsEnd] = useState(false);
  const [attemptsBefore] = useState(step.attempts);
  const [submits, setSubmits] = useState(0);
  // Each answer adds a result above the next question and pushes it down, so it is scrolled to.
  const work = useScrollIntoViewWhen(submits > 0 && submits);

  useEffect(() => {
    setAnswers(answersIn(deviceStorage().read(storageKey)));
  }, [storageKey]);

  const parts = [...plan.lines.map(({ questions }) => questions), plan.sum];
  const done = rightlyAnsweredSmallQuestions(plan, answers);
  const isDone = ({ questions }: TogetherLine) => questions.every((each) => done.includes(each));
  const part = parts.findIndex((questions) => questions.some((each) => !done.includes(each)));
  const questions = parts[part] ?? plan.sum;
  const current = questions.find((each) => !done.includes(each));
  const line = plan.lines[part];
  const product = step.terms[part];
  const questionNumber = current ? questions.indexOf(current) + 1 : 0;
  const end = useFocusWhen<HTMLParagraphElement>(isEnd);
  const section = useFocusWhen<HTMLElement>(takesFocus, 'input');
  // Before the first small answer, the verdict that led here is shown.
  const isStart = done.length === 0;
  const startsText = () => `${VERDICT_BAR.notYet} ${startTogetherText(step.attempts)}`;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!current) return;
    setSubmits(submits + 1);
    const verdict = gradeSmallQuestion(current, typed);
    if (verdict !== 'right') {
      const hint = () => smallHint(current, verdict);
      setProblem({ text: hint(), spanish: runSyncInLanguage('es', hint) });
      return;
    }
    const next = { ...answers, [current.key]: typed };
    deviceStorage().write(storageKey, { answers: next, savedAt: Date.now() });
    setAnswers(next);
    const answered = rightlyAnsweredSmallQuestions(plan, next);
    const isLast = answered.length === parts.flat().length;
    fillBoxes(boxes, linesDoneBy(current, plan.lines, answered), isLast);
    setTyped('');
    setProblem(null);
    setIsEnd(isLast);
  }

  const open = plan.lines.filter((each) => each.questions.length > 0).length;
  const found = (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 empty:hidden">
      {questions
        .filter((question) => done.includes(question))
        .map((question) => (
          <Found key={question.key} question={question} />
        ))}
    </ul>
  );
  const hasFound = card.kind === 'player' && card.lines.some(({ found }) => found);
  return (
    <section ref={section} aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-3">
      <PageHeader
        title={
          <span id={`${id}-title`} ref={heading} tabIndex={-1}>
            {TOGETHER.title}
          </span>
        }
        subtitle={[
          `${step.player?.name ?? SCORE_CARD.wholeTeam}, ${weekTitle(week).toLowerCase()}`,
          ...(hasFound && open > 0 ? [onlyOpenLinesText(open)] : []),
        ].join(' · ')}
        actions={<TogetherStages now={line ? 0 : 1} />}
      />
      <StepLineStrip
        player={step.player}
        name={step.key === 'TEAM' ? SCORE_CARD.team : step.key}
        lines={plan.lines.map((each, index) => ({
          label: each.label,
          product: step.terms[index],
          value: isDone(each) ? each.value : null,
          isNow: each === line,
        }))}
      />
      {line && current && isDivision(questions) ? (
        <Division line={line} done={done} />
      ) : (
        <div className="overflow-hidden rounded-lg">
          <FieldNumberLine
            step={{ ...step, lastWrong: null, guess: undefined }}
            isNew={false}
            hops={placeHops(
              plan.lines
                .filter(isDone)
                .map(({ value }) => ({ typed: formatMixed(value), value, isMarked: false })),
            )}
          />
        </div>
      )}
      <div
        ref={work}
        className={
          'forced-edge grid grid-cols-1 gap-2 rounded-lg bg-raised px-3 py-3 shadow-card ' +
          'sm:px-6'
        }
      >
        {line && current ? (
          // The card is above the screen where it is narrow.
          <p className="flex flex-wrap items-center gap-x-2 font-semibold text-content-soft lg:hidden">
            <span>{localFootballTermName(line.label)}</span>
            {product ? <CountTimesRate {...product} /> : null}
          </p>
        ) : null}
        {current ? found : null}
        {current ? (
          <form
            onSubmit={submit}
            noValidate
            data-reads="label"
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2"
          >
            <ReadAloudButton label={READING.question} />
            <label
              htmlFor={`${id}-answer`}
              className="min-w-0 flex-[1_1_18rem] font-bold text-title sm:text-big"
            >
              <span className="sr-only">{`${questionPositionText(questionNumber, questions.length)}. `}</span>
              <TextWithFractions>{smallQuestionText(current)}</TextWithFractions>
              <AlsoInSpanish>{() => smallQuestionText(current)}</AlsoInSpanish>
            </label>
            <input
              id={`${id}-answer`}
              type="text"
              inputMode="text"
              autoComplete="off"
              maxLength={20}
              value={typed}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem || isStart ? `${id}-words` : undefined}
              onChange={(event) => {
                setTyped(event.target.value);
                setProblem(null);
              }}
              className={`${INPUT_CLASS} h-16 max-w-36 bg-next-soft text-center font-bold text-big`}
            />
            <VerdictBar
              tone={problem || isStart ? 'again' : 'plain'}
              icon={problem || isStart ? 'eye' : 'users'}
              word={
                problem || isStart
                  ? VERDICT_BAR.notYet
                  : `${questionPositionText(questionNumber, questions.length)}.`
              }
              spanish={problem?.spanish ?? (isStart ? startsText : () => TOGETHER.stays)}
              newsKey={problem ? `problem-${times}` : current.key}
              isNews={problem !== null}
              wordsId={`${id}-words`}
              aside={<VerdictBarButton onClick={onAlone}>{SCORE_CARD.onOwnAgain}</VerdictBarButton>}
              action={
                <Button type="submit" size="lg" variant="next">
                  {TOGETHER.next}
                </Button>
              }
              rest={
                problem ? (
                  <TextWithFractions key={problem.text}>
                    {messageWithoutNotYet(problem.text)}
                  </TextWithFractions>
                ) : isStart ? (
                  <span key="start">{startTogetherText(step.attempts)}</span>
                ) : (
                  <span key="stays">{TOGETHER.stays}</span>
                )
              }
            />
          </form>
        ) : (
          // Side by side, so that the boxes of the sum end above the bar.
          <div className="grid grid-cols-1 gap-x-8 gap-y-2 lg:grid-cols-2">
            <div className="grid grid-cols-1 content-start gap-2">
              {found}
              <p ref={end} tabIndex={-1} className="font-semibold">
                {plan.isBelow ? TOGETHER.finishBelow : TOGETHER.finish}
              </p>
            </div>
            {children(step.attempts === attemptsBefore)}
          </div>
        )}
        <LiveRegion className="sr-only">
          {done.length > 0 && current ? (
            <span key={current.key}>{`${TOGETHER.yes}. ${smallQuestionText(current)}`}</span>
          ) : null}
        </LiveRegion>
      </div>
      {note ? (
        <p className="flex gap-2 text-content-soft leading-snug">
          <Icon name="info" className="mt-0.5 size-5 shrink-0" />
          <span>{note}</span>
        </p>
      ) : null}
    </section>
  );
}

/** The card's numbers, and for each line that fits what the student wrote. */
function cardOf(
  step: ScoreStepDto,
  players: readonly ScoreStepDto[],
  { lines, markOf }: StudentLines,
): TogetherNumbers {
  if (step.key === 'TEAM') {
    return {
      kind: 'team',
      lines: players.flatMap(({ title, own }) => (own ? [{ label: title, value: own }] : [])),
    };
  }
  return {
    kind: 'player',
    lines: step.terms.map(({ label, count, rate }, index) => {
      const found = markOf([index]) === 'fits' ? numberIn(typedTextOfLine(lines, [index])) : null;
      return { label, count, rate, ...(found ? { found } : {}) };
    }),
  };
}

function numberIn(typed: string): MixedNumber | null {
  const read = parseMixedNumberBoxes({ whole: typed, numerator: '', denominator: '' });
  return read.ok ? read.value : null;
}

function linesDoneBy(
  question: SmallQuestion,
  lines: readonly TogetherLine[],
  done: readonly SmallQuestion[],
): StudentWorkLine[] {
  const isDone = ({ questions }: TogetherLine) => questions.every((each) => done.includes(each));
  if (!lines.some((line) => line.questions.includes(question) && isDone(line))) return [];
  return lines.flatMap((line, index) =>
    line.questions.includes(question) || line.questions.length === 0
      ? [{ of: [index], typed: formatMixed(line.value) }]
      : [],
  );
}

/**
 * A box that is already right keeps its text. At the end the wrong sum is taken out, so that the
 * new one isn't typed behind it.
 */
function fillBoxes(
  { lines, markOf, save }: StudentLines,
  found: readonly StudentWorkLine[],
  isLast: boolean,
) {
  const added = found.filter(({ of }) => markOf(of) !== 'fits');
  if (added.length === 0 && !isLast) return;
  save({
    lines: [
      ...lines.filter(({ of }) => added.every((each) => each.of.join() !== of.join())),
      ...added,
    ],
    ...(isLast ? { typed: EMPTY_ANSWER_BOXES } : {}),
  });
}

type QuestionOfKind<Says extends SmallQuestion['says']> = Extract<SmallQuestion, { says: Says }>;
const findQuestion = <Says extends SmallQuestion['says']>(
  questions: readonly SmallQuestion[],
  says: Says,
): QuestionOfKind<Says> | undefined =>
  questions.find((question): question is QuestionOfKind<Says> => question.says === says);

const isDivision = (questions: readonly SmallQuestion[]): boolean =>
  findQuestion(questions, 'fits') !== undefined;

function Division({
  line: { questions },
  done,
}: {
  line: TogetherLine;
  done: readonly SmallQuestion[];
}) {
  const fits = findQuestion(questions, 'fits');
  if (!fits) return null;
  const foundOf = (says: 'fits' | 'left') =>
    findQuestion(
      done.filter((each) => questions.includes(each)),
      says,
    )?.answer.wholeNumber ?? null;
  return (
    <CountedOffDivision
      into={fits.into}
      size={fits.size}
      label={findQuestion(questions, 'make-one')?.label ?? null}
      times={foundOf('fits')}
      left={foundOf('left')}
    />
  );
}

function Found({ question }: { question: SmallQuestion }) {
  return (
    <li className="flex items-center gap-1 leading-snug">
      <Icon name="check" className="size-[1em] shrink-0 text-correct" />
      <TextWithFractions>{foundResultText(question)}</TextWithFractions>
    </li>
  );
}

function answersIn(stored: unknown): Readonly<Record<string, string>> {
  const answers = (stored as { answers?: unknown } | null)?.answers;
  if (typeof answers !== 'object' || answers === null) return {};
  return Object.fromEntries(
    Object.entries(answers).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
