import { FORMULA_LEVELS } from '@/lib/domain/football/formulas';
import { rational } from '@/lib/domain/numbers/fractions';
import { type CardLine, cardLinesOfGame, type SimulatedPlayerCard } from './cards';
import {
  lowestTermsText,
  roundedDecimalText,
  type SeededChance,
  withTransposedDigits,
  writeNumberOnPaper,
} from './child';

/**
 * A mistake in ONE line of a card, from the literature or a classroom. It knows nothing of how the
 * app finds mistakes: `right` and `near` are the app's names that an honest observer would choose.
 */
export type LineMistakeKind = {
  id: string;
  /** The child's action in words. */
  child: string;
  source: string;
  right: readonly string[];
  near: readonly string[];
  /** A slip happens once; a misread rule may be misread in every line. */
  once?: true;
  /** The line as the child writes it; null if the mistake isn't possible there. */
  slip: (line: CardLine, card: SimulatedPlayerCard, chance: SeededChance) => string | null;
};

const RATES = ['any-rate', 'one-line'];
const REMAINDERS = ['any-remainder', 'any-fraction', 'any-below-one', 'one-line'];

const isYards = ({ label }: CardLine) => /yards$/i.test(label) && !/^field goals/i.test(label);
const isTouchdowns = ({ label }: CardLine) => /touchdowns/i.test(label);
const isUnit = ({ top, bottom }: CardLine) => top === 1 && bottom > 1;
const isWholeRate = ({ bottom }: CardLine) => bottom === 1;
const isMixedRate = ({ top, bottom }: CardLine) => bottom > 1 && top > bottom;
const signOf = ({ count }: CardLine) => (count < 0 ? '-' : '');
const sized = (line: CardLine, size: string) => `${signOf(line)}${size}`;

/** 76 by 10 is 7, remainder 6; null without a remainder. */
function division(line: CardLine) {
  const points = Math.abs(line.count) * line.top;
  const [whole, rest] = [Math.floor(points / line.bottom), points % line.bottom];
  return rest === 0 ? null : { points, whole, rest, by: line.bottom, minus: line.count < 0 };
}

const times = (line: CardLine, top: number, bottom = 1) =>
  lowestTermsText(rational(line.count * top, bottom));

/** Replaces the remainder. */
const withRest =
  (
    instead: (
      rest: NonNullable<ReturnType<typeof division>>,
      card: SimulatedPlayerCard,
      chance: SeededChance,
    ) => string | null,
  ) =>
  (line: CardLine, card: SimulatedPlayerCard, chance: SeededChance) => {
    const parts = division(line);
    const written = parts && instead(parts, card, chance);
    return written === null ? null : sized(line, written);
  };

export const LINE_MISTAKE_KINDS: readonly LineMistakeKind[] = [
  {
    id: 'times-the-denominator',
    child: 'multiplies by 10 where each one is worth 1/10',
    source: 'Hart 1981 (CSMS); Siegler & Pyke 2013',
    right: ['multiplied-not-divided'],
    near: RATES,
    slip: (line) => (isUnit(line) ? times(line, line.bottom) : null),
  },
  {
    id: 'divided-by-the-points',
    child: 'divides by the points where it should multiply',
    source: 'Newton 2008',
    right: ['divided-not-multiplied'],
    near: RATES,
    slip: (line) => (isWholeRate(line) && line.count !== 0 ? times(line, 1, line.top) : null),
  },
  {
    id: 'rate-turned-over',
    child: 'reads 3/4 as 4/3',
    source: 'Hart 1981 (CSMS); Stafylidou & Vosniadou 2004',
    right: ['rate-upside-down'],
    near: RATES,
    slip: (line) =>
      !isWholeRate(line) && !isUnit(line) ? times(line, line.bottom, line.top) : null,
  },
  {
    id: 'a-point-a-yard',
    child: 'writes the yards as points',
    source: 'whole-number bias: Ni & Zhou 2005',
    right: ['yards-as-points'],
    near: RATES,
    slip: (line) => (isYards(line) ? times(line, 1) : null),
  },
  {
    id: 'a-point-each',
    child: 'counts one point for each',
    source: 'whole-number bias: Ni & Zhou 2005',
    right: ['one-point-each'],
    near: RATES,
    slip: (line) => (isYards(line) ? null : times(line, 1)),
  },
  {
    id: 'rate-of-the-other-level',
    child: 'uses the rule of the other level',
    source: 'copying: Ashlock 2010',
    right: ['other-level'],
    near: ['any-source', 'any-rate', 'one-line'],
    slip: (line, { row, level }) => {
      const other = FORMULA_LEVELS.find((each) => each !== level);
      const same =
        other && cardLinesOfGame(row, other).find(({ fields }) => fields === line.fields);
      return same ? lowestTermsText(same.value) : null;
    },
  },
  {
    id: 'television-points',
    child: 'gives a touchdown six points, as on television',
    source: 'everyday knowledge: Resnick 1989',
    right: ['real-football-points'],
    near: ['other-level', ...RATES],
    slip: (line) => (isTouchdowns(line) ? times(line, 6) : null),
  },
  {
    id: 'rate-of-a-neighbor',
    child: 'slips into the next line and uses its rule',
    source: 'copying: Ashlock 2010',
    right: ['rate-of-another-line'],
    near: RATES,
    once: true,
    slip: (line, { lines }) => {
      const at = lines.indexOf(line);
      const other = lines.find(
        (each, place) =>
          Math.abs(place - at) <= 2 && place !== at && isYards(each) === isYards(line),
      );
      return other ? times(line, other.top, other.bottom) : null;
    },
  },
  {
    id: 'count-of-a-neighbor',
    child: 'takes the number of the next line',
    source: 'copying: Ashlock 2010',
    right: ['count-of-another-line'],
    // The next line's number instead of this one's.
    near: ['any-source', 'one-line', 'zero-counted'],
    once: true,
    slip: (line, { lines }, chance) => {
      const at = lines.indexOf(line);
      const other = lines[at + (chance.percent(50) ? 1 : -1)];
      return other && other.count !== 0
        ? lowestTermsText(rational(other.count * line.top, line.bottom))
        : null;
    },
  },
  {
    id: 'whole-of-the-rate',
    child: 'reads 2 1/2 as 2',
    source: 'Newton 2008; NAEP',
    right: ['mixed-rate-half-read'],
    // The half is left out.
    near: [...RATES, 'any-below-one', 'any-fraction'],
    slip: (line) => (isMixedRate(line) ? times(line, Math.floor(line.top / line.bottom)) : null),
  },
  {
    id: 'part-of-the-rate',
    child: 'reads 2 1/2 as 1/2',
    source: 'Newton 2008',
    right: ['mixed-rate-half-read'],
    near: RATES,
    slip: (line) => (isMixedRate(line) ? times(line, line.top % line.bottom, line.bottom) : null),
  },
  {
    id: 'part-of-the-rate-once',
    child: 'works out 3 × 2 1/2 as 6 1/2',
    source: 'Newton 2008; Ashlock 2010',
    right: ['mixed-rate-half-read'],
    near: RATES,
    slip: (line) => {
      if (!isMixedRate(line) || line.count < 1) return null;
      const whole = Math.floor(line.top / line.bottom);
      return lowestTermsText(
        rational(line.count * whole * line.bottom + (line.top % line.bottom), line.bottom),
      );
    },
  },
  {
    id: 'mixed-read-as-product',
    child: 'reads 2 1/2 as 2 × 1/2',
    source: 'Stafylidou & Vosniadou 2004',
    right: ['mixed-rate-half-read'],
    near: RATES,
    slip: (line) =>
      isMixedRate(line)
        ? times(line, Math.floor(line.top / line.bottom) * (line.top % line.bottom), line.bottom)
        : null,
  },
  {
    id: 'numerator-and-denominator-multiplied',
    child: 'multiplied numerator and denominator: 7 × 3/4 = 21/28',
    source: 'Siegler & Pyke 2013; Newton 2008',
    right: ['multiplied-both'],
    near: RATES,
    slip: (line) => {
      const size = Math.abs(line.count);
      return isWholeRate(line) || size < 2
        ? null
        : sized(line, `${size * line.top}/${size * line.bottom}`);
    },
  },
  {
    id: 'side-by-side',
    child: 'writes count and rate side by side: 76 × 1/10 = 76 1/10',
    source: 'Ashlock 2010',
    right: ['side-by-side', 'added-not-multiplied'],
    near: RATES,
    slip: (line) =>
      line.top < line.bottom && line.count !== 0
        ? sized(line, `${Math.abs(line.count)} ${line.top}/${line.bottom}`)
        : null,
  },
  {
    id: 'added-for-times',
    child: 'adds where one multiplies: 3 + 5 for 3 × 5',
    source: 'Hart 1981 (CSMS): addition strategy',
    right: ['added-not-multiplied', 'side-by-side'],
    near: RATES,
    slip: (line) =>
      line.count > 0
        ? lowestTermsText(rational(line.count * line.bottom + line.top, line.bottom))
        : null,
  },
  {
    id: 'denominator-forgotten',
    child: 'multiplies by the numerator only: 7 × 3/4 = 21',
    source: 'Newton 2008',
    right: ['denominator-dropped'],
    near: RATES,
    slip: (line) => (line.bottom > 1 && line.top > 1 ? times(line, line.top) : null),
  },
  {
    id: 'remainder-after-the-point',
    child: 'writes 8 remainder 9 as 8.9',
    source: 'Resnick 1989; Ashlock 2010',
    right: ['remainder-as-decimal'],
    near: REMAINDERS,
    slip: withRest(({ whole, rest, by }) => (by === 10 ? null : `${whole}.${rest}`)),
  },
  {
    id: 'remainder-over-a-hundred',
    child: 'writes 8 remainder 9 as 8.09',
    source: 'Resnick 1989',
    right: ['remainder-as-decimal'],
    near: REMAINDERS,
    slip: withRest(({ whole, rest }) => `${whole}.${String(rest).padStart(2, '0')}`),
  },
  {
    id: 'remainder-over-another-denominator',
    child: 'puts what is left over on the denominator of another line',
    source: 'copying: Ashlock 2010',
    right: ['remainder-over-other-number'],
    // Over the common denominator, this looks like a numerator that wasn't scaled.
    near: [...REMAINDERS, 'numerators-not-scaled'],
    slip: withRest(({ whole, rest, by }, { lines }, chance) => {
      const others = lines.filter(({ bottom }) => bottom > 1 && bottom !== by);
      const other = others.length > 0 ? chance.pick(others) : null;
      return other && `${whole} ${rest}/${other.bottom}`;
    }),
  },
  {
    id: 'remainder-over-the-quotient',
    child: 'puts what is left over on the result: 8 9/8',
    source: 'Ashlock 2010',
    right: ['remainder-over-other-number'],
    near: REMAINDERS,
    // Nobody writes 9/1.
    slip: withRest(({ whole, rest }) => (whole < 2 ? null : `${whole} ${rest}/${whole}`)),
  },
  {
    id: 'remainder-over-the-dividend',
    child: 'puts what is left over on the count: 7 6/76',
    source: 'Ashlock 2010',
    right: ['remainder-over-count', 'remainder-over-other-number'],
    near: REMAINDERS,
    slip: withRest(({ whole, rest, points }) =>
      whole === 0 ? null : `${whole} ${rest}/${points}`,
    ),
  },
  {
    id: 'remainder-as-points',
    child: 'adds what is left over as whole points',
    source: 'Brown & VanLehn 1980 (family of bugs); Newton 2008',
    right: ['remainder-as-whole'],
    near: REMAINDERS,
    slip: withRest(({ whole, rest }) => (whole === 0 ? null : `${whole + rest}`)),
  },
  {
    id: 'remainder-forgotten',
    child: 'leaves out what is left over',
    source: 'NAEP (bus problem)',
    right: ['remainder-dropped', 'rounded-to-whole'],
    near: REMAINDERS,
    slip: withRest(({ whole }) => `${whole}`),
  },
  {
    id: 'line-rounded-up',
    child: 'rounds the line up to the next whole',
    source: 'NAEP (bus problem)',
    right: ['rounded-to-whole', 'remainder-dropped'],
    near: REMAINDERS,
    slip: withRest(({ whole, rest, by }) => (rest * 2 >= by ? `${whole + 1}` : null)),
  },
  {
    id: 'line-to-one-decimal',
    child: 'rounds the line to one decimal',
    source: 'NAEP; Resnick 1989',
    right: ['rounded-to-decimals'],
    near: REMAINDERS,
    slip: (line) => (division(line) ? roundedDecimalText(line.value, 1) : null),
  },
  {
    id: 'line-to-two-decimals',
    child: 'rounds the line to two decimals',
    source: 'NAEP; Resnick 1989',
    right: ['rounded-to-decimals'],
    near: REMAINDERS,
    slip: (line) => (division(line) ? roundedDecimalText(line.value, 2) : null),
  },
  {
    id: 'remainder-turned-over',
    child: 'writes 7 remainder 6 as 7 10/6',
    source: 'Stafylidou & Vosniadou 2004',
    right: ['fraction-upside-down'],
    near: ['any-writing', ...REMAINDERS],
    slip: withRest(({ whole, rest, by }) =>
      writeNumberOnPaper({ minus: false, whole, top: by, bottom: rest }),
    ),
  },
  {
    id: 'whole-and-remainder-swapped',
    child: 'writes 7 remainder 6 as 6 7/10',
    source: 'Ashlock 2010',
    right: ['whole-and-numerator-swapped'],
    // Over 10, 76 becomes 67.
    near: ['any-writing', 'digits-transposed', ...REMAINDERS],
    slip: withRest(({ whole, rest, by }) => (whole === 0 ? null : `${rest} ${whole}/${by}`)),
  },
  {
    id: 'line-run-together',
    child: 'writes 8 9/20 as 89/20',
    source: 'Stafylidou & Vosniadou 2004',
    right: ['run-together'],
    near: ['any-writing', ...REMAINDERS],
    slip: withRest(({ whole, rest, by }) => (whole === 0 ? null : `${whole}${rest}/${by}`)),
  },
  {
    id: 'part-over-rest',
    child: 'compares what is left over with what is missing: 7 6/10 as 7 6/4',
    source: 'part-part comparison: Hart 1981 (CSMS)',
    right: ['part-over-rest'],
    near: ['any-writing', ...REMAINDERS],
    slip: withRest(({ whole, rest, by }) => `${whole} ${rest}/${by - rest}`),
  },
  {
    id: 'rate-as-decimal',
    child: 'takes 1/8 as 0.8',
    source: 'Resnick 1989; Stafylidou & Vosniadou 2004',
    right: ['fraction-as-decimal'],
    near: ['any-writing', ...RATES],
    slip: (line) =>
      isUnit(line) && line.bottom !== 10
        ? times(line, line.bottom, 10 ** String(line.bottom).length)
        : null,
  },
  {
    id: 'count-one-off',
    child: 'miscounts by one: 4 × 5 for 3 × 5',
    source: 'Brown & VanLehn 1980; Siegler & Pyke 2013 (execution errors)',
    right: ['count-off-by-one'],
    // If each one is worth a point, one more is one whole more.
    near: ['any-slip', 'any-source', 'one-line', 'whole-off-by-one'],
    once: true,
    slip: (line, _, chance) => {
      if (line.count === 0) return null;
      const count = line.count + (chance.percent(50) ? 1 : -1);
      return lowestTermsText(rational(count * line.top, line.bottom));
    },
  },
  {
    id: 'result-one-off',
    child: 'is one off in the result of a line',
    source: 'Siegler & Pyke 2013 (execution errors)',
    right: ['whole-off-by-one'],
    near: ['any-slip', 'any-whole', 'one-line'],
    once: true,
    slip: (line, _, chance) => {
      if (line.count < 1 || (line.count === 1 && isWholeRate(line))) return null;
      return lowestTermsText(
        line.value.add(chance.percent(50) || line.value.compare(1) < 0 ? 1 : -1),
      );
    },
  },
  {
    id: 'result-ten-off',
    child: 'is ten off in the result of a line',
    source: 'Brown & VanLehn 1980',
    right: ['ten-off'],
    near: ['any-slip', 'any-whole', 'one-line'],
    once: true,
    slip: (line, _, chance) => {
      if (line.value.compare(5) < 0) return null;
      return lowestTermsText(
        line.value.add(chance.percent(50) || line.value.compare(10) < 0 ? 10 : -10),
      );
    },
  },
  {
    id: 'count-turned-around',
    child: 'copies 76 as 67',
    source: 'Ashlock 2010 (copying)',
    right: ['digits-transposed'],
    near: ['any-slip', 'any-source', 'one-line'],
    once: true,
    slip: (line, _, chance) => {
      const count = withTransposedDigits(Math.abs(line.count), chance);
      return count === null
        ? null
        : sized(line, lowestTermsText(rational(count * line.top, line.bottom)));
    },
  },
  {
    id: 'result-turned-around',
    child: 'writes the result 15 as 51',
    source: 'Ashlock 2010 (copying)',
    right: ['digits-transposed'],
    near: ['any-slip', 'any-whole', 'one-line'],
    once: true,
    slip: (line, _, chance) => {
      const { points, rest } = {
        points: Math.abs(line.count) * line.top,
        rest: (Math.abs(line.count) * line.top) % line.bottom,
      };
      const whole = withTransposedDigits((points - rest) / line.bottom, chance);
      return whole === null
        ? null
        : sized(line, writeNumberOnPaper({ minus: false, whole, top: rest, bottom: line.bottom }));
    },
  },
  {
    id: 'nothing-times-five',
    child: 'works out 0 × 5 as 5',
    source: 'Brown & VanLehn 1980 (bugs with zero)',
    right: ['zero-counted'],
    near: RATES,
    slip: (line) => (line.count === 0 ? lowestTermsText(rational(line.top, line.bottom)) : null),
  },
  {
    id: 'loss-as-gain',
    child: 'counts lost yards as won ones',
    source: 'NAEP (integers)',
    right: ['minus-dropped'],
    near: ['any-sign', 'sign-turned', 'one-line'],
    slip: (line) => (line.count < 0 ? lowestTermsText(line.value.abs()) : null),
  },
];
