import type { Answer } from '@/lib/domain/answers/read';
import { rational, toMixed } from '@/lib/domain/numbers/fractions';
import { lessonHintWords } from '@/words/lessons';
import type { ChoiceStep, NumberStep } from './lesson';
import { findLessonMistake, isRightLessonAnswer, nextLessonHint } from './lesson-hints';

const HINTS = { nudge: 'Nudge.', sibling: 'Sibling.', nearly: 'Nearly.' };
const COMMON = {
  key: 'k',
  title: 'Title',
  teach: 'Teach.',
  question: 'How many?',
  figure: { kind: 'dots' as const, values: [] },
  hints: HINTS,
};

/** 88 of 3 × 10: 293 1/3, rounded to 293. */
const NUMBER: NumberStep = {
  ...COMMON,
  kind: 'number',
  unit: 'percent',
  answer: rational(293),
  exact: rational(880, 3),
  mistakes: [
    { tag: 'first', hint: 'First?', value: rational(88) },
    { tag: 'second', hint: 'Second?', value: rational(3) },
    { tag: 'never', hint: 'Never?', value: rational(88) },
  ],
};
const CHOICE: ChoiceStep = {
  ...COMMON,
  kind: 'choice',
  answer: 'b',
  options: [
    { key: 'a', label: 'A', tag: 'too-early', hint: 'Early?' },
    { key: 'b', label: 'B', tag: 'right', hint: '' },
  ],
};

const typed = (top: number, bottom = 1): Answer => ({
  kind: 'number',
  value: toMixed(rational(top, bottom)),
});
const chosen = (key: string): Answer => ({ kind: 'choice', key });
const nextHint = (value: number, before: { rung: number; tag: string | null }) => {
  const given = nextLessonHint(NUMBER, typed(value), before);
  return { ...given, hint: lessonHintWords(given.hint, NUMBER) };
};
const tagOf = (step: NumberStep | ChoiceStep, answer: Answer) =>
  findLessonMistake(step, answer)?.tag ?? null;

it('is right by value and by kind', () => {
  expect(
    isRightLessonAnswer(NUMBER, {
      kind: 'number',
      value: { wholeNumber: 0, numerator: 586, denominator: 2 },
    }),
  ).toBe(true);
  expect(isRightLessonAnswer(NUMBER, typed(292))).toBe(false);
  expect(isRightLessonAnswer(NUMBER, chosen('b'))).toBe(false);
  expect(isRightLessonAnswer(CHOICE, chosen('b'))).toBe(true);
  expect(isRightLessonAnswer(CHOICE, chosen('a'))).toBe(false);
  expect(isRightLessonAnswer(CHOICE, typed(293))).toBe(false);
});

it('knows a wrong answer by its value, the first way to it before any other', () => {
  expect(tagOf(NUMBER, typed(88))).toBe('first');
  expect(tagOf(NUMBER, typed(3))).toBe('second');
  expect(tagOf(NUMBER, typed(4))).toBeNull();
  expect(tagOf(NUMBER, typed(293))).toBeNull();
  expect(tagOf(CHOICE, chosen('a'))).toBe('too-early');
  expect(tagOf(CHOICE, chosen('b'))).toBeNull();
  expect(tagOf(CHOICE, chosen('z'))).toBeNull();
  expect(tagOf(CHOICE, typed(1))).toBeNull();
  expect(tagOf(NUMBER, chosen('a'))).toBeNull();
});

it('tells rounding the other way from not rounding, and promises neither to a number that rounds to another one', () => {
  expect(tagOf(NUMBER, typed(294))).toBe('rounded-other-way');
  expect(tagOf(NUMBER, typed(880, 3))).toBe('not-rounded');
  expect(tagOf(NUMBER, typed(2_932, 10))).toBe('not-rounded');
  expect(tagOf(NUMBER, typed(2_938, 10))).toBeNull();
  expect(tagOf(NUMBER, typed(295))).toBeNull();
  expect(tagOf(NUMBER, typed(292))).toBeNull();
  expect(tagOf({ ...NUMBER, exact: null }, typed(294))).toBeNull();
  expect(tagOf({ ...NUMBER, exact: rational(292) }, typed(291))).toBeNull();
});

it('asks about the sign of a number that is right but for it', () => {
  const mistake = findLessonMistake({ ...NUMBER, exact: null }, typed(-293));
  expect(mistake?.tag).toBe('sign-turned');
  expect(lessonHintWords({ mistake, rung: null }, NUMBER).text).toBe(
    'Check the sign. Is it above zero or below zero?',
  );
  expect(tagOf({ ...NUMBER, exact: null, answer: rational(-7, 2) }, typed(7, 2))).toBe(
    'sign-turned',
  );
});

it('climbs one rung with each wrong answer, whatever it looks like, and stays on the last', () => {
  const texts = [];
  let state = { rung: 0, tag: null as string | null };
  for (const value of [4, 88, 3, 7]) {
    const given = nextHint(value, state);
    state = given.state;
    texts.push([given.hint.title, given.hint.text, given.tag, state.rung]);
  }
  expect(texts).toEqual([
    ['An idea to start with', 'Nudge.', null, 1],
    ['The same with other numbers', 'First? Sibling.', 'first', 2],
    ['Almost there', 'Second? Nearly.', 'second', 3],
    ['Almost there', 'Nearly.', null, 3],
  ]);
});

it('asks about a known mistake in addition to the next rung, and keeps the rungs before it in sight', () => {
  const first = nextHint(88, { rung: 0, tag: null });
  expect(first).toEqual({
    tag: 'first',
    hint: { title: 'An idea to start with', text: 'First? Nudge.' },
    state: { rung: 1, tag: 'first' },
  });
  const second = nextHint(88, first.state);
  expect(second.hint).toEqual({
    title: 'The same with other numbers',
    text: 'First? Sibling.',
    earlier: [{ title: 'An idea to start with', text: 'Nudge.' }],
  });
  expect(nextHint(4, { rung: 3, tag: 'first' }).hint.earlier).toEqual([
    { title: 'The same with other numbers', text: 'Sibling.' },
    { title: 'An idea to start with', text: 'Nudge.' },
  ]);
});
