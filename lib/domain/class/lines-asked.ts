import type { SeasonKey } from '../calendar/games';
import type { StepKey } from '../football/positions';

/** The step for which the teacher would like to see the student's lines. */
export type LinesAsked = {
  readonly statisticsSeason: number;
  readonly week: number;
  readonly step: StepKey;
};

/** Undefined if no lines were asked for in this week. */
export const linesAskedIn = (
  { linesAsked }: { readonly linesAsked?: LinesAsked | null | undefined },
  { statisticsSeason }: Pick<SeasonKey, 'statisticsSeason'>,
  week: number,
): StepKey | undefined =>
  linesAsked?.week === week && linesAsked.statisticsSeason === statisticsSeason
    ? linesAsked.step
    : undefined;
