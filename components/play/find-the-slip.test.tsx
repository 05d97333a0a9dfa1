import { render } from '@testing-library/react';
import { FractionSumBars } from './find-the-slip';

jest.mock('@/lib/actions/week', () => ({ submitSlipFixAction: jest.fn() }));

const value = (wholeNumber: number, numerator: number, denominator: number) => ({
  wholeNumber,
  numerator,
  denominator,
});

/** For each bar, how its parts are filled: a letter for each pattern, a dot for an empty part. */
function barsOf(...values: ReturnType<typeof value>[]): string[] {
  const { container } = render(<FractionSumBars values={values} />);
  const known: string[] = [''];
  return [...container.querySelectorAll('.keep-colors')].map((bar) =>
    [...bar.querySelectorAll<HTMLElement>(':scope > span')]
      .map(({ style: { background } }) => {
        if (!known.includes(background)) known.push(background);
        return '.ab'[known.indexOf(background)];
      })
      .join(''),
  );
}

it.each([
  ['tenths in one whole', [value(1, 4, 10), value(8, 3, 10)], ['aaaabbb...']],
  ['more than one whole', [value(14, 5, 8), value(5, 7, 8)], ['aaaaabbb', 'bbbb....']],
  ['unlike denominators', [value(0, 1, 2), value(0, 1, 3)], ['aaabb.']],
  ['exactly one whole', [value(0, 1, 4), value(0, 3, 4)], ['abbb']],
  ['a single fraction', [value(1, 4, 10), value(5, 0, 1)], []],
  ['parts that are too narrow to count', [value(0, 1, 25), value(0, 1, 2)], []],
])('draws %s', (_, values, bars) => {
  expect(barsOf(...values)).toEqual(bars);
});
