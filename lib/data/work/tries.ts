import { MAX_TRIES_SHOWN } from '@/lib/domain/answers/tries';
import { createStatisticsSeasonFilter, type SeasonKey } from '@/lib/domain/calendar/season-key';
import { STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import { newestTryNumber, TEAM_STEP_INDEX } from '@/lib/domain/week/steps';
import {
  type DraftScoreAttempt,
  type StudentPlayerScoreAttempt,
  type StudentTeamScoreAttempt,
  studentDraftScoreAttempts,
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import type { StoredCardStep } from '@/lib/store/collections/progress';
import { equalConditions, type ReadOperations } from '@/lib/store/port';

export type ScoreAttempt = StudentPlayerScoreAttempt | StudentTeamScoreAttempt;

/** Asks for older tries of one step: those up to the try number `until`. */
export type ShownTriesChoice = { readonly step: StepKey; readonly until: number };

type StudentWeekKey = {
  readonly studentId: string;
  readonly week: number;
  readonly seasonKey: SeasonKey;
};

/**
 * The most seasons' games in which a student may have worked on the same step: a student who moved
 * to another class has the same try numbers again.
 */
const MAX_GAMES = 4;

/** One query takes at most thirty numbers. */
export async function listTriesByNumber(
  reader: ReadOperations,
  step: StepKey,
  { studentId, week, seasonKey }: StudentWeekKey,
  numbers: readonly number[],
): Promise<ScoreAttempt[]> {
  const ofStep = equalConditions({ studentId, week, season: seasonKey.season, step });
  const query = {
    where: [...ofStep, { field: 'attempt', op: 'in', value: numbers } as const],
    limit: MAX_GAMES * numbers.length,
  };
  const found =
    step === 'TEAM'
      ? await reader.query(studentTeamScoreAttempts, query)
      : await reader.query(studentPlayerScoreAttempts, query);
  return found.filter(createStatisticsSeasonFilter(seasonKey));
}

/**
 * If a card has more tries than this, only the ones that are shown are read. Tries that the student
 * made in the same week of another statistics season don't count toward it.
 */
const MAX_TRIES_READ = 120;

/** The tries at the nine steps of a card: at least those that are shown. */
export async function listTriesToShowOfCard(
  reader: ReadOperations,
  card: StudentWeekKey,
  steps: readonly StoredCardStep[],
  choice: ShownTriesChoice | null,
): Promise<ScoreAttempt[]> {
  const { studentId, week, seasonKey } = card;
  const ofWeek = equalConditions({ studentId, week, season: seasonKey.season });
  const triesAt = (index: number) => (steps[index] ? newestTryNumber(steps[index]) : 0);
  if (steps.reduce((sum, step) => sum + newestTryNumber(step), 0) <= MAX_TRIES_READ) {
    const [players, team] = await Promise.all([
      reader.query(studentPlayerScoreAttempts, { where: ofWeek, limit: 2 * MAX_TRIES_READ }),
      triesAt(TEAM_STEP_INDEX) > 0
        ? reader.query(studentTeamScoreAttempts, { where: ofWeek, limit: 2 * MAX_TRIES_READ })
        : [],
    ]);
    return [...players, ...team].filter(createStatisticsSeasonFilter(seasonKey));
  }
  const parts = await Promise.all(
    STEP_KEYS.map((step, index) => {
      if (triesAt(index) === 0) return [];
      const until = choice?.step === step ? Math.min(choice.until, triesAt(index)) : triesAt(index);
      const numbers = shownTryNumbers(until);
      // One more, to know whether there are later ones.
      return listTriesByNumber(
        reader,
        step,
        card,
        until < triesAt(index) ? [...numbers, until + 1] : numbers,
      );
    }),
  );
  return parts.flat();
}

export function shownTryNumbers(until: number): number[] {
  const last = Math.max(until, 1);
  const first = Math.max(1, last - MAX_TRIES_SHOWN + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * A page shows at most this many items of a list that grows with the season; the export has all.
 */
export const MAX_SEASON_LIST_ITEMS = 100;

export async function listRecentScoutingTries(
  reader: ReadOperations,
  studentId: string,
  { seasonKey, currentWeek }: { readonly seasonKey: SeasonKey; readonly currentWeek: number },
): Promise<DraftScoreAttempt[]> {
  const found = await reader.query(studentDraftScoreAttempts, {
    where: equalConditions({ studentId, season: seasonKey.season }),
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: MAX_SEASON_LIST_ITEMS,
  });
  return found.filter(
    (each) => createStatisticsSeasonFilter(seasonKey)(each) && each.week <= currentWeek,
  );
}
