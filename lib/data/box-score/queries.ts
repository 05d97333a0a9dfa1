import { findStudentTeam, requireStudent, type Viewer } from '@/lib/data/access/viewer';
import { notFoundError } from '@/lib/data/errors';
import { findOrDrawAndStoreCardLineup } from '@/lib/data/lineup/queries';
import { gameStatDtos, playerTile } from '@/lib/data/season/player-tile';
import { starterGame, statValue } from '@/lib/data/season/starter-games';
import { studentWorkReader } from '@/lib/data/work/student';
import { lineupFromFields } from '@/lib/domain/football/lineup';
import {
  DEFENSE,
  LINEUP_SLOTS,
  type LineupSlot,
  POSITION_CODES,
  POSITIONS,
  type PositionCode,
  positionOfSlot,
} from '@/lib/domain/football/positions';
import { scoredFieldsOfPosition } from '@/lib/domain/football/scoring';
import { STATISTICS } from '@/lib/domain/football/statistics';
import type { SeasonPlayer, SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import type { NflPlayerGame, NflScheduledGame } from '@/lib/store/collections/football';
import { UNREADABLE } from '@/lib/store/port';
import { boxScoreSentence } from '@/words/box-score';
import type { BoxScoreRowDto, BoxScoresDto, GameTeamDto, WholeGameDto } from './dto';

/**
 * The starters' real numbers of an earlier week or the current one, which is also used for a week
 * that hasn't been played. No rows before the first week or without a lineup.
 */
export async function getBoxScores(
  viewer: Viewer,
  wantedWeek: number | null = null,
): Promise<BoxScoresDto> {
  const student = await requireStudent(viewer);
  const { profile, clock } = student;
  const week =
    wantedWeek !== null && wantedWeek >= 1 && wantedWeek < clock.currentWeek
      ? wantedWeek
      : clock.currentWeek;
  const [snapshot, lineup, tasks] = await Promise.all([
    getServices().seasons.load(clock.statisticsSeason),
    findOrDrawAndStoreCardLineup(viewer, profile, clock, week),
    studentWorkReader(getServices().store, student).taskTimes(week),
  ]);
  const starters = lineup && lineupFromFields(lineup);
  return {
    week,
    isLatest: week === clock.currentWeek,
    season: clock.season,
    rows: starters
      ? LINEUP_SLOTS.map((slot) => boxScoreRow(snapshot, slot, starters[slot], week))
      : [],
    read: tasks !== UNREADABLE && tasks?.task1 != null,
    isUnreadable: tasks === UNREADABLE,
  };
}

function boxScoreRow(
  snapshot: SeasonSnapshot,
  slot: LineupSlot,
  id: number,
  week: number,
): BoxScoreRowDto {
  const position = positionOfSlot(slot);
  const player = playerTile(snapshot, position, id, week);
  const { gameKey, ...game } = starterGame(snapshot, position, id, week);
  const found = gameKey === '' ? null : snapshot.gameResult(gameKey);
  const result = isFinished(found) ? found : null;
  return {
    ...game,
    slot,
    player,
    finalScore: result && finalScoreText(snapshot, result),
    gameKey: result?.GameKey ?? null,
    stats: game.game === 'unreadable' ? [] : gameStatDtos(position, game.stats),
    sentence: boxScoreSentence(player.name, position, week, game),
  };
}

/**
 * Players who throw, run, and catch share one table, because a quarterback may run and a receiver
 * may throw. Others have their own row.
 */
const isInTable = (position: PositionCode) =>
  POSITIONS[position].plays.some((play) => play === 'rushing');
const BALL_FIELDS = [...new Set(POSITION_CODES.filter(isInTable).flatMap(scoredFieldsOfPosition))];

type Drafted = { players: ReadonlySet<number>; defenses: ReadonlySet<number> };
type PlayedGame = { player: SeasonPlayer; stats: NflPlayerGame };

/**
 * A whole game with both teams' fantasy players. 'not-found' for an unknown key and for a week that
 * has not been played here.
 */
export async function getRealGame(viewer: Viewer, gameKey: string): Promise<WholeGameDto> {
  const { profile, clock } = await requireStudent(viewer);
  const [snapshot, team] = await Promise.all([
    getServices().seasons.load(clock.statisticsSeason),
    findStudentTeam(profile.studentId, clock.seasonKey),
  ]);
  const game = snapshot.gameResult(gameKey);
  if (!isFinished(game) || game.Week > clock.currentWeek) throw notFoundError('game');
  const drafted = {
    players: new Set(team?.draftedPlayers),
    defenses: new Set(team?.draftedDefenses),
  };
  const played = gamesOf(snapshot, game);
  return {
    week: game.Week,
    isLatest: game.Week === clock.currentWeek,
    season: game.Season,
    weekday: game.Weekday,
    stadium: game.Stadium,
    finalScore: finalScoreText(snapshot, game),
    columns: BALL_FIELDS.map((field) => ({ field, label: STATISTICS[field].label })),
    teams: [
      gameTeam(snapshot, game, 'AWAY', played, drafted),
      gameTeam(snapshot, game, 'HOME', played, drafted),
    ],
  };
}

/** "Seahawks 37, Lions 31": the winner first, the visitors first after a tie. */
export function finalScoreText(snapshot: SeasonSnapshot, result: FinishedGame): string {
  const nameOf = (abbreviation: string) => snapshot.teams.get(abbreviation)?.Name ?? abbreviation;
  const home = `${nameOf(result.HomeTeam)} ${result.HomeScore}`;
  const away = `${nameOf(result.AwayTeam)} ${result.AwayScore}`;
  return result.HomeScore > result.AwayScore ? `${home}, ${away}` : `${away}, ${home}`;
}

export type FinishedGame = NflScheduledGame & {
  readonly HomeScore: number;
  readonly AwayScore: number;
};

const isFinished = (game: NflScheduledGame | null): game is FinishedGame =>
  game?.HomeScore != null && game.AwayScore != null;

function gamesOf(snapshot: SeasonSnapshot, game: NflScheduledGame): PlayedGame[] {
  const played = [...snapshot.players.values()].flatMap((player) => {
    const stats = snapshot.playerGame(player.PlayerID, game.Week);
    return stats?.GameKey === game.GameKey ? [{ player, stats }] : [];
  });
  const order = (position: PositionCode) => POSITION_CODES.indexOf(position);
  return played.toSorted(
    (a, b) =>
      order(a.player.Position) - order(b.player.Position) ||
      a.player.Name.localeCompare(b.player.Name, 'en'),
  );
}

function gameTeam(
  snapshot: SeasonSnapshot,
  game: FinishedGame,
  homeOrAway: 'HOME' | 'AWAY',
  played: readonly PlayedGame[],
  drafted: Drafted,
): GameTeamDto {
  const isHome = homeOrAway === 'HOME';
  const abbreviation = isHome ? game.HomeTeam : game.AwayTeam;
  const team = snapshot.teams.get(abbreviation);
  // By the game's own team: a player may have changed teams since.
  const own = played.filter(({ stats }) => stats.Team === abbreviation);
  const defense = team && snapshot.defenseGame(team.TeamID, game.Week);
  const lineOf = ({ player }: PlayedGame) => ({
    name: player.Name,
    isMine: drafted.players.has(player.PlayerID),
  });
  return {
    name: team?.FullName ?? abbreviation,
    team: abbreviation,
    homeOrAway,
    score: isHome ? game.HomeScore : game.AwayScore,
    players: own
      .filter(({ player }) => isInTable(player.Position))
      .map((line) => ({
        ...lineOf(line),
        position: line.player.Position,
        counts: BALL_FIELDS.map((field) => statValue(line.stats, field)),
      })),
    kickers: own
      .filter(({ player }) => !isInTable(player.Position))
      .map((line) => ({ ...lineOf(line), stats: gameStatDtos(line.player.Position, line.stats) })),
    unreadable: unreadableOf(snapshot, abbreviation, game.Week),
    defense:
      team && defense
        ? { isMine: drafted.defenses.has(team.TeamID), stats: gameStatDtos(DEFENSE, defense) }
        : null,
  };
}

function unreadableOf(snapshot: SeasonSnapshot, abbreviation: string, week: number): string[] {
  const team = snapshot.teams.get(abbreviation);
  const players = [...snapshot.players.values()].filter(
    ({ PlayerID }) =>
      snapshot.isPlayerGameUnreadable(PlayerID, week) &&
      snapshot.teamOf(PlayerID, week) === abbreviation,
  );
  const isDefenseUnreadable = team && snapshot.isDefenseGameUnreadable(team.TeamID, week);
  return [...players.map(({ Name }) => Name), ...(isDefenseUnreadable ? [team.FullName] : [])];
}
