import fc from 'fast-check';
import { fromMixed, rational, toMixed } from '@/lib/domain/numbers/fractions';
import { csvCellOfMixedNumber, csvDecimalCellOfMixedNumber, escapeCsvFormula } from './csv-cells';

describe('a cell of a spreadsheet', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("https://evil.example","x")', '\'=HYPERLINK("https://evil.example","x")'],
    ['+1+1', "'+1+1"],
    ['-1+1', "'-1+1"],
    ['-', "'-"],
    ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['\n=1', "'\n=1"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['-1/2', "'-1/2"],
  ])('is no formula: %j', (text, expected) => {
    expect(escapeCsvFormula(text)).toBe(expected);
  });

  it.each(['-3', '-0.25', '-2 3/8', '-0 3/10', '12', '', 'Kim L.', 'a=b', 'Ann-Lee', "D'Arcy"])(
    'stays as it is: %j',
    (text) => {
      expect(escapeCsvFormula(text)).toBe(text);
    },
  );

  it('never begins like a formula, whatever somebody typed, unless it is a plain number', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', ''),
        (text, start) => {
          const cell = escapeCsvFormula(start + text);
          expect(/^[=+@\t\r]/.test(cell)).toBe(false);
          if (cell.startsWith('-')) expect(Number.isFinite(Number(cell.split(' ')[0]))).toBe(true);
        },
      ),
    );
  });
});

describe('a fraction in a spreadsheet', () => {
  it.each([
    [{ wholeNumber: 19, numerator: 11, denominator: 20 }, '19 11/20', '19.55'],
    [{ wholeNumber: 0, numerator: 3, denominator: 10 }, '0 3/10', '0.3'],
    [{ wholeNumber: 0, numerator: -3, denominator: 10 }, '-0 3/10', '-0.3'],
    [{ wholeNumber: -2, numerator: 3, denominator: 8 }, '-2 3/8', '-2.375'],
    [{ wholeNumber: 8, numerator: 0, denominator: 1 }, '8', '8'],
    [{ wholeNumber: 0, numerator: 0, denominator: 1 }, '0', '0'],
    [{ wholeNumber: 7, numerator: 1, denominator: 24 }, '7 1/24', '7.0417'],
    [null, '', ''],
  ])('is exact beside its decimal: %j', (value, fraction, decimal) => {
    expect(csvCellOfMixedNumber(value)).toBe(fraction);
    expect(csvDecimalCellOfMixedNumber(value)).toBe(decimal);
    expect(escapeCsvFormula(fraction)).toBe(fraction);
  });

  it('reads back as the same value', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9999, max: 9999 }),
        fc.integer({ min: 1, max: 480 }),
        (top, bottom) => {
          const value = rational(top, bottom);
          const cell = csvCellOfMixedNumber(toMixed(value));
          const [, sign = '', whole = '0', numerator = '0', denominator = '1'] =
            /^(-?)(\d+)(?: (\d+)\/(\d+))?$/.exec(cell) ?? [];
          const size = fromMixed({
            wholeNumber: Number(whole),
            numerator: Number(numerator),
            denominator: Number(denominator),
          });
          expect((sign === '-' ? size.neg() : size).equals(value)).toBe(true);
        },
      ),
    );
  });
});
