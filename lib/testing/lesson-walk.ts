import { lessonClosedReason, makeLesson } from '@/lib/data/lesson/make-lesson';
import { parseMixedNumberBoxes } from '@/lib/domain/answers/read';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { LessonFigure } from '@/lib/domain/graphs/graph-type';
import {
  type Lesson,
  type LessonStep,
  type NumberStep,
  toPublicLessonStep,
} from '@/lib/domain/graphs/lesson';
import {
  findLessonMistake,
  isRightLessonAnswer,
  nextLessonHint,
} from '@/lib/domain/graphs/lesson-hints';
import type { LessonGames } from '@/lib/domain/lessons/lesson-games';
import { mentionsAnswer } from '@/lib/domain/lessons/lesson-plan';
import { type Rational, toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { seededRandom } from '@/lib/domain/numbers/random';
import { GRAPH_TYPE_LABELS } from '@/lib/domain/testing/by-type';
import { figureWords } from '@/lib/testing/graph-words';
import { lessonHintWords } from '@/words/lessons';
import { faultInExample } from './lesson-examples';
import { isLessonPossible } from './lesson-openness';
import { answerFromPage, column, edgesOfBox, type SeenStep, same } from './lesson-oracle';
import { knownWrongResults } from './lesson-wrong-ways';

export const GRAPH_TYPES = Object.keys(GRAPH_TYPE_LABELS) as GraphType[];

export type WalkedLesson = { type: GraphType; rows: LessonGames; lesson: Lesson };

/** The checked lesson for these rows; null if there is none, which is checked too. */
export function checkedLesson(
  type: GraphType,
  rows: LessonGames,
  seed: number,
  label: string,
): Lesson | null {
  const [lesson, reason] = [makeLesson(type, rows, seed), lessonClosedReason(type, rows)];
  const isOpen = lesson !== null;
  if (isOpen !== isLessonPossible(type, rows))
    throw new Error(`${label}: ${isOpen ? 'open' : 'closed'} by mistake. ${reason}`);
  if (isOpen !== (reason === null))
    throw new Error(`${label}: ${isOpen ? 'open with' : 'closed without'} a reason. ${reason}`);
  if (lesson) checkLesson(lesson, label);
  else if (
    !/^This lesson needs [a-z].{15,}[^.]\. More games, or other players, can open it\.$/.test(
      reason ?? '',
    )
  ) {
    throw new Error(`${label}: "${reason}" is no reason`);
  }
  return lesson;
}

/**
 * A few players with a few games and small numbers, so that ties, zeros, and losses are frequent.
 */
export function tinyRows(seed: number): LessonGames {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const throughWeek = 1 + upTo(8);
  const spread = [1, 3, 12, 60, 230][upTo(4)] ?? 1;
  const players = Array.from({ length: 1 + upTo(4) }, (_, id) => ({
    id,
    name: ['Al Li', 'Al Li Jr.', 'Bo Ray', 'Cy Dee', 'Al Li'][id] ?? '',
    position: (['RB', 'WR', 'TE', 'QB'] as const)[upTo(11) % 4] ?? 'RB',
    games: Array.from({ length: throughWeek }, (_, index) => ({
      week: index + 1,
      rushingYards: upTo(2) === 0 ? upTo(spread) - 1 : 0,
      receivingYards: upTo(spread) - (upTo(4) === 0 ? 2 : 0),
      receptions: upTo(3),
    })).filter(() => upTo(4) > 0),
  }));
  return { throughWeek, players };
}

/** A step as its page shows it. */
export function seenStep({ table, steps }: Lesson, index: number): SeenStep {
  const shown = toPublicLessonStep(steps[index] as LessonStep);
  const options = shown.kind === 'choice' ? shown.options.map(({ label }) => label) : null;
  return { question: shown.question, options, table, words: figureWords(shown.figure) ?? '' };
}

/** The lesson's right answer, as typed or chosen. */
export function rightAnswerText(step: LessonStep): string {
  return step.kind === 'number'
    ? step.answer.toFraction()
    : (step.options.find(({ key }) => key === step.answer)?.label ?? '');
}

type Must = (holds: boolean, what: string) => void;

export function checkLesson(lesson: Lesson, label: string): void {
  const problems: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) problems.push(`${label}: ${what}`);
  };
  must(lesson.steps.length === 9, 'nine steps');
  const final = lesson.steps[8];
  must(
    final?.kind === 'number' && final.correctAnswer === Number(final.answer),
    'the last step has its answer as a number',
  );
  must(
    lesson.steps.slice(0, 8).every((step) => !('correctAnswer' in step)),
    'only the last step carries the final answer',
  );
  must(new Set(lesson.steps.map(({ key }) => key)).size === 9, 'nine different steps');
  const { caption, columns, rows } = lesson.table;
  must(/^[A-Z].*[a-z]$/.test(caption), 'the table has a name');
  must(
    columns[0] === (lesson.type === 'multiple-line' ? 'Week' : 'Player'),
    'each row is named in the first column',
  );
  must(
    rows.length > 1 &&
      rows.every((row) => row.length === columns.length && row.every((cell) => cell !== '')),
    'the table is whole',
  );
  checkSentence(lesson.about, must, (what) => `about: ${what}`);
  for (const [index, step] of lesson.steps.entries()) {
    const at = (what: string) => `step ${index + 1} "${step.key}": ${what}`;
    const shown = toPublicLessonStep(step);
    must(
      !/answer|mistake|hint|exact|tag/i.test(Object.keys(shown).join()),
      at('the public step has no field for an answer'),
    );
    must(
      !/"(answer|mistakes|hints?|exact|tag|correctAnswer)":/.test(JSON.stringify(shown)),
      at('nor has anything in it'),
    );
    must(
      /^[a-z-]+$/.test(step.key) && /^[A-Z].*[a-z?]$/.test(step.title),
      at('it has a key and a title'),
    );
    for (const text of [...textsOf(step), ...rungsOf(step)]) checkSentence(text, must, at);
    const fault = faultInExample(step.hints.sibling);
    must(fault === null, at(`"${step.hints.sibling}": ${fault}`));
    checkKey(lesson, index, must, at);
    if (step.kind === 'number') checkNumber(step, lesson, index, must, at);
    else checkChoice(step, must, at);
    checkFigure(lesson, index, must, at);
  }
  if (problems.length > 0) throw new Error(problems.slice(0, 5).join('\n'));
}

const textsOf = (step: LessonStep) => [step.teach, step.question];
const rungsOf = ({ hints }: LessonStep) => [hints.nudge, hints.sibling, hints.nearly];

const SENTENCE = /^[“A-Z0-9].*[.?]”?$/;
const SLIP =
  /\.\.| {2}| [.,?]|undefined|NaN|null|\[object|\b1 (catches|yards|games|dots|degrees)\b|\bis \d+ games/;

function checkSentence(text: string, must: Must, at: (what: string) => string): void {
  must(SENTENCE.test(text), at(`"${text}" is a sentence`));
  const slip = text.match(SLIP);
  must(!slip, at(`"${text}" has "${slip?.[0]}"`));
}

/** The lesson's answer must equal what a student finds using the page alone. */
function checkKey(lesson: Lesson, index: number, must: Must, at: (what: string) => string): void {
  const step = lesson.steps[index] as LessonStep;
  const seen = seenStep(lesson, index);
  let answer: string;
  try {
    answer = answerFromPage(lesson.type, seen);
  } catch (error) {
    must(false, at(`${error}`));
    return;
  }
  must(
    answer === rightAnswerText(step),
    at(`"${seen.question}" is ${answer}, not ${rightAnswerText(step)}`),
  );
}

/**
 * The steps that may ask for a fraction, listed by hand. All others ask for numbers that are always
 * whole.
 */
const FRACTIONS = new Set([
  'circle fraction',
  'stacked-bar fraction',
  'histogram fraction',
  'multiple-line mean',
  'multiple-line compare-means',
  'stem-and-leaf median',
  'scatter-plot slope',
  'scatter-plot growth',
  'scatter-plot prediction',
  'box-and-whisker median',
  'box-and-whisker lower-quartile',
  'box-and-whisker upper-quartile',
  'box-and-whisker box-width',
]);

function checkNumber(
  step: NumberStep,
  lesson: Lesson,
  index: number,
  must: Must,
  at: (what: string) => string,
): void {
  must(step.unit.length > 0, at('there is a unit'));
  must(!step.whole || step.answer.d === 1n, at(`one box for ${step.answer.toFraction()}`));
  must(
    Boolean(step.whole) !== FRACTIONS.has(`${lesson.type} ${step.key}`),
    at('as many boxes as such an answer may need'),
  );
  for (const text of [...rungsOf(step), ...step.mistakes.map(({ hint }) => hint)]) {
    must(
      text.length > 0 && !mentionsAnswer(text, step.answer),
      at(`the hint "${text}" tells the answer ${step.answer.toFraction()}`),
    );
  }
  const seen = seenStep(lesson, index);
  const isInTable = lesson.table.rows
    .flat()
    .includes(formatMixed(toMixed(step.answer)).replace('-', '−'));
  const isBelowZero = step.answer.compare(0) < 0;
  must(
    !isBelowZero || isInTable || /minus sign/.test(seen.question),
    at('a minus comes without its rule'),
  );
  const known = new Set(step.mistakes.map(({ tag, value }) => `${tag}: ${value.toFraction()}`));
  const expected = knownWrongResults(lesson.type, seen, rightAnswerText(step));
  for (const way of expected)
    must(
      known.has(way),
      at(`"${seen.question}" knows the way ${way}, has ${[...known].join(', ')}`),
    );
  for (const way of known)
    must(expected.has(way), at(`${way} comes of nothing, expected ${[...expected].join(', ')}`));
  for (const typed of acceptedForms(step.answer)) {
    const parsed = parseMixedNumberBoxes(typed);
    must(parsed.ok, at(`${JSON.stringify(typed)} can be read`));
    if (!parsed.ok) continue;
    const answer = { kind: 'number', value: parsed.value } as const;
    must(isRightLessonAnswer(step, answer), at(`${JSON.stringify(typed)} is right`));
    must(findLessonMistake(step, answer) === null, at(`${JSON.stringify(typed)} is no mistake`));
  }
  let state = { rung: 0, tag: null as string | null };
  for (const value of [
    ...step.mistakes.map((mistake) => mistake.value),
    step.answer.add(9_999),
    step.answer.add(8_888),
  ].slice(-6)) {
    const given = nextLessonHint(step, { kind: 'number', value: toMixed(value) }, state);
    const { title, text } = lessonHintWords(given.hint, step);
    must(
      !mentionsAnswer(`${title} ${text}`, step.answer),
      at('no hint on the way tells the answer'),
    );
    state = given.state;
  }
}

function checkChoice(
  step: LessonStep & { kind: 'choice' },
  must: Must,
  at: (what: string) => string,
): void {
  const right = step.options.filter(({ key }) => key === step.answer);
  must(right.length === 1, at('one option is right'));
  must(
    step.options.length >= 2 && step.options.length <= 5,
    at('there is something to choose from, and not too much'),
  );
  must(
    new Set(step.options.map(({ label: text }) => text)).size === step.options.length,
    at('no two options are alike'),
  );
  const label = right[0]?.label.toLowerCase() ?? '';
  for (const text of [
    ...textsOf(step),
    ...rungsOf(step),
    ...step.options.map(({ hint }) => hint),
  ]) {
    must(!text.toLowerCase().includes(label), at(`"${text}" names the right option`));
  }
  for (const { key, hint, tag } of step.options) {
    const answer = { kind: 'choice', key } as const;
    must(isRightLessonAnswer(step, answer) === (key === step.answer), at(`${key} is judged`));
    must(
      (findLessonMistake(step, answer) === null) === (key === step.answer),
      at(`${key} is explained only when it is wrong`),
    );
    must(
      key === step.answer || (hint.length > 0 && tag.length > 0),
      at(`${key} has something to think about`),
    );
  }
}

/** The picture must match the table, and show nothing that its own step asks for. */
function checkFigure(
  { table, steps, type }: Lesson,
  index: number,
  must: Must,
  at: (what: string) => string,
): void {
  const { figure, key } = steps[index] as LessonStep;
  const asked = steps.findIndex(
    (step) => step.key === (type === 'stem-and-leaf' ? 'row-count' : 'gap'),
  );
  const numbers = (title: string) => column({ table }, title);
  const drawn = DRAWN[figure.kind](figure as never, numbers);
  must(
    drawn.shown === drawn.expected,
    at(`the picture shows ${drawn.shown}, the table says ${drawn.expected}`),
  );
  must(
    index > asked || figure.kind !== 'stem-and-leaf',
    at('the picture shows the rows before they are asked for'),
  );
  if (figure.kind === 'multiple-line' && index <= asked) {
    const before = figure.weeks.filter((week) => figure.drawnTo === null || week <= figure.drawnTo);
    const isWhole = figure.lines.every(({ values }) =>
      values.slice(0, before.length).every((value) => value !== null),
    );
    must(isWhole, at('the picture shows a gap before it is asked for'));
  }
  if (key === 'count-bin' && figure.kind === 'histogram') {
    must(
      figure.bins.filter(({ count }) => count === null).length === 1,
      at('the bar that is asked for is not drawn'),
    );
  }
  const [, far, start] =
    steps[index]?.question.match(/says? for (\d+) catch.* Start at ([AB])/) ?? [];
  if (start && figure.kind === 'scatter-plot' && figure.line) {
    must(
      Number(far) > figure.line.to.x === (start === 'B'),
      at('the way to the new place begins at the point before it'),
    );
    must(Number(far) > figure.line.from.x, at('the new place is not behind both points'));
  }
  if (type === 'stem-and-leaf' && key === 'stem') {
    const asked = Number(steps[index]?.question.match(/\d+/)?.[0]);
    const isTwin = (value: number) => Math.floor(value / 10) === value % 10;
    must(
      !isTwin(asked) || numbers('Yards').every((value) => value < 10 || isTwin(value)),
      at('stem and leaf can be told apart'),
    );
  }
  if (figure.kind === 'histogram') {
    must(figure.bins.length >= 3 && figure.bins.length <= 8, at('as many bins as a page can show'));
    must(
      figure.bins.every(({ from, to }) => from % 5 === 0 && to - from <= 40),
      at('edges that are easy to count with'),
    );
  }
  if (key === 'width')
    must(
      figure.kind === 'histogram' && figure.bins.every(({ count }) => count === null),
      at('no bar yet'),
    );
}

type Drawn = { shown: string; expected: string };
type Drawing = {
  [K in LessonFigure['kind']]: (
    figure: Extract<LessonFigure, { kind: K }>,
    numbers: (title: string) => number[],
  ) => Drawn;
};

const DRAWN: Drawing = {
  circle: ({ parts }, numbers) => ({
    shown: parts.map(({ value }) => value).join(),
    expected: numbers('Catches').join(),
  }),
  'stacked-bar': ({ keys, bars }, numbers) => ({
    shown: `${keys} ${bars.map(({ parts }) => parts.join('+')).join()}`,
    expected: `Running yards,Catching yards ${numbers('Running')
      .map((run, index) => `${run}+${numbers('Catching')[index]}`)
      .join()}`,
  }),
  'multiple-line': ({ weeks, lines }, numbers) => ({
    shown: weeks.map((week) => lines.map(({ label }) => `${week} ${label}`).join()).join(),
    expected: numbers('Week')
      .map((week) => lines.map(({ label }) => `${week} ${label}`).join())
      .join(),
  }),
  'stem-and-leaf': ({ rows }, numbers) => ({
    shown: rows.flatMap(({ stem, leaves }) => leaves.map((leaf) => stem * 10 + leaf)).join(),
    expected: inOrder(numbers('Yards')).join(),
  }),
  histogram: ({ bins }, numbers) => ({
    shown: bins.map(({ count }) => count ?? '?').join(),
    expected: bins
      .map(({ from, to, count }) =>
        count === null
          ? '?'
          : numbers('Yards').filter((value) => value >= from && value < to).length,
      )
      .join(),
  }),
  'scatter-plot': ({ points }, numbers) => ({
    shown: points.map(({ x, y }) => `${x} ${y}`).join(),
    expected: numbers('Catches')
      .map((x, index) => `${x} ${numbers('Yards')[index]}`)
      .join(),
  }),
  'box-and-whisker': ({ values, five }, numbers) => ({
    shown: `${values.join()} ${five ? [five.min, five.q1, five.q3, five.max].join() : ''}`,
    expected: `${numbers('Yards').join()} ${five ? fourOf(numbers('Yards')).join() : ''}`,
  }),
  dots: ({ values }, numbers) => ({ shown: values.join(), expected: numbers('Yards').join() }),
};

const inOrder = (values: readonly number[]) => [...values].sort((a, b) => a - b);
function fourOf(values: readonly number[]): number[] {
  const [low, high] = edgesOfBox(values).map(({ top, bottom }) => Number(top) / Number(bottom)) as [
    number,
    number,
  ];
  return [Math.min(...values), low, high, Math.max(...values)];
}

/** True if the smallest game had to be 0, so that the range equals the largest. */
export function hadToStartAtZero({ type, rows }: WalkedLesson): boolean {
  const yards = rows.players
    .filter(({ position }) => position === 'RB' || position === 'WR' || position === 'TE')
    .flatMap(({ games }) =>
      games.map(({ rushingYards, receivingYards }) => rushingYards + receivingYards),
    );
  if (type === 'box-and-whisker') {
    if (yards.some((value) => value < 0)) return false;
    const above = inOrder(yards.filter((value) => value !== 0));
    if (above.length < 7) return true;
    const seven = [...above.slice(0, 4), ...above.slice(-3)];
    return same(...edgesOfBox(seven));
  }
  const above = yards.filter((value) => value > 0 && value < 150);
  return above.length < 7 || new Set(above.map((value) => Math.floor(value / 10))).size === 1;
}

/**
 * The number as a mixed number, an improper fraction, unreduced, and as a decimal if it terminates.
 */
function acceptedForms(answer: Rational) {
  const { wholeNumber, numerator, denominator } = toMixed(answer);
  const box = (whole: string, top = '', bottom = '') => ({
    whole,
    numerator: top,
    denominator: bottom,
  });
  const sign = answer.s < 0n ? '-' : '';
  const forms = [
    box(formatMixed({ wholeNumber, numerator, denominator })),
    box('', `${sign}${answer.n}`, String(answer.d)),
    box('', `${sign}${answer.n * 2n}`, String(answer.d * 2n)),
    box(`${sign}${answer.n}/${answer.d}`),
  ];
  if (numerator === 0) forms.push(box(String(wholeNumber)), box(`${wholeNumber}.0`));
  const thousandths = answer.mul(1000);
  if (thousandths.d === 1n && numerator !== 0) forms.push(box(answer.toString()));
  return forms;
}
