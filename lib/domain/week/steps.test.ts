import { emptyCardSteps, STEPS_PER_CARD, stepIndex, TEAM_STEP_INDEX } from './steps';

describe('steps', () => {
  it('are nine untouched steps for eight starters, with the team last', () => {
    const steps = emptyCardSteps([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(steps).toHaveLength(STEPS_PER_CARD);
    expect(steps.map((step) => step.playerId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, null]);
    expect(steps[TEAM_STEP_INDEX]).toEqual({
      attempts: 0,
      correct: false,
      answer: null,
      simplified: false,
      completedAt: null,
      playerId: null,
    });
  });

  it('are refused for another number of starters', () => {
    expect(() => emptyCardSteps([1])).toThrow(RangeError);
  });

  it('have the order of the line-up', () => {
    expect(stepIndex('QB')).toBe(0);
    expect(stepIndex('TEAM')).toBe(8);
  });
});
