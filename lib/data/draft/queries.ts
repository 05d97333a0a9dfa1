import { findStudentTeam, requireStudent, type Viewer } from '@/lib/data/access/viewer';
import { notFoundError } from '@/lib/data/errors';
import { formulaTermDtos } from '@/lib/data/score-card/steps';
import { playerTile, statTotalDtos } from '@/lib/data/season/player-tile';
import { countUnreadableGames, gamesUpToWeek, starterGame } from '@/lib/data/season/starter-games';
import {
  playerIdsAtPositionByProduction,
  rosterIdsAtPosition,
  rosterVersionOf,
} from '@/lib/data/team/roster';
import { rosterCountDtos, teamRosterCounts } from '@/lib/data/team/roster-counts';
import { isNextLineupOpen } from '@/lib/data/week/deadline';
import { lineBoxSettingOfStudent, rulesForNewWeek } from '@/lib/data/work/week';
import { makePlayerStepContext } from '@/lib/domain/answers/step-context';
import { findTryHold } from '@/lib/domain/answers/tries';
import { toLevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';
import { POSITION_CODES, type PositionCode } from '@/lib/domain/football/positions';
import { isRosterComplete, ROSTER_LIMITS } from '@/lib/domain/football/roster';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { scoredFieldsOfPosition } from '@/lib/domain/football/scoring';
import { hashToNumber } from '@/lib/domain/numbers/random';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { logCatalogMessage, noPlayerWithIdMessage } from '@/lib/platform/log';
import { getServices } from '@/lib/platform/services';
import { statisticWordForms } from '@/words/football';
import type {
  DraftBoardDto,
  DraftPlayerDto,
  PlayerCardDto,
  PlayerToScoutDto,
  PlayerWeekDto,
  ScoutingDto,
} from './dto';
import {
  findFirstPlayerToScout,
  findSimilarPlayerToScout,
  lastWrongScoutingTryDto,
  latestGameWeekUpTo,
  pointsPerGame,
  readScoutingTriesOfGame,
  scoutingStepState,
} from './scouting';
import {
  hasScoutedAnyone,
  isPlayerScouted,
  isPositionOpenInDraft,
  readScoutedPlayersIn,
} from './stored-scouting';

/**
 * The most productive players first, with the data up to the current week. Without a position, the
 * first one that is still under its minimum. 'not-found' before the student has a team.
 */
export async function getDraftBoard(
  viewer: Viewer,
  wanted: { position: PositionCode | null },
): Promise<DraftBoardDto> {
  const { now } = getServices();
  const draft = await readDraft(viewer);
  const { clock, team, snapshot, counts } = draft;
  const needed = POSITION_CODES.find((each) => counts[each] < ROSTER_LIMITS[each].min);
  const position = wanted.position ?? needed ?? 'QB';
  const week = clock.currentWeek;
  return {
    ...rosterState(draft, position),
    position,
    players: playerIdsAtPositionByProduction(snapshot, position, week).map(
      playerDtoReader(draft, position),
    ),
    columns: scoredFieldsOfPosition(position).map((field) => statisticWordForms(field).short),
    roster: POSITION_CODES.flatMap((each) =>
      rosterIdsAtPosition(snapshot, team, each).map((id) => playerTile(snapshot, each, id, week)),
    ),
    lineupOpen:
      !clock.isPaused && week < FINAL_WEEK && isNextLineupOpen({ clock, snapshot }, now()),
  };
}

function rosterState({ clock, team, snapshot, counts, scouted }: Draft, position: PositionCode) {
  return {
    season: clock.season,
    week: clock.currentWeek,
    counts: rosterCountDtos(counts),
    version: rosterVersionOf(team),
    complete: isRosterComplete(counts),
    readOnly: clock.isPaused,
    scouted: isPositionOpenInDraft(snapshot, scouted, position, clock.currentWeek),
  };
}

/**
 * `scouts`: true once the class has played a week. `first`: an easy game for a student who has
 * scouted no one yet. `newSeason`: the season that the class plays now, only for a student who has
 * already played a different one.
 */
export async function getDraftScoutingGuide(
  viewer: Viewer,
): Promise<{ scouts: boolean; newSeason?: number; first: PlayerToScoutDto | null }> {
  const student = await requireStudent(viewer);
  const { profile, clock } = student;
  const hasPlayedOthers =
    profile.leagueId !== '' &&
    Object.keys(profile.arrivals ?? {}).some((season) => Number(season) !== clock.statisticsSeason);
  return {
    scouts: clock.currentWeek > 0,
    first: clock.isPaused ? null : await firstGame(student),
    ...(hasPlayedOthers ? { newSeason: clock.statisticsSeason } : {}),
  };
}

async function firstGame(student: Student): Promise<PlayerToScoutDto | null> {
  const { store, seasons } = getServices();
  const { profile, clock } = student;
  const [snapshot, scouted] = await Promise.all([
    seasons.load(clock.statisticsSeason),
    readScoutedPlayersIn(store, profile, clock.seasonKey),
  ]);
  if (hasScoutedAnyone(scouted)) return null;
  const rules = rulesForNewWeek(student, clock.currentWeek);
  return findFirstPlayerToScout(
    seasonUpToNow({ snapshot, scouted, clock, rules }),
    hashToNumber(profile.studentId),
  );
}

/**
 * A player's games, and the scouting step. 'not-found' for an id that the season doesn't have at
 * the position, and before the student has a team.
 */
export async function getPlayerCard(
  viewer: Viewer,
  { position, id }: { position: PositionCode; id: number },
): Promise<PlayerCardDto> {
  const draft = await readDraft(viewer);
  const { clock, snapshot, scouted } = draft;
  const week = clock.currentWeek;
  if (!playerIdsAtPositionByProduction(snapshot, position, week).includes(id)) {
    logCatalogMessage(noPlayerWithIdMessage(id));
    throw notFoundError('player');
  }
  return {
    ...rosterState(draft, position),
    player: playerDtoReader(draft, position)(id),
    weeks: Array.from({ length: week }, (_, index) =>
      playerWeek(snapshot, position, id, index + 1),
    ),
    ...(isPlayerScouted(scouted, position, id)
      ? { scouting: null, twin: findSimilarPlayerToScout(seasonUpToNow(draft), { position, id }) }
      : { scouting: await scoutingDto(draft, position, id) }),
  };
}

const seasonUpToNow = ({
  snapshot,
  scouted,
  clock,
  rules,
}: Pick<Draft, 'snapshot' | 'scouted' | 'clock' | 'rules'>) => ({
  snapshot,
  scouted,
  throughWeek: clock.currentWeek,
  rules,
});

type Student = Awaited<ReturnType<typeof requireStudent>>;
type Draft = Awaited<ReturnType<typeof readDraft>>;

async function readDraft(viewer: Viewer) {
  const { store, seasons } = getServices();
  const student = await requireStudent(viewer);
  const { profile, clock, league } = student;
  const [team, snapshot, scouted] = await Promise.all([
    findStudentTeam(profile.studentId, clock.seasonKey),
    seasons.load(clock.statisticsSeason),
    readScoutedPlayersIn(store, profile, clock.seasonKey),
  ]);
  if (!team) throw notFoundError('own-team');
  return {
    profile,
    clock,
    league,
    rules: rulesForNewWeek(student, clock.currentWeek),
    team,
    snapshot,
    scouted,
    counts: teamRosterCounts(snapshot, team),
  };
}

function playerDtoReader(draft: Draft, position: PositionCode) {
  const { rules, clock, team, snapshot, scouted } = draft;
  const own = new Set(rosterIdsAtPosition(snapshot, team, position));
  const week = clock.currentWeek;
  return (id: number): DraftPlayerDto => {
    const games = gamesUpToWeek(snapshot, position, id, week);
    const unreadableGames = countUnreadableGames(snapshot, position, id, week);
    return {
      ...playerTile(snapshot, position, id, week),
      drafted: own.has(id),
      gamesPlayed: games.length,
      ...(unreadableGames > 0 ? { unreadableGames } : {}),
      totals: statTotalDtos(position, games),
      pointsPerGame: isPlayerScouted(scouted, position, id)
        ? pointsPerGame(snapshot, position, id, { throughWeek: week, rules })
        : null,
    };
  };
}

function playerWeek(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
  week: number,
): PlayerWeekDto {
  const { game, stats, opponent, homeOrAway } = starterGame(snapshot, position, id, week);
  return {
    week,
    game,
    opponent,
    homeOrAway,
    stats: game === 'played' ? statTotalDtos(position, [stats]) : [],
  };
}

async function scoutingDto(
  { profile, rules, clock, league, snapshot, scouted }: Draft,
  position: PositionCode,
  id: number,
): Promise<ScoutingDto | null> {
  const week = latestGameWeekUpTo(snapshot, position, id, clock.currentWeek);
  if (week === null) return null;
  const { stats, opponent } = starterGame(snapshot, position, id, week);
  const { store, now } = getServices();
  const setting = lineBoxSettingOfStudent({ clock, league }, clock.currentWeek);
  const known = await readScoutingTriesOfGame(store, profile, clock.seasonKey, {
    position,
    id,
    week,
  });
  return {
    week,
    opponent,
    formulaLevel: toLevelOrNamedFormulaSet(rules),
    terms: formulaTermDtos(position, rules, stats),
    attempts: known.tries.length,
    lastWrong: lastWrongScoutingTryDto(
      makePlayerStepContext({ position, rules, stats }),
      known.tries,
    ),
    hold: findTryHold(scoutingStepState(known), now()),
    cardLines: hasScoutedAnyone(scouted) || setting === 'sum-only' ? setting : 'open',
  };
}
