import { type Lesson, type LessonStep, type NumberStep, publicStep } from '@/lib/domain/lessons/lesson';
import { makeLesson } from '@/lib/domain/lessons/make-lesson';
import { checkLesson, GRAPH_TYPES, walkLessons } from '@/lib/testing/lesson-walk';
import { realSeason } from '@/lib/testing/real-season';
import { TEST_SEASON } from '@/lib/testing/services';
import { STARTERS } from '@/lib/testing/student-week';
import { lessonRows } from './rows';

async function lessonFor(type: (typeof GRAPH_TYPES)[number], seed = 1): Promise<Lesson> {
  const rows = lessonRows(await realSeason.load(TEST_SEASON), Object.values(STARTERS), 6);
  const lesson = makeLesson(type, rows, seed);
  if (!lesson) throw new Error(`No ${type}`);
  return lesson;
}

it('makes nine steps of every type on a student’s own numbers: all can be answered, none tells its answer, no hint either', async () => {
  const counts = await walkLessons(6, [1, 3, 6, 18]);
  for (const type of GRAPH_TYPES) expect(counts.get(`${type} 18`)).toEqual({ made: 6, closed: 0 });
});

it.each(GRAPH_TYPES)('knows at least three misconceptions about %s', async (type) => {
  const { steps } = await lessonFor(type);
  const tags = steps.flatMap((step) => (step.kind === 'number' ? step.mistakes.map(({ tag }) => tag) : []));
  expect(new Set(tags).size).toBeGreaterThanOrEqual(3);
});

it('makes the same lesson of the same numbers and seed, and another one of another seed', async () => {
  const shown = async (seed: number) => (await lessonFor('histogram', seed)).steps.map(publicStep);
  expect(await shown(3)).toEqual(await shown(3));
  expect(await shown(3)).not.toEqual(await shown(4));
});

describe('the walk itself finds', () => {
  const broken: [string, (step: NumberStep) => LessonStep][] = [
    [
      'a hint with the answer in it',
      (step) => ({ ...step, hints: { ...step.hints, sibling: `It is ${step.answer.toFraction()}.` } }),
    ],
    ['a question with the answer in it', (step) => ({ ...step, question: `Is it ${step.answer.toString()}?` })],
    [
      'a misconception that accuses the right answer',
      (step) => ({ ...step, mistakes: [{ tag: 'x', hint: 'Look again.', value: step.answer }] }),
    ],
    ['an answer that no box can hold', (step) => ({ ...step, answer: step.answer.add(1).div(123_456_789) })],
  ];
  it.each(broken)('%s', async (_, spoil) => {
    const lesson = await lessonFor('stacked-bar');
    const steps = lesson.steps.map((step, index) => (index === 1 && step.kind === 'number' ? spoil(step) : step));
    expect(() => checkLesson(lesson, 'whole')).not.toThrow();
    expect(() => checkLesson({ ...lesson, steps }, 'spoilt')).toThrow(/spoilt: step/);
  });
});
