import { makePlayerStepContext } from '@/lib/domain/answers/step-context';
import { mistakesOvercomeInStepHistory } from './mistakes-overcome';
import type { StepForSkills } from './skills';

const context = makePlayerStepContext({ position: 'RB', rules: 1, stats: { RushingYards: 63 } });
const whole = makePlayerStepContext({ position: 'RB', rules: 1, stats: { RushingYards: 60 } });
const step = (facts: Partial<StepForSkills<number>> = {}) => ({
  attempts: 1,
  correct: true,
  completedAt: 1,
  ...facts,
});
const right = { context, step: step() };
const TAG = 'remainder-as-whole';
const dropped = { context, step: step({ attempts: 2, foundInLines: [TAG] }) };
const guessed = { context, step: step({ attempts: 2, firstWrong: { tag: TAG } }) };

it('is beaten after three cards of its kind that were right at once', () => {
  expect(mistakesOvercomeInStepHistory([dropped, right, right, right])).toEqual([
    { group: 'remainder', fixed: dropped, since: 3, shown: [dropped] },
  ]);
  expect(mistakesOvercomeInStepHistory([right, right, right, dropped, right, right])).toEqual([]);
});

it('is not beaten by cards that could not have shown it', () => {
  const other = { context: whole, step: step() };
  expect(mistakesOvercomeInStepHistory([dropped, right, right, other, other])).toEqual([]);
});

it('is never begun by a guess from the sum, which tells only that it may be there again', () => {
  expect(mistakesOvercomeInStepHistory([guessed, right, right, right])).toEqual([]);
  expect(mistakesOvercomeInStepHistory([dropped, guessed, right, right])).toEqual([]);
  expect(mistakesOvercomeInStepHistory([dropped, guessed, right, right, right])).toEqual([
    { group: 'remainder', fixed: guessed, since: 3, shown: [dropped] },
  ]);
});

it('is there again as soon as it was made again, also later in a card', () => {
  expect(mistakesOvercomeInStepHistory([dropped, right, right, right, dropped])).toEqual([]);
  const later = {
    context,
    step: step({ attempts: 3, firstWrong: { tag: 'sign-turned' }, hints: { tag: TAG } }),
  };
  expect(mistakesOvercomeInStepHistory([dropped, right, right, right, later])).toEqual([]);
});

it('waits until the card itself is right', () => {
  const open = {
    context,
    step: step({ attempts: 2, correct: false, completedAt: null, foundInLines: [TAG] }),
  };
  expect(mistakesOvercomeInStepHistory([open, right, right, right])).toEqual([]);
});

it('says nothing of wrong answers that nothing explains', () => {
  const unknown = { context, step: step({ attempts: 2, foundInLines: ['one-line'] }) };
  expect(mistakesOvercomeInStepHistory([unknown, right, right, right, right])).toEqual([]);
});
