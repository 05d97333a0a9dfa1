import { hasOpenLineBoxesAtStepStart } from './card-lines';

const fresh = { attempts: 0, correct: false };
const wrong = { attempts: 1, correct: false };
const first = { attempts: 1, correct: true };
const second = { attempts: 2, correct: true };

it('are closed at first, and open by themselves after a wrong answer', () => {
  expect(hasOpenLineBoxesAtStepStart('after-wrong', fresh, [first, fresh], false)).toBe(false);
  expect(hasOpenLineBoxesAtStepStart('after-wrong', wrong, [wrong], false)).toBe(true);
});

it('are open from the start where the teacher or the student wants it', () => {
  expect(hasOpenLineBoxesAtStepStart('open', fresh, [fresh], false)).toBe(true);
  expect(hasOpenLineBoxesAtStepStart('after-wrong', fresh, [fresh], true)).toBe(true);
});

it('are open until three cards in a row were right at the first try, and after a wrong answer again', () => {
  const until = (...steps: (typeof fresh)[]) =>
    hasOpenLineBoxesAtStepStart('until-three', fresh, [...steps, fresh], false);
  expect(until(first, first)).toBe(true);
  expect(until(first, first, second, first)).toBe(true);
  expect(until(first, first, first)).toBe(false);
  expect(until(second, first, first, first, second)).toBe(false);
  expect(
    hasOpenLineBoxesAtStepStart('until-three', wrong, [first, first, first, wrong], false),
  ).toBe(true);
});

it('stay open after a card that a teacher counted from paper, which shows no first try', () => {
  const paper = { attempts: 1, correct: true, onPaper: true };
  const after = [first, first, paper, fresh];
  expect(hasOpenLineBoxesAtStepStart('until-three', fresh, after, false)).toBe(true);
});

it('stay away where the class works with the sum alone, whatever else is wanted', () => {
  expect(hasOpenLineBoxesAtStepStart('sum-only', wrong, [wrong], true)).toBe(false);
});
