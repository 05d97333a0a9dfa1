import type { BoxAndWhiskerFigure } from '@/lib/domain/graphs/box-and-whisker/lesson';
import type { BoxAndWhiskerData } from '@/lib/domain/graphs/box-and-whisker/rules';
import { chartNumber } from '@/lib/domain/graphs/chart-data';
import { rational, show } from '@/lib/domain/numbers/fractions';
import { count } from '../numbers';
import { type GraphWords, STATISTIC, sentences } from './graph-words';

export const boxAndWhiskerWords: GraphWords<'box-and-whisker'> = {
  about: 'A box-and-whisker plot uses five numbers to show how spread out the data is.',
  fieldNames: STATISTIC,
  describe: describeBoxes,
  table: (chart) => ({
    columns: ['Box', 'Smallest', 'Lower quartile', 'Median', 'Upper quartile', 'Largest'],
    rows: chart.boxes.map(({ label, five }) => [
      label,
      ...(five
        ? [five.min, five.q1, five.median, five.q3, five.max]
        : [null, null, null, null, null]),
    ]),
  }),
  figure: ({ five }) => five && boxWords(five),
};

function describeBoxes({ boxes }: BoxAndWhiskerData): string {
  const said = boxes.map(({ label, five }) =>
    five === null
      ? `${label}: not drawn yet`
      : `${label}: smallest ${chartNumber(five.min)}, lower quartile ${chartNumber(five.q1)}, median ${chartNumber(five.median)}, ` +
        `upper quartile ${chartNumber(five.q3)}, largest ${chartNumber(five.max)}`,
  );
  return sentences(`A box-and-whisker plot with ${count(boxes.length, 'box', 'boxes')}`, ...said);
}

/** The five numbers are halves at most, so that nothing is lost in a float. */
function boxWords(five: NonNullable<BoxAndWhiskerFigure['five']>): string {
  const [min, q1, median, q3, max] = [five.min, five.q1, five.median, five.q3, five.max].map(
    (value) => show(rational(value * 2, 2)),
  );
  return `The box goes from ${q1} to ${q3}, with a line at ${median}. The whiskers end at ${min} and ${max}.`;
}
