import { isDefense, type PositionCode } from '@/lib/domain/football/positions';
import { byeDefenseGame, emptyPlayerGame, type GameStats } from '@/lib/domain/football/statistics';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import {
  logCatalogMessage,
  noPlayerWithIdMessage,
  unknownPositionMessage,
} from '@/lib/platform/log';
import type { NflDefenseGame, NflPlayerGame, NflTeam } from '@/lib/store/collections/football';

/**
 * `bye`: the team did not play. `canceled`: it should have. `no-game`: the team played, this player
 * has no statistics. `unknown`: the season knows nothing of this player, or doesn't have the
 * player's position. `unreadable`: the game is stored, or the player, and can't be read.
 */
export type StarterGameKind = 'played' | 'bye' | 'canceled' | 'no-game' | 'unknown' | 'unreadable';

export type StarterGame = {
  game: StarterGameKind;
  /**
   * All zeros without a game. Where it can't be read they say nothing, and no one may see or grade
   * them.
   */
  stats: GameStats;
  opponent: string | null;
  homeOrAway: 'HOME' | 'AWAY' | null;
  gameKey: string;
};

/**
 * One player's (for DEF: one defense's) game of a week from the statistics, or the placeholder for
 * it.
 */
export function starterGame(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
  week: number,
): StarterGame {
  const team = teamAsOfWeek(snapshot, position, id, week);
  const teamGame = team && snapshot.defenseGame(team.TeamID, week);
  const playedGame = isDefense(position) ? teamGame : snapshot.playerGame(id, week);
  if (!isPlayerInSeason(snapshot, position, id)) {
    const stats = emptyPlayerGame({ playerId: id, week, season: snapshot.season, team: '' });
    if (isUnreadable(snapshot, position, id))
      return { game: 'unreadable', stats, ...meetingOf(null) };
    logUnknown(snapshot, id);
    return { game: 'unknown', stats, ...meetingOf(null) };
  }
  const abbreviation = team?.Team ?? '';
  if (playedGame) return { game: 'played', stats: playedGame, ...meetingOf(playedGame) };
  const stats = isDefense(position)
    ? byeDefenseGame({ teamId: id, week, season: snapshot.season, team: abbreviation })
    : emptyPlayerGame({ playerId: id, week, season: snapshot.season, team: abbreviation });
  if (snapshot.isCanceled(abbreviation, week))
    return { game: 'canceled', stats, ...meetingOf(null) };
  const isGameUnreadable = isDefense(position)
    ? snapshot.isDefenseGameUnreadable(id, week)
    : snapshot.isPlayerGameUnreadable(id, week);
  if (isGameUnreadable) return { game: 'unreadable', stats, ...meetingOf(teamGame) };
  const hasTeamPlayed =
    teamGame !== null ||
    snapshot.isScheduled(abbreviation, week) ||
    snapshot.isDefenseGameUnreadable(team?.TeamID ?? 0, week);
  return {
    game: hasTeamPlayed && !isDefense(position) ? 'no-game' : 'bye',
    stats,
    ...meetingOf(teamGame),
  };
}

function meetingOf(game: NflPlayerGame | NflDefenseGame | null) {
  return {
    opponent: game?.Opponent ?? null,
    homeOrAway: game?.HomeOrAway ?? null,
    gameKey: game?.GameKey ?? '',
  };
}

/** For DEF, `id` is a team. */
export function isPlayerInSeason(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
): boolean {
  return isDefense(position) ? snapshot.teamById(id) !== null : snapshot.players.has(id);
}

const isUnreadable = (snapshot: SeasonSnapshot, position: PositionCode, id: number): boolean =>
  isDefense(position) ? snapshot.isTeamUnreadable(id) : snapshot.isPlayerUnreadable(id);

export function isPlayerAtPosition(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
): boolean {
  return isDefense(position)
    ? snapshot.teamById(id) !== null
    : snapshot.players.get(id)?.Position === position;
}

/** The name of a player, or for DEF of a team; null where the season has none. */
export function playerName(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
): string | null {
  if (isDefense(position)) return snapshot.teamById(id)?.FullName ?? null;
  return snapshot.players.get(id)?.Name ?? null;
}

export function listPlayersAtPosition(
  snapshot: SeasonSnapshot,
  position: PositionCode,
): { id: number; name: string }[] {
  if (isDefense(position))
    return [...snapshot.teams.values()].map(({ TeamID, FullName }) => ({
      id: TeamID,
      name: FullName,
    }));
  return [...snapshot.players.values()]
    .filter(({ Position }) => Position === position)
    .map(({ PlayerID, Name }) => ({ id: PlayerID, name: Name }));
}

/**
 * The team a player belongs to as far as `throughWeek` tells, or the defense's own; null when the
 * season has none.
 */
export function teamAsOfWeek(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
  throughWeek: number,
): NflTeam | null {
  return isDefense(position)
    ? snapshot.teamById(id)
    : (snapshot.teams.get(snapshot.teamOf(id, throughWeek)) ?? null);
}

const loggedIds = new WeakMap<SeasonSnapshot, Set<number>>();

function logUnknown(snapshot: SeasonSnapshot, id: number): void {
  const ids = loggedIds.get(snapshot) ?? new Set();
  loggedIds.set(snapshot, ids);
  // Player id 0 marks an empty lineup slot.
  if (id === 0 || ids.has(id)) return;
  ids.add(id);
  const position = snapshot.storedPosition(id);
  logCatalogMessage(
    position === null ? noPlayerWithIdMessage(id) : unknownPositionMessage(position),
  );
}

/** The games until `throughWeek` that were played and can be read, earliest first. */
export function gamesUpToWeek(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
  throughWeek: number,
): readonly GameStats[] {
  return isDefense(position)
    ? snapshot.defenseGames(id, throughWeek)
    : snapshot.playerGames(id, throughWeek);
}

/** How many games until `throughWeek` can't be read, and so aren't among {@link gamesUpToWeek}. */
export function countUnreadableGames(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
  throughWeek: number,
): number {
  const isGameUnreadable = isDefense(position)
    ? snapshot.isDefenseGameUnreadable
    : snapshot.isPlayerGameUnreadable;
  return Array.from({ length: throughWeek }, (_, index) => index + 1).filter((week) =>
    isGameUnreadable(id, week),
  ).length;
}

export function statValue(stats: GameStats, field: string): number {
  const value = stats[field];
  return typeof value === 'number' ? value : 0;
}
