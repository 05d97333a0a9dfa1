import fc from 'fast-check';
import { parseMixedNumberBoxes } from '@/lib/domain/answers/read';
import { figurePositionOfTypedAnswer, typedAnswerFromFigurePosition } from './figure-position';

const box = (whole: string, numerator = '', denominator = '') => ({
  whole,
  numerator,
  denominator,
});

it('types where the mark stands as the server reads it, and finds the mark there again', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (halves) => {
      const typed = typedAnswerFromFigurePosition(halves / 2);
      const read = parseMixedNumberBoxes(typed);
      if (!read.ok) throw new Error(`Unreadable: ${JSON.stringify(typed)}`);
      const { wholeNumber, numerator, denominator } = read.value;
      const part =
        (wholeNumber < 0 || Object.is(wholeNumber, -0) ? -1 : 1) * (numerator / denominator);
      expect(wholeNumber + part).toBe(halves / 2);
      expect(figurePositionOfTypedAnswer(typed)).toBe(halves / 2);
    }),
  );
});

it('types nothing for a mark that was taken off', () => {
  expect(typedAnswerFromFigurePosition(null)).toEqual(box(''));
  expect(figurePositionOfTypedAnswer(box(''))).toBeNull();
});

it.each([
  [box('47'), 47],
  [box(' −3 '), -3],
  [box('47.5'), 47.5],
  [box('47', '1', '2'), 47.5],
  [box('-3', '1', '2'), -3.5],
  [box('-', '1', '2'), -0.5],
  [box('', '-1', '2'), -0.5],
  [box('', '7', '4'), 1.75],
])('stands where %j is', (typed, place) => {
  expect(figurePositionOfTypedAnswer(typed)).toBe(place);
});

it.each([
  box('7x'),
  box('-'),
  box('3/1'),
  box('4', '1'),
  box('4', '1', '0'),
  box('4', '', '2'),
  box('12345678'),
])('stands nowhere while %j is typed', (typed) => {
  expect(figurePositionOfTypedAnswer(typed)).toBeNull();
});
