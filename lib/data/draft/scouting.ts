import type { PointsPerGameDto } from '@/lib/data/draft/dto';
import { idsByProduction } from '@/lib/data/draft/production';
import { countOf, gamesThrough } from '@/lib/data/season/games';
import { MOST_SCOUTING_TRIES, type TryHold, tryHold } from '@/lib/domain/answers/tries';
import { decimalText } from '@/lib/domain/decimal-text';
import type { FormulaLevel } from '@/lib/domain/football/formulas';
import { isDefense, type PositionCode } from '@/lib/domain/football/positions';
import { scoreGame } from '@/lib/domain/football/scoring';
import { rational, sumRationals, toMixed } from '@/lib/domain/fractions';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import {
  type DraftScoreAttempt,
  type StudentDraftProgress,
  type StudentProfile,
  studentDraftProgress,
  studentDraftScoreAttempts,
} from '@/lib/store/collections';
import type { ReadOperations } from '@/lib/store/port';

/** Who one student has scouted. */
export type Scouted = { readonly players: readonly number[]; readonly defenses: readonly number[] };

type Scout = Pick<StudentProfile, 'studentId' | 'leagueId'>;

/** What was scouted in the own league, and before there was one: joining a league takes nothing away. */
export async function findScoutedIn(reader: ReadOperations, { studentId, leagueId }: Scout): Promise<Scouted> {
  const found = await reader.query(studentDraftProgress, {
    where: [
      { field: 'studentId', op: '==', value: studentId },
      { field: 'leagueId', op: 'in', value: [...new Set([leagueId, ''])] },
    ],
  });
  return {
    players: [...new Set(found.flatMap((progress) => progress.scoutedPlayerIds))],
    defenses: [...new Set(found.flatMap((progress) => progress.scoutedDefenseIds))],
  };
}

export function isScouted(scouted: Scouted, position: PositionCode, id: number): boolean {
  return (isDefense(position) ? scouted.defenses : scouted.players).includes(id);
}

/** Whether picks at a position wait for no scouting any more: somebody of it was scouted, or nobody of it has played. */
export function isPositionScouted(
  snapshot: SeasonSnapshot,
  scouted: Scouted,
  position: PositionCode,
  throughWeek: number,
): boolean {
  const ids = idsByProduction(snapshot, position, throughWeek);
  return (
    ids.some((id) => isScouted(scouted, position, id)) ||
    !ids.some((id) => gamesThrough(snapshot, position, id, throughWeek).length > 0)
  );
}

/** The progress with one more; the document carries over what was scouted before the league. */
export function withScouted(
  scouted: Scouted,
  { studentId, leagueId }: Scout,
  position: PositionCode,
  id: number,
): StudentDraftProgress {
  const { players, defenses } = scouted;
  return {
    id: `${leagueId}_${studentId}`,
    studentId,
    leagueId,
    scoutedPlayerIds: isDefense(position) ? [...players] : [...new Set([...players, id])],
    scoutedDefenseIds: isDefense(position) ? [...new Set([...defenses, id])] : [...defenses],
  };
}

/** The week of the latest game up to `throughWeek`; null before the first one. */
export function lastGameWeek(snapshot: SeasonSnapshot, position: PositionCode, id: number, throughWeek: number): number | null {
  const game = gamesThrough(snapshot, position, id, throughWeek).at(-1);
  return game ? countOf(game, 'Week') : null;
}

/** Null without a game. */
export function pointsPerGame(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
  { throughWeek, level }: { throughWeek: number; level: FormulaLevel },
): PointsPerGameDto | null {
  const games = gamesThrough(snapshot, position, id, throughWeek);
  if (games.length === 0) return null;
  const total = sumRationals(games.map((game) => scoreGame(position, level, game)));
  const exact = total.div(rational(games.length));
  return { exact: toMixed(exact), decimal: decimalText(exact), total: toMixed(total), games: games.length };
}

/** How many tries a student has for all games of one week together. */
export function mostScoutingTries({ moreScouting }: Pick<StudentProfile, 'moreScouting'>, week: number): number {
  return MOST_SCOUTING_TRIES + (moreScouting?.week === week ? moreScouting.tries : 0);
}

/** What a student has tried at one game. */
export type GameTries = {
  /** In order. */
  readonly tries: DraftScoreAttempt[];
  /** How many more the games of its week have, all together. */
  readonly left: number;
};

/** A student's tries at one game so far. Reads no more than the limit of the week, whatever is stored. */
export async function listScoutingTries(
  reader: ReadOperations,
  profile: Pick<StudentProfile, 'studentId' | 'season' | 'moreScouting'>,
  { position, id, week }: { position: string; id: number; week: number },
): Promise<GameTries> {
  const { studentId, season } = profile;
  const limit = mostScoutingTries(profile, week);
  const tries = await reader.query(studentDraftScoreAttempts, {
    where: [
      { field: 'studentId', op: '==', value: studentId },
      { field: 'week', op: '==', value: week },
      { field: 'season', op: '==', value: season },
    ],
    limit,
  });
  const ofGame = tries.filter((attempt) => attempt.position === position && attempt.playerId === id);
  return { tries: ofGame.sort((a, b) => a.attempt - b.attempt), left: limit - tries.length };
}

/** Why the game takes no answer now, or null. */
export function scoutingHold({ tries, left }: GameTries, now: Date): TryHold | null {
  return left <= 0 ? 'used-up' : tryHold({ attempts: tries.length, correct: false, pausedAt: tries.at(-1)?.createdAt }, now);
}
