import { lessonRows } from '@/lib/data/lesson/rows';
import { parseTypedAnswer } from '@/lib/domain/answer-input';
import { type Rational, toMixed } from '@/lib/domain/fractions';
import { GRAPH_TYPE_LABELS, type GraphType } from '@/lib/domain/graph-types';
import { drawnOrder } from '@/lib/domain/lessons/chance';
import { type Lesson, type LessonStep, type NumberStep, publicStep } from '@/lib/domain/lessons/lesson';
import { isRight, knownMistake, nextLessonHint } from '@/lib/domain/lessons/lesson-hints';
import { makeLesson } from '@/lib/domain/lessons/make-lesson';
import { mentionsAnswer } from '@/lib/domain/lessons/mentions';
import { formatMixed } from '@/lib/domain/mixed-text';
import { seededRandom } from '@/lib/domain/random';
import { ROSTER_LIMITS } from '@/lib/domain/roster';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { realSeason } from './real-season';
import { TEST_SEASON } from './services';

export const GRAPH_TYPES = Object.keys(GRAPH_TYPE_LABELS) as GraphType[];

/** How often a lesson could be made of the numbers of one week. */
export type WalkCount = { made: number; closed: number };

/** Makes all seven lessons for generated rosters in the given weeks, each roster in `each` of them by turns, and checks every lesson. */
export async function walkLessons(
  rosters: number,
  weeks: readonly number[],
  each = weeks.length,
): Promise<Map<string, WalkCount>> {
  const snapshot = await realSeason.load(TEST_SEASON);
  const counts = new Map<string, WalkCount>();
  for (let seed = 0; seed < rosters; seed += 1) {
    const players = generatedRoster(snapshot, seed);
    for (const week of weeks.filter((_, index) => (index + seed) % Math.ceil(weeks.length / each) === 0)) {
      const rows = lessonRows(snapshot, players, week);
      for (const type of GRAPH_TYPES) {
        const lesson = makeLesson(type, rows, seed * 31 + week);
        const name = `${type} ${week}`;
        const count = counts.get(name) ?? { made: 0, closed: 0 };
        counts.set(name, lesson ? { ...count, made: count.made + 1 } : { ...count, closed: count.closed + 1 });
        if (lesson) checkLesson(lesson, `${type}, roster ${seed}, week ${week}`);
      }
    }
  }
  return counts;
}

/** Within the limits of the draft. Every other roster has mostly players who play much, as students draft them. */
function generatedRoster(snapshot: SeasonSnapshot, seed: number): number[] {
  const random = seededRandom(seed + 1);
  const keen = seed % 2 === 0;
  return (['QB', 'RB', 'WR', 'TE', 'K'] as const).flatMap((position) => {
    const { min, max } = ROSTER_LIMITS[position];
    const size = min + Math.floor(random() * (max - min + 1));
    const all = [...snapshot.players.values()].filter((player) => player.Position === position);
    const pool = keen ? all.filter(({ PlayerID }) => snapshot.playerGames(PlayerID, 18).length >= 10) : all;
    return drawnOrder(pool, random)
      .slice(0, size)
      .map(({ PlayerID }) => PlayerID);
  });
}

export function checkLesson(lesson: Lesson, label: string): void {
  const problems: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) problems.push(`${label}: ${what}`);
  };
  must(lesson.steps.length === 9, 'nine steps');
  const final = lesson.steps[8];
  must(
    typeof final?.correctAnswer === 'number' && Number.isFinite(final.correctAnswer),
    'the last step has a number as its answer',
  );
  must(
    lesson.steps.slice(0, 8).every((step) => !('correctAnswer' in step)),
    'only the last step carries the final answer',
  );
  must(new Set(lesson.steps.map(({ key }) => key)).size === 9, 'nine different steps');
  for (const step of lesson.steps) {
    const at = (what: string) => `step "${step.key}": ${what}`;
    const shown = publicStep(step);
    must(!/answer|mistake|hint|exact|tag/i.test(Object.keys(shown).join()), at('the public step has no field for an answer'));
    must(!/"(answer|mistakes|hints?|exact|tag|correctAnswer)":/.test(JSON.stringify(shown)), at('nor has anything in it'));
    must(!/undefined|NaN|null|\[object/.test(textsOf(step).join(' ')), at('its sentences are whole'));
    if (step.kind === 'number') checkNumber(step, lesson, must, at);
    else checkChoice(step, must, at);
  }
  if (problems.length > 0) throw new Error(problems.slice(0, 5).join('\n'));
}

type Must = (holds: boolean, what: string) => void;

const textsOf = (step: LessonStep) => [step.title, step.teach, step.question];
const rungsOf = ({ hints }: LessonStep) => [hints.nudge, hints.sibling, hints.nearly];

function checkNumber(step: NumberStep, lesson: Lesson, must: Must, at: (what: string) => string): void {
  for (const text of [...textsOf(step), step.unit, lesson.about]) {
    must(!mentionsAnswer(text, step.answer), at(`"${text}" tells the answer ${step.answer.toFraction()}`));
  }
  for (const text of [...rungsOf(step), ...step.mistakes.map(({ hint }) => hint)]) {
    must(
      text.length > 0 && !mentionsAnswer(text, step.answer),
      at(`the hint "${text}" tells the answer ${step.answer.toFraction()}`),
    );
  }
  for (const { tag, value } of step.mistakes) must(!value.equals(step.answer), at(`"${tag}" accuses the right answer`));
  for (const typed of acceptedForms(step.answer)) {
    const parsed = parseTypedAnswer(typed);
    must(parsed.ok, at(`${JSON.stringify(typed)} can be read`));
    if (!parsed.ok) continue;
    const answer = { kind: 'number', value: parsed.value } as const;
    must(isRight(step, answer), at(`${JSON.stringify(typed)} is right`));
    must(knownMistake(step, answer) === null, at(`${JSON.stringify(typed)} is no mistake`));
  }
  let state = { rung: 0, tag: null as string | null };
  for (const value of [...step.mistakes.map((mistake) => mistake.value), step.answer.add(9_999), step.answer.add(8_888)].slice(
    -6,
  )) {
    const given = nextLessonHint(step, { kind: 'number', value: toMixed(value) }, state);
    must(!mentionsAnswer(`${given.hint.title} ${given.hint.text}`, step.answer), at('no hint on the way tells the answer'));
    state = given.state;
  }
}

function checkChoice(step: LessonStep & { kind: 'choice' }, must: Must, at: (what: string) => string): void {
  const right = step.options.filter(({ key }) => key === step.answer);
  must(right.length === 1, at('one option is right'));
  must(step.options.length >= 2, at('there is something to choose from'));
  const label = right[0]?.label.toLowerCase() ?? '';
  for (const text of [...textsOf(step), ...rungsOf(step), ...step.options.map(({ hint }) => hint)]) {
    must(!text.toLowerCase().includes(label), at(`"${text}" names the right option`));
  }
  for (const { key, hint } of step.options) {
    const answer = { kind: 'choice', key } as const;
    must(isRight(step, answer) === (key === step.answer), at(`${key} is judged`));
    must((knownMistake(step, answer) === null) === (key === step.answer), at(`${key} is explained only when it is wrong`));
    must(key === step.answer || hint.length > 0, at(`${key} has something to think about`));
  }
}

/** The same number as a mixed number, an improper fraction, unreduced, and as a decimal where it has an end. */
function acceptedForms(answer: Rational) {
  const { wholeNumber, numerator, denominator } = toMixed(answer);
  const box = (whole: string, top = '', bottom = '') => ({ whole, numerator: top, denominator: bottom });
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
