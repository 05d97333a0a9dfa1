import type { StudentOfOwnLeague } from '@/lib/data/access/league';
import { areStepsComplete, resolveCardSteps } from '@/lib/data/score-card/steps';
import type { NoTriesLeftDto, StudentWorkDto, WeeksBeforeJoiningDto } from '@/lib/data/student/dto';
import { findLineup } from '@/lib/data/work/student';
import type { WeekOfStudent, WeeksOfStudent } from '@/lib/data/work/week';
import { hasNoTriesLeft, type WorkForMoreTries } from '@/lib/domain/answers/tries';
import type { SeasonKey } from '@/lib/domain/calendar/season-key';
import { arrivalInSeason, hasWeekWork } from '@/lib/domain/class/arrival';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import type { StoredCardStep } from '@/lib/store/collections/progress';
import { workTitle } from '@/words/student-work';

export function weekChoices({ list }: WeeksOfStudent): StudentWorkDto['weeks'] {
  return list.map(({ week, kind, steps }) => ({
    week,
    kind,
    stepsRight: steps.filter(({ correct }) => correct).length,
    started: steps.some(({ attempts }) => attempts > 0),
  }));
}

export function catchUpWeeksDto(
  { profile, clock }: StudentOfOwnLeague,
  weeks: WeeksOfStudent,
): WeeksBeforeJoiningDto | null {
  const arrival = arrivalInSeason(profile, clock.games);
  const before = arrival?.before.filter((week) => week < clock.currentWeek) ?? [];
  if (!arrival || before.length === 0) return null;
  return {
    joined: arrival.week,
    weeks: before.map((week) => ({
      week,
      open: arrival.catchUp?.includes(week) ?? false,
      worked: hasWeekWork(weeks.of(week).progress),
    })),
  };
}

/** The steps and scouting without tries left, newest week first. */
export function noTriesLeftDtos(
  { profile, clock }: StudentOfOwnLeague,
  { list }: WeeksOfStudent,
): NoTriesLeftDto[] {
  if (clock.isPast) return [];
  const onCards = list.toReversed().flatMap(({ week, steps }) =>
    STEP_KEYS.flatMap((step, index): WorkForMoreTries[] => {
      const stored = steps[index];
      return stored && hasNoTriesLeft(stored) ? [{ kind: 'card', week, step }] : [];
    }),
  );
  return [...onCards, ...(profile.usedUp ?? [])].map((work) => ({ work, title: workTitle(work) }));
}

/** Steps that aren't stored completely get their players from the lineup. */
export async function findWeekSteps(
  snapshot: SeasonSnapshot,
  studentId: string,
  games: SeasonKey,
  { week, rules, steps }: WeekOfStudent,
): Promise<StoredCardStep[]> {
  const { store } = getServices();
  const lineup =
    areStepsComplete(steps) || week === 0 ? null : await findLineup(store, studentId, week, games);
  return steps.length > 0 || lineup
    ? resolveCardSteps(steps, lineup, { snapshot, week, rules })
    : [];
}
