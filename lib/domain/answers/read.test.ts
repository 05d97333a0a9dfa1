import fc from 'fast-check';
import { fromMixed, rational, toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { ANSWER_EXAMPLES, answerHelpText } from '@/words/answer-help';
import { answerProblemText } from '@/words/answers';
import { parseMixedNumberBoxes, splitPastedAnswer } from './read';

const boxes = (whole: string, numerator = '', denominator = '') => ({
  whole,
  numerator,
  denominator,
});

describe('parseMixedNumberBoxes reads', () => {
  it.each([
    ['a whole number alone', boxes('3'), [3, 0, 1]],
    ['zero', boxes('0'), [0, 0, 1]],
    ['a minus zero as zero', boxes('-0'), [0, 0, 1]],
    ['a negative whole number', boxes('-12'), [-12, 0, 1]],
    ['a fraction alone', boxes('', '3', '8'), [0, 3, 8]],
    ['a whole number and a fraction', boxes('2', '3', '8'), [2, 3, 8]],
    ['an unreduced fraction as it was typed', boxes('1', '6', '8'), [1, 6, 8]],
    ['an improper fraction as it was typed', boxes('', '7', '4'), [0, 7, 4]],
    ['an improper fraction beside a whole number', boxes('1', '7', '4'), [1, 7, 4]],
    ['a negative mixed number', boxes('-2', '3', '8'), [-2, 3, 8]],
    ['a negative fraction', boxes('', '-1', '2'), [0, -1, 2]],
    ['a minus sign alone in front of a fraction', boxes('-', '1', '2'), [0, -1, 2]],
    ['minus zero in front of a fraction', boxes('-0', '1', '2'), [0, -1, 2]],
    ['a zero numerator', boxes('4', '0', '5'), [4, 0, 5]],
    ['minus zero and a zero numerator as zero', boxes('-0', '0', '5'), [0, 0, 5]],
    ['the long minus sign of a word processor', boxes('\u22122', '3', '8'), [-2, 3, 8]],
    ['spaces around the digits', boxes(' 2 ', ' 3', '8 '), [2, 3, 8]],
    ['a space after the minus sign', boxes('- 2'), [-2, 0, 1]],
    ['a plus sign', boxes('+2', '3', '8'), [2, 3, 8]],
    ['leading zeros', boxes('002', '03', '08'), [2, 3, 8]],
    ['wide digits', boxes('\uff11', '\uff13', '\uff14'), [1, 3, 4]],
    ['seven digits', boxes('9999999', '9999999', '9999999'), [9999999, 9999999, 9999999]],
    ['a decimal alone in the whole box', boxes('1.75'), [1, 3, 4]],
    ['a fraction alone in the whole box', boxes('7/4'), [0, 7, 4]],
  ])('%s', (_, typed, [wholeNumber, numerator, denominator]) => {
    const result = parseMixedNumberBoxes(typed);
    expect(result).toEqual({ ok: true, value: { wholeNumber, numerator, denominator } });
    if (result.ok)
      for (const part of Object.values(result.value)) expect(Object.is(part, -0)).toBe(false);
  });
});

describe('parseMixedNumberBoxes drops what carries no meaning', () => {
  const SIXTEEN = [16, 1, 10];
  it.each([
    ['16 1/10.', SIXTEEN],
    ['16.1 pts', SIXTEEN],
    ['16.1pts.', SIXTEEN],
    ['16 1/10 points', SIXTEEN],
    ['16 1/10 Points.', SIXTEEN],
    ['16 1/10p', SIXTEEN],
    ['$16.1', SIXTEEN],
    ['$ 16.10', SIXTEEN],
    ['16.1 €', SIXTEEN],
    ['= 16 1/10', SIXTEEN],
    ['=16.1', SIXTEEN],
    ['= $16.1', SIXTEEN],
    ['16 1/10 =', SIXTEEN],
    ['-$16.1', [-16, 1, 10]],
    ['$-16.1', [-16, 1, 10]],
    ['16.', [16, 0, 1]],
    ['16,', [16, 0, 1]],
    ['12 yards', [12, 0, 1]],
    ['12 yardas', [12, 0, 1]],
    ['1 recepción', [1, 0, 1]],
    ['45°', [45, 0, 1]],
    ['45º', [45, 0, 1]],
    ['161:10', [0, 161, 10]],
    ['16 1:10', SIXTEEN],
    ['16 1\\10', SIXTEEN],
    ['42 ½', [42, 1, 2]],
    ['42½', [42, 1, 2]],
    [' 42 1/2', [42, 1, 2]],
    ['-½', [0, -1, 2]],
    ['−3', [-3, 0, 1]],
    ['–3', [-3, 0, 1]],
    ['—3', [-3, 0, 1]],
    ['‑3', [-3, 0, 1]],
    ['﹣3', [-3, 0, 1]],
    ['－3', [-3, 0, 1]],
    ['⁻3', [-3, 0, 1]],
    // Full-width, Arabic-Indic, Persian, Devanagari, Bengali, Thai, and bold mathematical digits.
    ['１６　１／１０', SIXTEEN],
    ['١٦ ١/١٠', SIXTEEN],
    ['١٦٫١', SIXTEEN],
    ['۱۶ ۱/۱۰', SIXTEEN],
    ['१६ १/१०', SIXTEEN],
    ['১৬ ১/১০', SIXTEEN],
    ['๑๖ ๑/๑๐', SIXTEEN],
    ['𝟏𝟔 𝟏/𝟏𝟎', SIXTEEN],
    // Invisible: zero-width space, byte order mark, marks for a direction, soft hyphen, and more.
    ['\u200b16 1/10', SIXTEEN],
    ['16\ufeff 1/10', SIXTEEN],
    ['\u202a16 1/10\u202c', SIXTEEN],
    ['16 1\u2060/\u206010', SIXTEEN],
    ['1\u00ad6 1/10\ufe0f', SIXTEEN],
    ['16\u20641/10', SIXTEEN],
    ['1\ufe0f\u20e36\ufe0f\u20e3', [16, 0, 1]],
    ['16 1/10\r\n', SIXTEEN],
    ['1,200.5', [1200, 1, 2]],
    ['1,200 1/2', [1200, 1, 2]],
    ['1,234,567', [1_234_567, 0, 1]],
    ['1.234,5', [1234, 1, 2]],
    ['-1.234.567,25', [-1_234_567, 1, 4]],
    // A stray space, a dash before a raised fraction, and joy.
    ['16. 1', SIXTEEN],
    ['16 .1', SIXTEEN],
    ['42-½', [42, 1, 2]],
    ['16 1/10!', SIXTEEN],
    ['0,750', [0, 3, 4]],
    ['1234,567', [1234, 567, 1000]],
  ] as const)('%j', (text, [wholeNumber, numerator, denominator]) => {
    const expected = { wholeNumber, numerator, denominator };
    expect(parseMixedNumberBoxes(boxes(text))).toEqual({ ok: true, value: expected });
    const pasted = splitPastedAnswer(text);
    expect(pasted.ok && parseMixedNumberBoxes(pasted.typed)).toEqual({ ok: true, value: expected });
  });

  it.each([
    [boxes('42', '½'), [42, 1, 2]],
    [boxes('16', '1', '10.'), SIXTEEN],
    [boxes('16', '1', '10 pts'), SIXTEEN],
    [boxes('16.1', 'pts'), SIXTEEN],
    [boxes('16', 'points'), [16, 0, 1]],
    [boxes('= 16', '1', '10'), SIXTEEN],
    [boxes('1,200', '1', '2'), [1200, 1, 2]],
    [boxes('', '٣', '٤'), [0, 3, 4]],
  ] as const)('as typing spreads it: %j', (typed, [wholeNumber, numerator, denominator]) => {
    const value = { wholeNumber, numerator, denominator };
    expect(parseMixedNumberBoxes(typed)).toEqual({ ok: true, value });
  });

  it.each(['', ' ', '=', '$', 'pts', '\u200b'])('%j alone is nothing', (text) => {
    expect(parseMixedNumberBoxes(boxes(text))).toEqual({
      ok: false,
      field: 'whole',
      problem: 'empty',
    });
  });
});

describe('parseMixedNumberBoxes refuses with a sentence about the right box', () => {
  it.each([
    ['three empty boxes', boxes('', ' ', ''), 'whole', 'Type your answer first.'],
    ['a lone minus sign', boxes('-'), 'whole', 'after the sign'],
    ['a lone plus sign', boxes('+'), 'whole', 'after the sign'],
    ['letters', boxes('seven'), 'whole', 'We can’t read “seven”'],
    ['letters in the numerator', boxes('1', 'x', '2'), 'numerator', 'We can’t read “x”'],
    ['a remainder', boxes('3 r 3'), 'whole', 'remainder'],
    ['a remainder without spaces', boxes('3R3'), 'whole', 'remainder'],
    ['two slashes', boxes('1/1/3'), 'whole', 'one slash too many'],
    ['underscores', boxes('3_7_22'), 'whole', 'We can’t read “_”'],
    ['a zero denominator', boxes('1', '1', '0'), 'denominator', 'can’t be 0'],
    ['a denominator of many zeros', boxes('', '1', '000'), 'denominator', 'can’t be 0'],
    [
      'a numerator without a denominator',
      boxes('1', '3', ''),
      'denominator',
      'needs a denominator',
    ],
    ['a denominator without a numerator', boxes('1', '', '4'), 'numerator', 'needs a numerator'],
    ['a lone minus sign for a numerator', boxes('', '-', '4'), 'numerator', 'needs a numerator'],
    ['a decimal in the numerator', boxes('1', '1.5', '2'), 'numerator', 'no decimal point'],
    ['a decimal in the denominator', boxes('1', '1', '2.5'), 'denominator', 'no decimal point'],
    ['a decimal beside a fraction', boxes('1.5', '1', '2'), 'whole', 'not both'],
    ['a comma that may stand for thousands', boxes('1,750'), 'whole', 'comma'],
    [
      'a minus sign inside the fraction of a mixed number',
      boxes('1', '-1', '2'),
      'numerator',
      'in front of the whole number',
    ],
    ['two minus signs', boxes('-1', '-1', '2'), 'numerator', 'One sign'],
    ['a minus sign in the denominator', boxes('', '1', '-2'), 'denominator', 'at the front'],
    ['a slash in a box', boxes('1', '1/2', '2'), 'numerator', 'one slash too many'],
    ['1/1/3 as typing spreads it', boxes('', '1', '1/3'), 'denominator', 'one slash too many'],
    ['2 1/3/4 as typing spreads it', boxes('2', '1', '3/4'), 'denominator', 'one slash too many'],
    ['3 r 3 as typing spreads it', boxes('3', 'r', '3'), 'numerator', 'remainder'],
    ['3 r3 as typing spreads it', boxes('3', 'r3', ''), 'numerator', 'remainder'],
    ['3r 3 as typing spreads it', boxes('3r', '3', ''), 'whole', 'remainder'],
    ['3 rem. 3 as typing spreads it', boxes('3', 'rem.', '3'), 'numerator', 'remainder'],
    ['a remainder still without its number', boxes('3 r'), 'whole', 'remainder'],
    ['a word that begins with r', boxes('3', 'ran', '3'), 'numerator', '“ran”'],
    ['an exponent', boxes('1e3'), 'whole', '“e”'],
    ['eight digits', boxes('12345678'), 'whole', 'too long'],
    ['eight digits in the denominator', boxes('', '1', '12345678'), 'denominator', 'too long'],
    ['two decimal points', boxes('1.2.3'), 'whole', 'more than one decimal point'],
    ['a letter behind a decimal', boxes('1.5x'), 'whole', '“x”'],
    ['a remainder behind a decimal', boxes('1.5 r 2'), 'whole', 'remainder'],
    ['commas that group no thousands', boxes('1,00,0'), 'whole', 'comma'],
    ['raised digits', boxes('3²'), 'whole', '“²” as a number. Use only digits.'],
    ['raised digits in a fraction', boxes('', '3²', '4'), 'numerator', '“²” as a number.'],
    ['a raised numerator', boxes('1 ²/3'), 'whole', '“²” as a number. Use only digits.'],
    ['a dash that may be a difference', boxes('16 - 1/10'), 'whole', 'We can read a whole number'],
    ['a sign and a point', boxes('-.'), 'whole', 'We can read a whole number'],
    ['three numbers', boxes('1 2 3'), 'whole', 'too many numbers'],
    ['two numbers in a box', boxes('1', '2 3', '4'), 'numerator', 'too many numbers'],
    ['two numbers with a sign in a box', boxes('1', '-2 3', '4'), 'numerator', 'too many numbers'],
    ['a decimal with a sign in a box', boxes('1', '-1.5', '2'), 'numerator', 'no decimal point'],
    ['a minus sign behind in a box', boxes('1', '3-', '4'), 'numerator', 'in front of the whole'],
    ['a difference in a box', boxes('1', '3-2', '4'), 'numerator', 'We can read a whole number'],
    ['a percent sign', boxes('25%'), 'whole', '“%”'],
    ['an equals sign between numbers', boxes('161/10 = 16 1/10'), 'whole', 'no equals sign'],
    ['about', boxes('≈ 16'), 'whole', '“≈”'],
    ['a question mark', boxes('16 1/10?'), 'whole', '“?”'],
    ['a product', boxes('8 × 2'), 'whole', 'You typed a multiplication.'],
    ['8 × 1/2 as typing spreads it', boxes('8', '×', '1/2'), 'numerator', 'a multiplication'],
    ['a product with an x', boxes('3x1/10'), 'whole', 'You typed a multiplication.'],
    ['a sum', boxes('1 1/2 + 3'), 'whole', 'You typed a sum.'],
    ['a sum without its second number', boxes('5+'), 'whole', 'You typed a sum.'],
    ['a sum of fractions', boxes('1/2+1/4'), 'whole', 'You typed a sum.'],
    ['1/2+1/4 as typing spreads it', boxes('', '1', '2+1/4'), 'denominator', 'You typed a sum.'],
    ['2+3+1/4 as typing spreads it', boxes('2', '3+1', '4'), 'numerator', 'You typed a sum.'],
    ['4 + 3 + 1 as typing spreads it', boxes('4', '3', '+ 1'), 'denominator', 'You typed a sum.'],
    ['a sum beside its result', boxes('1/2 + 1/4 = 3/4'), 'whole', 'no equals sign'],
    ['an invisible times', boxes('5\u20621/2'), 'whole', 'We can read'],
    ['a minus sign behind', boxes('5-'), 'whole', 'in front of the whole number'],
    ['two minus signs in front', boxes('--5'), 'whole', 'One sign'],
    ['a difference', boxes('5 - 3 - 1'), 'whole', 'We can read'],
    ['a unit in the middle', boxes('1 pt 2'), 'whole', '“pt”'],
    ['a unit with more behind it', boxes('16 points each'), 'whole', '“points”'],
    ['a decimal beside a raised fraction', boxes('1.5½'), 'whole', 'not both'],
    ['a full stop between boxes', boxes('1', '.', '2'), 'numerator', 'needs a numerator'],
  ])('%s', (_, typed, field, words) => {
    const result = parseMixedNumberBoxes(typed);
    if (result.ok) throw new Error('It was read.');
    expect({ ...result, problem: answerProblemText(result), named: undefined }).toEqual({
      ok: false,
      field,
      problem: expect.stringContaining(words),
    });
  });
});

describe('splitPastedAnswer', () => {
  it.each([
    ['1 3/4', boxes('1', '3', '4')],
    ['7/4', boxes('', '7', '4')],
    ['-1/2', boxes('', '-1', '2')],
    ['-1 1/2', boxes('-1', '1', '2')],
    ['\u22121/2', boxes('', '-1', '2')],
    ['1.75', boxes('1', '3', '4')],
    ['-0.5', boxes('', '-1', '2')],
    ['-2.125', boxes('-2', '1', '8')],
    ['.5', boxes('', '1', '2')],
    ['2.0', boxes('2')],
    ['-0.0', boxes('-0')],
    ['42', boxes('42')],
    [' 3  /  8 ', boxes('', '3', '8')],
    ['2\u00be', boxes('2', '3', '4')],
    ['\u00bd', boxes('', '1', '2')],
    ['1\u00a03\u20444', boxes('1', '3', '4')],
    ['+3 1/2', boxes('3', '1', '2')],
  ])('splits %s', (text, typed) => {
    expect(splitPastedAnswer(text)).toEqual({ ok: true, typed });
  });

  it.each([
    '',
    '1/1/3',
    '3 r 3',
    '3_7_22',
    '1/0',
    '1/',
    '/2',
    '1:2:3',
    '1 -1/2',
    '-1 -1/2',
    '1/-2',
    'abc',
    '1 2 3',
    '1.5/2',
    '1,000',
    '--1',
    '12345678',
    '1 2 / 3 4',
  ])('refuses "%s" with a sentence', (text) => {
    const result = splitPastedAnswer(text);
    if (result.ok) throw new Error('It was read.');
    expect(answerProblemText(result)).toMatch(/^[A-Z].*\.$/);
  });
});

describe('the help and the rule are one', () => {
  it.each(ANSWER_EXAMPLES)('accepts the example %s, and the help names it', (example) => {
    expect(splitPastedAnswer(example).ok).toBe(true);
    expect(parseMixedNumberBoxes(boxes(example)).ok).toBe(true);
    expect(answerHelpText()).toContain(example);
  });

  it('reads back every value it shows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        fc.integer({ min: 1, max: 9_999_999 }),
        (top, bottom) => {
          const value = rational(top, bottom);
          const split = splitPastedAnswer(formatMixed(toMixed(value)));
          if (!split.ok) throw new Error(split.problem);
          const read = parseMixedNumberBoxes(split.typed);
          if (!read.ok) throw new Error(read.problem);
          expect(fromMixed(read.value).equals(value)).toBe(true);
        },
      ),
    );
  });

  it('reads a decimal as exactly its value', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        fc.integer({ min: 1, max: 6 }),
        (digits, places) => {
          const text = `${digits < 0 ? '-' : ''}${String(Math.abs(digits))
            .padStart(places + 1, '0')
            .replace(new RegExp(`(\\d{${places}})$`), '.$1')}`;
          const read = parseMixedNumberBoxes(boxes(text));
          if (!read.ok) throw new Error(`${text}: ${read.problem}`);
          expect(fromMixed(read.value).equals(rational(digits, 10 ** places))).toBe(true);
        },
      ),
    );
  });

  it('loses no number of what it reads, invents none, and keeps their order', () => {
    const text = fc.stringMatching(
      /^[=$€]? ?[-+−—]? ?\d{1,3}[ ½:/-]{0,2}\d{0,2}[ ½:/]{0,2}\d{0,2} ?(pts|points|p|°|[.;=])?$/,
    );
    let count = 0;
    fc.assert(
      fc.property(text, (typed) => {
        const read = parseMixedNumberBoxes(boxes(typed));
        if (!read.ok) return;
        count += 1;
        const { wholeNumber, numerator, denominator } = read.value;
        const numbers = (typed.replaceAll('½', ' 1/2 ').match(/\d+/g) ?? []).map(Number);
        const [first = 0, second = 0, third = 0] = numbers;
        const parts = [
          [first, 0, 1],
          [0, first, second],
          [first, second, third],
        ][numbers.length - 1];
        expect([typed, ...[wholeNumber, numerator, denominator].map(Math.abs)]).toEqual([
          typed,
          ...(parts ?? []),
        ]);
        const size = numbers.length === 3 ? first + second : first;
        const isBelow = /^\D*[-−—]/.test(typed) && size > 0;
        expect([typed, wholeNumber < 0 || numerator < 0]).toEqual([typed, isBelow]);
      }),
      { numRuns: 3_000 },
    );
    expect(count).toBeGreaterThan(500);
  });

  it('answers any text at all without throwing, and what it accepts is a safe number', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[-+0-9 ./,r_]{0,10}$/));
    fc.assert(
      fc.property(text, text, text, (whole, numerator, denominator) => {
        const read = parseMixedNumberBoxes({ whole, numerator, denominator });
        if (!read.ok) return expect(read.problem).not.toBe('');
        expect(Object.values(read.value).every(Number.isSafeInteger)).toBe(true);
        expect(read.value.denominator).toBeGreaterThan(0);
        toMixed(fromMixed(read.value));
      }),
    );
  });
});
