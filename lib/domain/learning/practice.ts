import { type AnswerGrade, gradeNumber, isInSimplestForm } from '@/lib/domain/answers/judge';
import { numberAnswerOf } from '@/lib/domain/answers/read';
import type { FormulaLine, StepContext } from '@/lib/domain/answers/step-context';
import {
  fractionPart,
  fromMixed,
  isNegative,
  isWhole,
  type Rational,
  rational,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import {
  CARD_SKILL_STANDARDS,
  type CardSkill,
  findUnreducedRemainderOfLine,
  linesForSumExample,
  type SkillOpportunity,
  skillsOfLine,
} from './skills';

/**
 * `line`: a count times one number. `sum`: two fractions. `lowest`: one fraction to write in lowest
 * terms. All numbers are real.
 */
export type PracticeExercise = {
  readonly kind: 'line' | 'sum' | 'lowest';
  readonly count?: number | undefined;
  readonly numbers: readonly MixedNumber[];
};

type AskMaker = (context: StepContext) => PracticeExercise | null;

const lineThat =
  (fits: (line: FormulaLine) => boolean): AskMaker =>
  (context) => {
    const line =
      context.kind === 'player'
        ? context.lines.find((each) => each.count !== 0 && fits(each))
        : undefined;
    return line ? { kind: 'line', count: line.count, numbers: [toMixed(line.rate)] } : null;
  };

const sumOf =
  (skill: 'like-sums' | 'unlike-sums'): AskMaker =>
  ({ lines }) => {
    const pair = linesForSumExample(
      skill,
      lines.filter(({ value }) => !isNegative(value)),
    );
    return pair && { kind: 'sum', numbers: pair.map(({ value }) => toMixed(fractionPart(value))) };
  };

const MAKERS = {
  'unit-fraction': lineThat(
    (line) =>
      skillsOfLine(line).includes('unit-fraction') &&
      isWhole(line.value) &&
      !isNegative(line.value),
  ),
  remainder: lineThat(
    (line) => skillsOfLine(line).includes('remainder') && !isNegative(line.value),
  ),
  'mixed-rate': lineThat((line) => skillsOfLine(line).includes('mixed-rate')),
  'equal-fractions': (context) => {
    const rest =
      context.kind === 'player'
        ? context.lines.map(findUnreducedRemainderOfLine).find((each) => each !== null)
        : null;
    if (!rest) return null;
    return {
      kind: 'lowest',
      numbers: [{ wholeNumber: 0, numerator: Number(rest.rest), denominator: Number(rest.bottom) }],
    };
  },
  'like-sums': sumOf('like-sums'),
  'unlike-sums': sumOf('unlike-sums'),
  'below-zero': lineThat((line) => isNegative(line.value)),
} as const satisfies Partial<Record<CardSkill, AskMaker>>;

export type PracticeSkill = keyof typeof MAKERS;
const PRACTICE_SKILLS = (Object.keys(CARD_SKILL_STANDARDS) as CardSkill[]).filter(
  (skill): skill is PracticeSkill => skill in MAKERS,
);

export function findPracticeExerciseInStep(
  skill: PracticeSkill,
  context: StepContext,
): PracticeExercise | null {
  return MAKERS[skill](context);
}

/**
 * The right answer. It must never reach a student's browser; only a talk sheet shows it, to adults.
 */
export function rightPracticeAnswer({ kind, count = 1, numbers }: PracticeExercise): Rational {
  const [first = rational(0), second = rational(0)] = numbers.map(fromMixed);
  if (kind === 'line') return first.mul(count);
  return kind === 'sum' ? first.add(second) : first;
}

/**
 * An answer is graded as on a card, except that an exercise of kind `lowest` accepts only lowest
 * terms.
 */
export function gradePractice(ask: PracticeExercise, value: MixedNumber): AnswerGrade {
  const grade = gradeNumber(value, rightPracticeAnswer(ask));
  return ask.kind === 'lowest'
    ? { ...grade, correct: grade.correct && isInSimplestForm(numberAnswerOf(value)) }
    : grade;
}

export type PracticeSource<Key> = {
  readonly week: number;
  readonly key: Key;
  readonly attempts: number;
  readonly context: StepContext;
  readonly chances: readonly SkillOpportunity[];
};

type ChosenPracticeQuestion<Key> = {
  readonly skill: PracticeSkill;
  readonly ask: PracticeExercise;
  readonly source: PracticeSource<Key>;
};

const PRACTICE_QUESTION_COUNT = 3;
/** Questions come from cards at least this many weeks old. */
export const MIN_PRACTICE_CARD_AGE_WEEKS = 2;

type Before = {
  /** When a skill is due again, in milliseconds; missing if it was never asked. */
  readonly due: ReadonlyMap<string, number>;
  readonly last: string | null;
  readonly asked: ReadonlySet<string>;
};

export const askedQuestionKey = (
  skill: string,
  { week, key }: { week: number; key: unknown },
): string => `${skill} ${week} ${key}`;

/**
 * Picks the week's questions: skills that are due first, and of those the ones missed most often; a
 * skill that was never asked is due. Never the same skill twice in a row, not even across weeks.
 * For each skill it prefers cards that weren't asked recently and took the most tries.
 */
export function choosePracticeQuestions<Key>(
  sources: readonly PracticeSource<Key>[],
  { due, last, asked }: Before,
  now: number,
): ChosenPracticeQuestion<Key>[] {
  const kinds = PRACTICE_SKILLS.map((skill) => {
    const missed = sources.filter(({ chances }) =>
      chances.some((chance) => chance.skill === skill && chance.result === 'missed'),
    ).length;
    const dueAt = due.get(skill) ?? 0;
    return { skill, missed, dueAt, questions: questionsOf(skill, sources, asked) };
  })
    .filter(({ questions }) => questions.length > 0)
    .toSorted((a, b) => {
      const isLater = Number(a.dueAt > now) - Number(b.dueAt > now);
      return (
        isLater || (a.dueAt > now ? a.dueAt - b.dueAt : b.missed - a.missed || a.dueAt - b.dueAt)
      );
    });
  const chosen: ChosenPracticeQuestion<Key>[] = [];
  while (chosen.length < PRACTICE_QUESTION_COUNT) {
    const before = chosen.at(-1)?.skill ?? last;
    const used = (skill: string) => chosen.filter((each) => each.skill === skill).length;
    const next = kinds
      .filter(({ skill, questions }) => skill !== before && used(skill) < questions.length)
      .toSorted((a, b) => used(a.skill) - used(b.skill))[0];
    const question = next?.questions[used(next.skill)];
    if (!question) return chosen;
    chosen.push(question);
  }
  return chosen;
}

function questionsOf<Key>(
  skill: PracticeSkill,
  sources: readonly PracticeSource<Key>[],
  asked: ReadonlySet<string>,
): ChosenPracticeQuestion<Key>[] {
  const missedIt = ({ chances }: PracticeSource<Key>) =>
    Number(chances.some((chance) => chance.skill === skill && chance.result === 'missed'));
  const wasAsked = (source: PracticeSource<Key>) =>
    Number(asked.has(askedQuestionKey(skill, source)));
  return sources
    .toSorted(
      (a, b) =>
        wasAsked(a) - wasAsked(b) ||
        missedIt(b) - missedIt(a) ||
        b.attempts - a.attempts ||
        a.week - b.week,
    )
    .flatMap((source) => {
      const ask = findPracticeExerciseInStep(skill, source.context);
      return ask ? [{ skill, ask, source }] : [];
    });
}
