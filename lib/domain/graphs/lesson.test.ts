import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { FINAL_LESSON_STEP_INDEX, sumFinalAnswersOfAllLessons } from './lesson';

const mixed = (wholeNumber: number, numerator = 0, denominator = 1): MixedNumber => ({
  wholeNumber,
  numerator,
  denominator,
});
const lesson = (final: MixedNumber | null, length = 9) => ({
  steps: Array.from({ length }, (_, index) => ({ answer: index === 8 ? final : mixed(9) })),
});

it('adds the ninth answer of each lesson, and of no other step', () => {
  expect(FINAL_LESSON_STEP_INDEX).toBe(8);
  expect(sumFinalAnswersOfAllLessons([lesson(mixed(2, 1, 2)), lesson(mixed(3, 2, 3))])).toEqual(
    mixed(6, 1, 6),
  );
  expect(sumFinalAnswersOfAllLessons([lesson(mixed(40)), lesson(mixed(-2, 1, 2))])).toEqual(
    mixed(37, 1, 2),
  );
});

it('adds nothing for a lesson without a last answer', () => {
  expect(
    sumFinalAnswersOfAllLessons([lesson(null), lesson(mixed(5)), lesson(mixed(1), 4)]),
  ).toEqual(mixed(5));
  expect(sumFinalAnswersOfAllLessons([])).toEqual(mixed(0));
});
