import type { FormulaTermDto, ScoreStepDto } from '@/lib/data/score-card/dto';

const term = (
  label: string,
  count: number,
  numerator: number,
  denominator: number,
): FormulaTermDto => ({
  label,
  count,
  rate:
    denominator === 1
      ? { wholeNumber: numerator, numerator: 0, denominator: 1 }
      : { wholeNumber: 0, numerator, denominator },
  rule: `A rule for ${label}`,
});
/** The step of a receiver with three lines, after six tries. */
export const RECEIVER_STEP: ScoreStepDto = {
  key: 'WR1',
  index: 3,
  title: 'Wide Receiver 1',
  player: null,
  game: 'played',
  opponent: 'CLE',
  terms: [
    term('Rushing yards', 0, 1, 10),
    term('Catches', 4, 1, 1),
    term('Receiving yards', 76, 1, 10),
  ],
  attempts: 6,
  correct: false,
  own: null,
  simplified: false,
};
