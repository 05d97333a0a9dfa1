import type { GridRowDto, GridStepDto, LeagueWeekDto } from '@/lib/data/league-week/dto';

/** The time at which the grid in these tests is read. */
export const GRID_NOW = '2023-10-18T15:00:00.000Z';

export const step = (attempts: number, correct = false): GridStepDto => ({
  attempts,
  correct,
  late: false,
});

/** Nine steps: `right` of them right at once, and `wrong` tries at the next one. */
export function steps(right: number, wrong = 0): GridStepDto[] {
  return Array.from({ length: 9 }, (_, index) =>
    index < right ? step(1, true) : step(index === right ? wrong : 0),
  );
}

export function gridRow(name: string, changes: Partial<GridRowDto> = {}): GridRowDto {
  return {
    studentId: name.toLowerCase().replaceAll(/[^a-z]/g, ''),
    name,
    teamName: `Team of ${name}`,
    onboardingStage: null,
    steps: steps(0),
    tasks: ['open', 'open', 'open', 'open', 'open'],
    weekMvp: 0,
    mvp: 0,
    lastAnswerAt: null,
    ...changes,
  };
}

export function leagueWeek(
  rows: GridRowDto[],
  changes: Partial<LeagueWeekDto> = {},
): LeagueWeekDto {
  return {
    leagueId: 'l1',
    season: 2023,
    week: 6,
    latestWeek: 6,
    isCurrent: true,
    deadline: { at: '2023-10-19T19:00:00.000Z', text: 'Thursday, Oct 19, 3:00 PM', passed: false },
    now: GRID_NOW,
    waitingNames: 0,
    rows,
    before: null,
    isExcused: false,
    eyesUp: null,
    join: null,
    ...changes,
  };
}
