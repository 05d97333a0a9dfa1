import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { type LessonStep, toPublicLessonStep } from '@/lib/domain/graphs/lesson';
import { mentionsAnswer } from '@/lib/domain/lessons/lesson-plan';
import { rational } from '@/lib/domain/numbers/fractions';
import { GRAPH_TYPE_LABELS } from '@/lib/domain/testing/by-type';
import { busyRows, lessonRowsOf } from '@/lib/testing/lesson-rows';
import { checkedLesson } from '@/lib/testing/lesson-walk';
import { FIRST_LESSON_RULES_VERSION, makeLesson } from './make-lesson';

const TYPES = Object.keys(GRAPH_TYPE_LABELS) as GraphType[];

it.each(TYPES)(
  'makes the same %s of the same numbers and seed, and another one of another seed',
  (type) => {
    const rows = busyRows(3);
    const lesson = checkedLesson(type, rows, 3, type);
    expect(lesson?.type).toBe(type);
    expect(makeLesson(type, busyRows(3), 3)).toEqual(lesson);
    expect(makeLesson(type, rows, 4)).not.toEqual(lesson);
  },
);

it('draws again rather than ask for a number that stands in the question, or for half a unit to be rounded', () => {
  for (const type of TYPES) {
    for (let seed = 0; seed < 12; seed += 1) {
      for (const step of makeLesson(type, busyRows(3), seed)?.steps ?? []) {
        if (step.kind === 'choice') continue;
        const told = [step.question, step.teach].some((text) => mentionsAnswer(text, step.answer));
        expect([type, seed, step.key, told, step.exact?.d === 2n]).toEqual([
          type,
          seed,
          step.key,
          false,
          false,
        ]);
      }
    }
  }
});

it('takes a draw with such a blemish where there is no other one', () => {
  // 1 of 8 catches is 12 1/2 percent, whoever is drawn.
  const rows = lessonRowsOf(
    [1, 1, 6].map((count, id) => [`Player ${id}`, 'WR', [1, 0, 9, count]] as const),
  );
  const percent = makeLesson('circle', rows, 1)?.steps[4];
  expect(percent).toMatchObject({ key: 'percent', answer: rational(13), exact: rational(25, 2) });
  expect(FIRST_LESSON_RULES_VERSION).toBe(1);
});

it('shows of a step what is asked, and nothing of its answer', () => {
  const common = {
    key: 'k',
    title: 'Title',
    teach: 'Teach.',
    question: 'How many?',
    figure: { kind: 'dots' as const, values: [1] },
  };
  const hints = { nudge: 'Nudge.', sibling: 'Sibling.', nearly: 'Nearly.' };
  const typed: LessonStep = {
    ...common,
    hints,
    kind: 'number',
    answer: rational(7),
    unit: 'yards',
    mistakes: [],
    exact: null,
  };
  expect(toPublicLessonStep(typed)).toEqual({ ...common, kind: 'number', unit: 'yards' });
  const chosen: LessonStep = {
    ...common,
    hints,
    kind: 'choice',
    answer: 'a',
    options: [
      { key: 'a', label: 'One', tag: 'right', hint: '' },
      { key: 'b', label: 'Two', tag: 'wrong', hint: 'Look.' },
    ],
  };
  expect(toPublicLessonStep(chosen)).toEqual({
    ...common,
    kind: 'choice',
    options: [
      { key: 'a', label: 'One' },
      { key: 'b', label: 'Two' },
    ],
  });
});
