import type { SeasonKey } from '../calendar/season-key';
import type { StepKey } from '../football/positions';

/** The step for which the teacher would like to see the student's lines. */
export type WorkLinesRequest = {
  readonly statisticsSeason: number;
  readonly week: number;
  readonly step: StepKey;
};

/** Undefined if no lines were asked for in this week. */
export const stepWithRequestedLines = (
  { linesAsked }: { readonly linesAsked?: WorkLinesRequest | null | undefined },
  { statisticsSeason }: Pick<SeasonKey, 'statisticsSeason'>,
  week: number,
): StepKey | undefined =>
  linesAsked?.week === week && linesAsked.statisticsSeason === statisticsSeason
    ? linesAsked.step
    : undefined;
