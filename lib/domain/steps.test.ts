import fc from 'fast-check';
import { rational } from './fractions';
import { emptySteps, gradeAnswer, STEP_COUNT, stepIndex, TEAM_STEP } from './steps';

describe('gradeAnswer', () => {
  const correct = rational(7, 4);
  it.each([
    ['the mixed number in lowest terms', { wholeNumber: 1, numerator: 3, denominator: 4 }, true, true],
    ['an unreduced fraction: right, but not simplest', { wholeNumber: 1, numerator: 6, denominator: 8 }, true, false],
    ['an improper fraction: right, but not simplest', { wholeNumber: 0, numerator: 7, denominator: 4 }, true, false],
    ['a fraction of more than one beside a whole number', { wholeNumber: 0, numerator: 14, denominator: 8 }, true, false],
    ['the swapped fraction', { wholeNumber: 0, numerator: 4, denominator: 7 }, false, false],
    ['the dropped sign', { wholeNumber: -1, numerator: 3, denominator: 4 }, false, false],
    ['another value in lowest terms', { wholeNumber: 1, numerator: 2, denominator: 3 }, false, false],
  ])('judges %s', (_, typed, isCorrect, simplified) => {
    expect(gradeAnswer(typed, correct)).toEqual({ correct: isCorrect, simplified });
  });

  it('never calls an equal value wrong, however it is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 50 }),
        fc.boolean(),
        (whole, top, bottom, scale, negative) => {
          const sign = negative ? -1 : 1;
          const correct = rational(sign * (whole * bottom + top), bottom);
          const typed =
            whole === 0
              ? { wholeNumber: 0, numerator: sign * top * scale, denominator: bottom * scale }
              : { wholeNumber: sign * whole, numerator: top * scale, denominator: bottom * scale };
          expect(gradeAnswer(typed, correct).correct).toBe(true);
          const close = { ...typed, numerator: typed.numerator + 1 };
          expect(gradeAnswer(close, correct)).toEqual({ correct: false, simplified: false });
        },
      ),
    );
  });
});

describe('steps', () => {
  it('are nine untouched steps for eight starters, with the team last', () => {
    const steps = emptySteps([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(steps).toHaveLength(STEP_COUNT);
    expect(steps.map((step) => step.playerId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, null]);
    expect(steps[TEAM_STEP]).toEqual({
      attempts: 0,
      correct: false,
      answer: null,
      simplified: false,
      completedAt: null,
      playerId: null,
    });
  });

  it('are refused for another number of starters', () => {
    expect(() => emptySteps([1])).toThrow(RangeError);
  });

  it('have the order of the line-up', () => {
    expect(stepIndex('QB')).toBe(0);
    expect(stepIndex('TEAM')).toBe(8);
  });
});
