import { requireOwnLeague } from '@/lib/data/league/own-league';
import { askedWeek, type GridChoice } from '@/lib/data/league-week/queries';
import type { LeagueMistakesDto, MistakeSampleDto } from '@/lib/data/mistake/dto';
import { formulaTermDtos } from '@/lib/data/score-card/terms';
import { starterGame } from '@/lib/data/season/games';
import { playerTile } from '@/lib/data/season/tiles';
import type { Viewer } from '@/lib/data/viewer';
import { commonMistakes, type WrongTry } from '@/lib/domain/common-mistakes';
import { misconceptionLabel } from '@/lib/domain/misconceptions';
import { positionOfSlot, stepTitle } from '@/lib/domain/positions';
import type { FormulaLevel } from '@/lib/domain/scoring';
import { dateFromTimestamp } from '@/lib/domain/timestamp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
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

/** The frequent wrong answers of an own league in one week, by step. 'not-found' for anybody else's league. */
export async function getLeagueMistakes(
  viewer: Viewer,
  leagueId: string,
  { week: asked, projector }: GridChoice,
): Promise<LeagueMistakesDto> {
  const { league, meta } = await requireOwnLeague(viewer, leagueId);
  const { week, latestWeek } = askedWeek(league, meta, asked);
  const [snapshot, tries] = await Promise.all([getServices().seasons.load(league.season), findWrongTries(league, week)]);
  const steps = commonMistakes(tries).map(({ step, groups, ...counts }) => ({
    key: step,
    title: stepTitle(step),
    ...counts,
    groups: groups.map(({ kind, misconception, tries: count, students, sample }) => ({
      kind,
      label: misconception === null ? null : misconceptionLabel(misconception),
      tries: count,
      students,
      sample: sampleDto(snapshot, sample, projector),
    })),
  }));
  return { leagueId: league.id, week, latestWeek, steps };
}

/** Every wrong answer of a league in one week, in no order. The caller has checked whose league it is. */
export async function findWrongTries(league: League, week: number): Promise<StoredWrongTry[]> {
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

function sampleDto(
  snapshot: SeasonSnapshot,
  { step, week, playerId, formulaLevel, answer }: StoredWrongTry,
  projector: boolean,
): MistakeSampleDto | null {
  if (step === 'TEAM') return null;
  const position = positionOfSlot(step);
  const id = playerId ?? 0;
  const terms = formulaTermDtos(position, formulaLevel, starterGame(snapshot, position, id, week).stats);
  const counting = terms.filter(({ count }) => count !== 0);
  return {
    player: projector ? null : playerTile(snapshot, position, id, week).name,
    terms: counting.length === 0 ? terms : counting,
    typed: answer,
  };
}
