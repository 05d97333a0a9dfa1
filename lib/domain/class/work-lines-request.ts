import type { SeasonKey } from '../calendar/season-key';
import type { StepKey } from '../football/positions';

export type WorkLinesRequest = {
  readonly statisticsSeason: number;
  readonly week: number;
  readonly step: StepKey;
};

export const stepWithRequestedLines = (
  { linesAsked }: { readonly linesAsked?: WorkLinesRequest | null | undefined },
  { statisticsSeason }: Pick<SeasonKey, 'statisticsSeason'>,
  week: number,
): StepKey | undefined =>
  linesAsked?.week === week && linesAsked.statisticsSeason === statisticsSeason
    ? linesAsked.step
    : undefined;
