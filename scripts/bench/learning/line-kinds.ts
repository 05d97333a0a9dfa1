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
import { type MistakeRow, mistakeRows } from './mistake-table';

/**
 * A mistake in ONE line of a card, from the literature or a classroom. It knows nothing of how the
 * app finds mistakes.
 */
export type LineMistakeKind = MistakeRow & {
  /** The line as the child writes it; null if the mistake isn't possible there. */
  slip: (line: CardLine, card: SimulatedPlayerCard, chance: SeededChance) => string | null;
};

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

export const LINE_MISTAKE_KINDS: readonly LineMistakeKind[] = mistakeRows<LineMistakeKind['slip']>(
  'Lines',
  {
    'times-the-denominator': (line) => (isUnit(line) ? times(line, line.bottom) : null),
    'divided-by-the-points': (line) =>
      isWholeRate(line) && line.count !== 0 ? times(line, 1, line.top) : null,
    'rate-turned-over': (line) =>
      !isWholeRate(line) && !isUnit(line) ? times(line, line.bottom, line.top) : null,
    'a-point-a-yard': (line) => (isYards(line) ? times(line, 1) : null),
    'a-point-each': (line) => (isYards(line) ? null : times(line, 1)),
    'rate-of-the-other-level': (line, { row, level }) => {
      const other = FORMULA_LEVELS.find((each) => each !== level);
      const same =
        other && cardLinesOfGame(row, other).find(({ fields }) => fields === line.fields);
      return same ? lowestTermsText(same.value) : null;
    },
    'television-points': (line) => (isTouchdowns(line) ? times(line, 6) : null),
    'rate-of-a-neighbor': (line, { lines }) => {
      const at = lines.indexOf(line);
      const other = lines.find(
        (each, place) =>
          Math.abs(place - at) <= 2 && place !== at && isYards(each) === isYards(line),
      );
      return other ? times(line, other.top, other.bottom) : null;
    },
    'count-of-a-neighbor': (line, { lines }, chance) => {
      const at = lines.indexOf(line);
      const other = lines[at + (chance.percent(50) ? 1 : -1)];
      return other && other.count !== 0
        ? lowestTermsText(rational(other.count * line.top, line.bottom))
        : null;
    },
    'whole-of-the-rate': (line) =>
      isMixedRate(line) ? times(line, Math.floor(line.top / line.bottom)) : null,
    'part-of-the-rate': (line) =>
      isMixedRate(line) ? times(line, line.top % line.bottom, line.bottom) : null,
    'part-of-the-rate-once': (line) => {
      if (!isMixedRate(line) || line.count < 1) return null;
      const whole = Math.floor(line.top / line.bottom);
      return lowestTermsText(
        rational(line.count * whole * line.bottom + (line.top % line.bottom), line.bottom),
      );
    },
    'mixed-read-as-product': (line) =>
      isMixedRate(line)
        ? times(line, Math.floor(line.top / line.bottom) * (line.top % line.bottom), line.bottom)
        : null,
    'numerator-and-denominator-multiplied': (line) => {
      const size = Math.abs(line.count);
      return isWholeRate(line) || size < 2
        ? null
        : sized(line, `${size * line.top}/${size * line.bottom}`);
    },
    'side-by-side': (line) =>
      line.top < line.bottom && line.count !== 0
        ? sized(line, `${Math.abs(line.count)} ${line.top}/${line.bottom}`)
        : null,
    'added-for-times': (line) =>
      line.count > 0
        ? lowestTermsText(rational(line.count * line.bottom + line.top, line.bottom))
        : null,
    'denominator-forgotten': (line) =>
      line.bottom > 1 && line.top > 1 ? times(line, line.top) : null,
    'remainder-after-the-point': withRest(({ whole, rest, by }) =>
      by === 10 ? null : `${whole}.${rest}`,
    ),
    'remainder-over-a-hundred': withRest(
      ({ whole, rest }) => `${whole}.${String(rest).padStart(2, '0')}`,
    ),
    'remainder-over-another-denominator': withRest(({ whole, rest, by }, { lines }, chance) => {
      const others = lines.filter(({ bottom }) => bottom > 1 && bottom !== by);
      const other = others.length > 0 ? chance.pick(others) : null;
      return other && `${whole} ${rest}/${other.bottom}`;
    }),
    // Nobody writes 9/1.
    'remainder-over-the-quotient': withRest(({ whole, rest }) =>
      whole < 2 ? null : `${whole} ${rest}/${whole}`,
    ),
    'remainder-over-the-dividend': withRest(({ whole, rest, points }) =>
      whole === 0 ? null : `${whole} ${rest}/${points}`,
    ),
    'remainder-as-points': withRest(({ whole, rest }) => (whole === 0 ? null : `${whole + rest}`)),
    'remainder-forgotten': withRest(({ whole }) => `${whole}`),
    'line-rounded-up': withRest(({ whole, rest, by }) => (rest * 2 >= by ? `${whole + 1}` : null)),
    'line-to-one-decimal': (line) => (division(line) ? roundedDecimalText(line.value, 1) : null),
    'line-to-two-decimals': (line) => (division(line) ? roundedDecimalText(line.value, 2) : null),
    'remainder-turned-over': withRest(({ whole, rest, by }) =>
      writeNumberOnPaper({ minus: false, whole, top: by, bottom: rest }),
    ),
    'whole-and-remainder-swapped': withRest(({ whole, rest, by }) =>
      whole === 0 ? null : `${rest} ${whole}/${by}`,
    ),
    'line-run-together': withRest(({ whole, rest, by }) =>
      whole === 0 ? null : `${whole}${rest}/${by}`,
    ),
    'part-over-rest': withRest(({ whole, rest, by }) => `${whole} ${rest}/${by - rest}`),
    'rate-as-decimal': (line) =>
      isUnit(line) && line.bottom !== 10
        ? times(line, line.bottom, 10 ** String(line.bottom).length)
        : null,
    'count-one-off': (line, _, chance) => {
      if (line.count === 0) return null;
      const count = line.count + (chance.percent(50) ? 1 : -1);
      return lowestTermsText(rational(count * line.top, line.bottom));
    },
    'result-one-off': (line, _, chance) => {
      if (line.count < 1 || (line.count === 1 && isWholeRate(line))) return null;
      return lowestTermsText(
        line.value.add(chance.percent(50) || line.value.compare(1) < 0 ? 1 : -1),
      );
    },
    'result-ten-off': (line, _, chance) => {
      if (line.value.compare(5) < 0) return null;
      return lowestTermsText(
        line.value.add(chance.percent(50) || line.value.compare(10) < 0 ? 10 : -10),
      );
    },
    'count-turned-around': (line, _, chance) => {
      const count = withTransposedDigits(Math.abs(line.count), chance);
      return count === null
        ? null
        : sized(line, lowestTermsText(rational(count * line.top, line.bottom)));
    },
    'result-turned-around': (line, _, chance) => {
      const { points, rest } = {
        points: Math.abs(line.count) * line.top,
        rest: (Math.abs(line.count) * line.top) % line.bottom,
      };
      const whole = withTransposedDigits((points - rest) / line.bottom, chance);
      return whole === null
        ? null
        : sized(line, writeNumberOnPaper({ minus: false, whole, top: rest, bottom: line.bottom }));
    },
    'nothing-times-five': (line) =>
      line.count === 0 ? lowestTermsText(rational(line.top, line.bottom)) : null,
    'loss-as-gain': (line) => (line.count < 0 ? lowestTermsText(line.value.abs()) : null),
  },
);
