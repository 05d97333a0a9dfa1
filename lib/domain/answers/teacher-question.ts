import { fromMixed, toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed, type MixedNumber } from '@/lib/domain/numbers/mixed';
import {
  type AnswerWithLines,
  linesWithoutFilledBox,
  nonzeroLines,
  parseLines,
  sumOfStudentLines,
} from './lines';
import {
  diagnoseMistake,
  MISCONCEPTION_KINDS,
  type MisconceptionKind,
} from './mistakes/misconceptions';
import type { FormulaLine, StepContext, SumLine } from './step-context';

/** The task of one line: its count times its rate. */
export type LineTask = {
  readonly label: string;
  readonly count: number;
  readonly rate: MixedNumber;
};

/** A question that a teacher can ask about a wrong answer, made from what the student typed. */
export type TeacherQuestion =
  | { readonly asks: 'line'; readonly line: LineTask; readonly wrote: string }
  | { readonly asks: 'group'; readonly labels: readonly string[]; readonly wrote: string }
  /** The lines fit, but one that counts has no box filled in. */
  | { readonly asks: 'empty-line'; readonly line: LineTask }
  | {
      readonly asks: 'adding';
      readonly lines: readonly string[];
      readonly kind: MisconceptionKind | null;
    }
  | { readonly asks: 'first-line'; readonly line: LineTask }
  | { readonly asks: 'mistake'; readonly kind: MisconceptionKind }
  /** Nothing is known: the teacher has to see the lines. */
  | { readonly asks: 'lines' };

/** Null for a right answer. It holds no number that isn't on the card or typed by the student. */
export function teacherQuestion(
  context: StepContext,
  work: AnswerWithLines,
): TeacherQuestion | null {
  if (fromMixed(work.answer).equals(context.total)) return null;
  const own = parseLines(context, work.lines).toSorted((a, b) => (a.of[0] ?? 0) - (b.of[0] ?? 0));
  const wrong = own.find(({ value, right }) => !value?.equals(right));
  if (wrong) {
    const wrote = wrong.typed.trim();
    const [only, ...others] = wrong.of.map((index) => context.lines[index]);
    return only && others.length === 0 && isFormulaLine(only)
      ? { asks: 'line', line: taskOf(only), wrote }
      : { asks: 'group', labels: labelsOf(context, wrong.of), wrote };
  }
  const diagnosis = diagnoseMistake(context, work);
  const kind = MISCONCEPTION_KINDS.find((each) => each === diagnosis?.tag) ?? null;
  if (own.length > 0) {
    const alone = nonzeroLines(linesWithoutFilledBox(context.lines, own));
    if (sumOfStudentLines(context, own)) {
      const lines = [
        ...own.map(({ typed }) => typed.trim()),
        ...alone.map(({ value }) => formatMixed(toMixed(value))),
      ];
      return { asks: 'adding', lines, kind };
    }
    const empty = alone.find(isFormulaLine);
    if (empty) return { asks: 'empty-line', line: taskOf(empty) };
  }
  const named = context.lines.find(({ label }) => label === diagnosis?.line);
  if (named && isFormulaLine(named)) return { asks: 'first-line', line: taskOf(named) };
  return kind ? { asks: 'mistake', kind } : { asks: 'lines' };
}

const isFormulaLine = (line: SumLine): line is FormulaLine => 'rate' in line;

const taskOf = ({ label, count, rate }: FormulaLine): LineTask => ({
  label,
  count,
  rate: toMixed(rate),
});

const labelsOf = ({ lines }: StepContext, of: readonly number[]): string[] =>
  of.flatMap((index) => lines[index]?.label ?? []);
