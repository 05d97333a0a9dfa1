import { rational } from '@/lib/domain/numbers/fractions';
import { cardLinesOfGame, otherLevel } from './cards';
import { lowestTerms, roundedDecimal, withTransposedDigits, writeNumberOnPaper } from './child';
import { type LineMistake, type LineOnPaper, lineMistakes, where } from './mistakes';

const isYards = ({ label }: { label: string }) =>
  /yards$/i.test(label) && !/^field goals/i.test(label);
const isUnit = ({ top, bottom }: LineOnPaper) => top === 1 && bottom > 1;
const isMixed = ({ top, bottom }: LineOnPaper) => bottom > 1 && top > bottom;
/** The count times another rate. */
const times = ({ count }: LineOnPaper, top: number, bottom = 1) =>
  lowestTerms(rational(count * top, bottom));
/** Another count times the rate. */
const counting = ({ top, bottom }: LineOnPaper, count: number) =>
  lowestTerms(rational(count * top, bottom));
const signed = ({ count }: LineOnPaper, size: string | number) => `${count < 0 ? '-' : ''}${size}`;

/**
 * Mistakes in ONE line of a card, from the literature or a classroom. They know nothing of how the
 * app finds mistakes.
 */
export const LINE_MISTAKES: readonly LineMistake[] = lineMistakes('Lines', {
  'times-the-denominator': (line) => isUnit(line) && times(line, line.bottom),
  'divided-by-the-points': (line) =>
    line.bottom === 1 && line.count !== 0 && times(line, 1, line.top),
  'rate-turned-over': (line) =>
    line.bottom > 1 && line.top > 1 && times(line, line.bottom, line.top),
  'a-point-a-yard': (line) => isYards(line) && times(line, 1),
  'a-point-each': (line) => !isYards(line) && times(line, 1),
  'rate-of-the-other-level': ({ card, fields }) => {
    const lines = cardLinesOfGame(card.row, otherLevel(card.level));
    const same = lines.find((line) => line.fields === fields);
    return same ? lowestTerms(same.value) : null;
  },
  'television-points': (line) => /touchdowns/i.test(line.label) && times(line, 6),
  'rate-of-a-neighbor': (line) => {
    const other = line.card.lines.find(
      (each, place) =>
        Math.abs(place - line.at) <= 2 && place !== line.at && isYards(each) === isYards(line),
    );
    return other ? times(line, other.top, other.bottom) : null;
  },
  'count-of-a-neighbor': (line) => {
    const other = line.card.lines[line.at + (line.chance.percent(50) ? 1 : -1)];
    return other && other.count !== 0 ? counting(line, other.count) : null;
  },
  ...where<LineOnPaper>(isMixed, {
    'whole-of-the-rate': (line) => times(line, Math.floor(line.top / line.bottom)),
    'part-of-the-rate': (line) => times(line, line.top % line.bottom, line.bottom),
    'part-of-the-rate-once': ({ count, top, bottom }) =>
      count > 0 && lowestTerms(rational(count * (top - (top % bottom)) + (top % bottom), bottom)),
    'mixed-read-as-product': (line) =>
      times(line, Math.floor(line.top / line.bottom) * (line.top % line.bottom), line.bottom),
  }),
  'numerator-and-denominator-multiplied': (line) => {
    const size = Math.abs(line.count);
    return line.bottom > 1 && size > 1 && signed(line, `${line.product}/${size * line.bottom}`);
  },
  'side-by-side': ({ count, top, bottom }) =>
    top < bottom && count !== 0 && `${count} ${top}/${bottom}`,
  'added-for-times': ({ count, top, bottom }) =>
    count > 0 && lowestTerms(rational(count * bottom + top, bottom)),
  'denominator-forgotten': (line) => line.bottom > 1 && line.top > 1 && times(line, line.top),
  ...where<LineOnPaper>(({ rest }) => rest > 0, {
    'remainder-after-the-point': (line) =>
      line.bottom !== 10 && signed(line, `${line.whole}.${line.rest}`),
    'remainder-over-a-hundred': (line) =>
      signed(line, `${line.whole}.${String(line.rest).padStart(2, '0')}`),
    'remainder-over-another-denominator': (line) => {
      const others = line.card.lines.filter(({ bottom }) => bottom > 1 && bottom !== line.bottom);
      return (
        others.length > 0 &&
        signed(line, `${line.whole} ${line.rest}/${line.chance.pick(others).bottom}`)
      );
    },
    // Nobody writes 9/1.
    'remainder-over-the-quotient': (line) =>
      line.whole > 1 && signed(line, `${line.whole} ${line.rest}/${line.whole}`),
    'remainder-over-the-dividend': (line) =>
      line.whole > 0 && signed(line, `${line.whole} ${line.rest}/${line.product}`),
    'remainder-as-points': (line) => line.whole > 0 && signed(line, line.whole + line.rest),
    'remainder-forgotten': (line) => signed(line, line.whole),
    'line-rounded-up': (line) => line.rest * 2 >= line.bottom && signed(line, line.whole + 1),
    'line-to-one-decimal': ({ value }) => roundedDecimal(value, 1),
    'line-to-two-decimals': ({ value }) => roundedDecimal(value, 2),
    'remainder-turned-over': ({ count, whole, rest, bottom }) =>
      writeNumberOnPaper({ minus: count < 0, whole, top: bottom, bottom: rest }),
    'whole-and-remainder-swapped': (line) =>
      line.whole > 0 && signed(line, `${line.rest} ${line.whole}/${line.bottom}`),
    'line-run-together': (line) =>
      line.whole > 0 && signed(line, `${line.whole}${line.rest}/${line.bottom}`),
    'part-over-rest': (line) =>
      signed(line, `${line.whole} ${line.rest}/${line.bottom - line.rest}`),
  }),
  'rate-as-decimal': (line) =>
    isUnit(line) &&
    line.bottom !== 10 &&
    times(line, line.bottom, 10 ** String(line.bottom).length),
  'count-one-off': (line) =>
    line.count !== 0 && counting(line, line.count + (line.chance.percent(50) ? 1 : -1)),
  'result-one-off': ({ count, bottom, value, chance }) =>
    count >= 1 &&
    !(count === 1 && bottom === 1) &&
    lowestTerms(value.add(chance.percent(50) || value.compare(1) < 0 ? 1 : -1)),
  'result-ten-off': ({ value, chance }) =>
    value.compare(5) >= 0 &&
    lowestTerms(value.add(chance.percent(50) || value.compare(10) < 0 ? 10 : -10)),
  'count-turned-around': (line) => {
    const count = withTransposedDigits(Math.abs(line.count), line.chance);
    return count !== null && signed(line, counting(line, count));
  },
  'result-turned-around': ({ count, rest, bottom, chance, ...line }) => {
    const whole = withTransposedDigits(line.whole, chance);
    return whole !== null && writeNumberOnPaper({ minus: count < 0, whole, top: rest, bottom });
  },
  'nothing-times-five': (line) => line.count === 0 && counting(line, 1),
  'loss-as-gain': ({ count, value }) => count < 0 && lowestTerms(value.abs()),
});
