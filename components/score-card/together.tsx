import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import type { LineBoxes } from '@/components/math/line-box';
import { MathWords } from '@/components/math/math-words';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { deviceStorage } from '@/components/outbox/device-storage';
import type { TypedDraft } from '@/components/outbox/use-typed-draft';
import { BarButton, VerdictBar } from '@/components/steps/verdict-bar';
import { Button } from '@/components/ui/button';
import { INPUT_CLASS } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/notice';
import type { RichContent } from '@/components/ui/parts';
import { useFocusWhen } from '@/components/ui/use-focus-when';
import { useChangeCount } from '@/components/ui/use-times-changed';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import type { StudentLine } from '@/lib/domain/answers/lines';
import {
  answeredSmallQuestions,
  gradeSmallQuestion,
  planTogether,
  type SmallQuestion,
  type TogetherLine,
  type TogetherNumbers,
} from '@/lib/domain/answers/together';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import {
  lineTitle,
  questionOfText,
  questionWords,
  smallHint,
  startTogetherText,
  TOGETHER,
} from '@/words/together';
import { afterNotYetText, BAR } from '@/words/verdict-bar';

const SHELF = 'together:';

type TogetherProps = {
  step: ScoreStepDto;
  /** For the team step: the starters with the student's right answers. */
  players: readonly ScoreStepDto[];
  /** Storage name for the student and the week. */
  name: string;
  /** The boxes beside the sum, if open: a finished line is copied into its box. */
  boxes?: OwnBoxes | null;
  /** True if it has just replaced the element that had the focus. */
  takesFocus?: boolean;
  /** Returns to the whole answer. */
  onAlone?: () => void;
  /** The form for the whole answer, after the last small question. */
  children?: RichContent;
};

type OwnBoxes = Pick<LineBoxes, 'markOf'> &
  Pick<TypedDraft, 'keep'> & { lines: readonly StudentLine[] };

/**
 * The card as small questions: line by line, and then the sum. All numbers are the student's own,
 * so small answers are checked right here, cost no tries, and stay on this device. The whole answer
 * is typed into the big boxes as usual.
 */
export function Together({
  step,
  players,
  name,
  boxes = null,
  takesFocus = false,
  onAlone,
  children,
}: TogetherProps) {
  const id = useId();
  const shelf = `${SHELF}${name}:${step.key}`;
  const made = useMemo(() => planTogether(cardOf(step, players)), [step, players]);
  const [kept, setKept] = useState<Readonly<Record<string, string>>>({});
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<{ text: string } | null>(null);
  const times = useChangeCount(problem);
  const [isEnd, setIsEnd] = useState(false);

  useEffect(() => {
    setKept(answersIn(deviceStorage().read(shelf)));
  }, [shelf]);

  const parts: TogetherPart[] = [
    ...made.lines.flatMap((line, place) =>
      line.questions.length > 0
        ? [
            {
              title: `${lineTitle(place + 1, made.lines.length)}: ${line.label}`,
              questions: line.questions,
            },
          ]
        : [],
    ),
    ...(made.sum.length > 0 ? [{ title: TOGETHER.theSum, questions: made.sum }] : []),
  ];
  const done = answeredSmallQuestions(made, kept);
  const part = parts.find(({ questions }) =>
    questions.some((question) => !done.includes(question)),
  );
  const current = part?.questions.find((question) => !done.includes(question));
  const end = useFocusWhen<HTMLParagraphElement>(isEnd);
  const place = useFocusWhen<HTMLElement>(takesFocus, 'input');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!current) return;
    const verdict = gradeSmallQuestion(current, typed);
    if (verdict !== 'right') {
      setProblem({ text: smallHint(current, verdict) });
      return;
    }
    const next = { ...kept, [current.key]: typed };
    deviceStorage().write(shelf, { answers: next, savedAt: Date.now() });
    setKept(next);
    if (boxes) fill(boxes, linesDoneBy(current, made.lines, answeredSmallQuestions(made, next)));
    setTyped('');
    setProblem(null);
    setIsEnd(
      answeredSmallQuestions(made, next).length ===
        parts.flatMap(({ questions }) => questions).length,
    );
  }

  return (
    <section ref={place} aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id={`${id}-title`} className="text-lead">
          {TOGETHER.title}
        </h3>
        <p className="text-content-soft">{TOGETHER.why}</p>
      </div>
      <Path isSum={part ? part.title === TOGETHER.theSum : true} />
      <DoneLines lines={made.lines} done={done} />
      {part && current ? (
        <>
          <p className="font-semibold">{part.title}</p>
          <ol className="grid grid-cols-1 gap-1 empty:hidden">
            {part.questions
              .filter((question) => done.includes(question))
              .map((question) => (
                <Answered key={question.key} question={question} typed={kept[question.key] ?? ''} />
              ))}
          </ol>
          <form
            onSubmit={submit}
            noValidate
            className={
              '-mx-3 grid grid-cols-1 gap-1 border-next border-l-6 bg-next-soft px-3 py-2 ' +
              'sm:-mx-4'
            }
          >
            <label htmlFor={`${id}-answer`} className="font-semibold">
              <span className="sr-only">{`${questionOfText(part.questions.indexOf(current) + 1, part.questions.length)}. `}</span>
              <MathWords>{questionWords(current)}</MathWords>
            </label>
            <input
              id={`${id}-answer`}
              type="text"
              inputMode="text"
              autoComplete="off"
              maxLength={20}
              value={typed}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem || done.length === 0 ? `${id}-words` : undefined}
              onChange={(event) => {
                setTyped(event.target.value);
                setProblem(null);
              }}
              className={`${INPUT_CLASS} max-w-32 text-center font-bold text-lead`}
            />
            <VerdictBar
              // Before the first small answer, the verdict that led here is shown.
              tone={problem || done.length === 0 ? 'again' : 'plain'}
              icon={problem || done.length === 0 ? 'eye' : 'users'}
              word={
                problem || done.length === 0
                  ? BAR.notYet
                  : `${questionOfText(part.questions.indexOf(current) + 1, part.questions.length)}.`
              }
              newsKey={problem ? `problem-${times}` : current.key}
              isNews={problem !== null}
              wordsId={`${id}-words`}
              aside={onAlone ? <BarButton onClick={onAlone}>{TOGETHER.alone}</BarButton> : null}
              action={
                <Button type="submit" size="lg" variant="next">
                  {TOGETHER.next}
                </Button>
              }
              rest={
                problem ? (
                  <MathWords key={problem.text}>{afterNotYetText(problem.text)}</MathWords>
                ) : done.length === 0 ? (
                  <span key="start">{startTogetherText(step.attempts)}</span>
                ) : (
                  <span key="stays">{TOGETHER.stays}</span>
                )
              }
            />
          </form>
        </>
      ) : (
        <>
          <p ref={end} tabIndex={-1} className="font-semibold">
            {made.isBelow ? TOGETHER.finishBelow : TOGETHER.finish}
          </p>
          {children}
        </>
      )}
      <LiveRegion className="sr-only">
        {done.length > 0 && current ? (
          <span key={current.key}>{`${TOGETHER.yes}. ${questionWords(current)}`}</span>
        ) : null}
      </LiveRegion>
      <p className="flex gap-2 text-content-soft leading-snug">
        <Icon name="info" className="mt-0.5 size-5 shrink-0" />
        <span>{TOGETHER.known}</span>
      </p>
    </section>
  );
}

type TogetherPart = { title: string; questions: readonly SmallQuestion[] };

function cardOf(step: ScoreStepDto, players: readonly ScoreStepDto[]): TogetherNumbers {
  if (step.key !== 'TEAM') return { kind: 'player', lines: step.terms };
  return {
    kind: 'team',
    lines: players.flatMap(({ title, own }) => (own ? [{ label: title, value: own }] : [])),
  };
}

/** The line finished by an answer, and any lines that need no question. */
function linesDoneBy(
  question: SmallQuestion,
  lines: readonly TogetherLine[],
  done: readonly SmallQuestion[],
): StudentLine[] {
  const isDone = ({ questions }: TogetherLine) => questions.every((each) => done.includes(each));
  if (!lines.some((line) => line.questions.includes(question) && isDone(line))) return [];
  return lines.flatMap((line, place) =>
    line.questions.includes(question) || line.questions.length === 0
      ? [{ of: [place], typed: formatMixed(line.value) }]
      : [],
  );
}

/** A box that is already right keeps its text. */
function fill({ lines, markOf, keep }: OwnBoxes, found: readonly StudentLine[]) {
  const news = found.filter(({ of }) => markOf(of) !== 'fits');
  if (news.length === 0) return;
  keep({
    lines: [
      ...lines.filter(({ of }) => news.every((each) => each.of.join() !== of.join())),
      ...news,
    ],
  });
}

/** Shows all stages from the start. */
function Path({ isSum }: { isSum: boolean }) {
  const steps = [
    [TOGETHER.byLine, !isSum],
    [TOGETHER.theSum, isSum],
    [TOGETHER.twin, false],
  ] as const;
  return (
    <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {steps.map(([text, isNow], place) => (
        <li
          key={text}
          aria-current={isNow ? 'step' : undefined}
          className="flex items-center gap-2"
        >
          {place > 0 ? <Icon name="arrow-right" className="size-[1em] text-content-soft" /> : null}
          <span
            className={
              'rounded-full border-2 px-2 ' +
              (isNow ? 'border-next bg-raised font-semibold' : 'border-transparent bg-sunk')
            }
          >
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The results of the lines so far. A line without questions is listed from the start. */
function DoneLines({
  lines,
  done,
}: {
  lines: readonly TogetherLine[];
  done: readonly SmallQuestion[];
}) {
  const finished = lines.filter(
    ({ questions }) =>
      questions.length > 0 && questions.every((question) => done.includes(question)),
  );
  if (finished.length === 0) return null;
  return (
    <dl className="forced-edge overflow-hidden rounded-md border border-line">
      {finished.map(({ label, value }) => (
        <div
          key={label}
          className={
            'flex items-center justify-between gap-3 border-line border-t px-3 py-0.5 ' +
            'first:border-t-0'
          }
        >
          <dt>{label}</dt>
          <dd className="flex items-center gap-2">
            <MixedNumberText value={value} size="md" />
            <Icon name="check" className="size-[1em] text-correct" />
            <span className="sr-only">{TOGETHER.lineDone}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Answered({ question, typed }: { question: SmallQuestion; typed: string }) {
  return (
    <li className="flex items-center justify-between gap-3 leading-snug">
      <span className="min-w-0">
        <MathWords>{questionWords(question)}</MathWords>
      </span>
      <span className="flex shrink-0 items-center gap-2">
        <strong>
          <MathWords>{typed}</MathWords>
        </strong>
        <span className="inline-flex items-center gap-1 rounded-full bg-correct-soft px-2 text-correct">
          <Icon name="check" className="size-[1em]" />
          <span>{TOGETHER.yes}</span>
        </span>
      </span>
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
