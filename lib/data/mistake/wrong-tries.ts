import type { WrongTry } from '@/lib/domain/common-mistakes';
import type { FormulaLevel } from '@/lib/domain/scoring';
import { dateFromTimestamp } from '@/lib/domain/timestamp';
import { getServices } from '@/lib/services';
import {
  type League,
  type StudentPlayerScoreAttempt,
  type StudentTeamScoreAttempt,
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections';

/** A wrong answer as it is stored, without what the grouping does not need. It knows its student and stays on the server. */
export type StoredWrongTry = WrongTry & {
  readonly formulaLevel: FormulaLevel;
  readonly week: number;
};

/** Every wrong answer of a league in one week, in no order. The caller has checked whose league it is. */
export async function listWrongTries(league: League, week: number): Promise<StoredWrongTry[]> {
  const { store } = getServices();
  const wrongOnes = {
    where: [
      { field: 'leagueId', op: '==', value: league.id },
      { field: 'week', op: '==', value: week },
      { field: 'season', op: '==', value: league.season },
      { field: 'correct', op: '==', value: false },
    ],
  } as const;
  const [players, teams] = await Promise.all([
    store.query(studentPlayerScoreAttempts, wrongOnes),
    store.query(studentTeamScoreAttempts, wrongOnes),
  ]);
  return [
    ...players.map((attempt) => ({ ...wrongTry(attempt), playerId: attempt.playerId })),
    ...teams.map((attempt) => ({ ...wrongTry(attempt), playerId: null })),
  ];
}

function wrongTry(attempt: StudentPlayerScoreAttempt | StudentTeamScoreAttempt) {
  const { step, studentId, misconception, answer, formulaLevel, week, createdAt } = attempt;
  return { step, studentId, misconception, answer, formulaLevel, week, at: dateFromTimestamp(createdAt).getTime() };
}
