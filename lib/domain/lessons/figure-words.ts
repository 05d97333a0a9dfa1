import { rational } from '../fractions';
import { show } from './draft';
import type { LessonFigure } from './figure';

/**
 * What is said under the picture of a step: whatever the step reads off the picture that the table does not say. Null where the table has it
 * all. It tells nothing that is still to be worked out.
 */
export function figureWords(figure: LessonFigure): string | null {
  switch (figure.kind) {
    case 'stem-and-leaf':
      return figure.rows
        .map(({ stem, leaves }) => `Stem ${stem}: ${leaves.length > 0 ? leaves.join(' ') : 'no leaf'}.`)
        .join(' ');
    case 'histogram':
      return figure.bins.every(({ count }) => count === null)
        ? `The bins: ${figure.bins.map(binLabel).join(', ')}.`
        : figure.bins.map((bin) => `${binLabel(bin)}: ${bin.count ?? 'not counted yet'}.`).join(' ');
    case 'scatter-plot':
      return figure.line && 'The line goes through the points A and B. The table marks them.';
    case 'multiple-line':
      return drawnWords(figure);
    case 'box-and-whisker':
      return figure.five && boxWords(figure.five);
    default:
      return null;
  }
}

/** "15 to under 30": the lower edge is in the bin, the upper one is not. */
export const binLabel = ({ from, to }: { from: number; to: number }): string => `${show(from)} to under ${show(to)}`;

function drawnWords({ weeks, drawnTo }: Extract<LessonFigure, { kind: 'multiple-line' }>): string | null {
  if (drawnTo === null) return null;
  return weeks.includes(drawnTo) ? `The lines are drawn up to week ${drawnTo} so far.` : 'The lines are not drawn yet.';
}

/** The five numbers are halves at most, so that nothing is lost in a float. */
function boxWords(five: { min: number; q1: number; median: number; q3: number; max: number }): string {
  const [min, q1, median, q3, max] = [five.min, five.q1, five.median, five.q3, five.max].map((value) =>
    show(rational(value * 2, 2)),
  );
  return `The box goes from ${q1} to ${q3}, with a line at ${median}. The whiskers end at ${min} and ${max}.`;
}
