import type { WritingStudent } from '@/lib/data/access/viewer';
import { asUnreadable } from '@/lib/data/errors';
import { findOnlyOne, onlyOneOf, requireFreeId } from '@/lib/data/only-one';
import { countOf, playerTile, starterGame } from '@/lib/data/season/games';
import { idsByProduction, rosterIdsAt, rosterPlayers } from '@/lib/data/team/roster';
import { toldLineupLock } from '@/lib/data/week/deadline';
import type { DeadlineDto } from '@/lib/data/week/dto';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { type Games, isAbout, keyOf, storedGames } from '@/lib/domain/calendar/games';
import { lineupFields, lineupFromFields, randomLineup } from '@/lib/domain/football/lineup';
import {
  LINEUP_SLOTS,
  type PositionCode,
  positionOfSlot,
  stepTitle,
} from '@/lib/domain/football/positions';
import { scoringFields } from '@/lib/domain/football/scoring';
import { STATISTICS } from '@/lib/domain/football/statistics';
import { hashOf, seededRandom } from '@/lib/domain/numbers/random';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { ERROR_MESSAGES } from '@/lib/platform/error-messages';
import { logCatalogue } from '@/lib/platform/log';
import { getServices } from '@/lib/platform/services';
import {
  type StudentLineup,
  type StudentTeam,
  studentLineups,
} from '@/lib/store/collections/teams';
import { equal, type ReadOperations } from '@/lib/store/port';
import { GAMES_OVER, latelyWords, NOTHING_CHANGES, openBefore } from '@/words/lineup';
import { lineupLocked } from '@/words/week';
import type { LineupChoiceDto, LineupDto, LineupPlayerDto, LineupSlotDto } from './dto';

export const findLineupIn = (reader: ReadOperations, userId: string, week: number, games: Games) =>
  findOnlyOne(reader, studentLineups, { userId, week, season: games.season }, isAbout(games));

/**
 * The current week's lineup and the next one, each null when none is stored; one read for both. One
 * that can't be read is null, too, and its week is among the unreadable ones: it doesn't hide the
 * other.
 */
export async function findLineupPairIn(
  reader: ReadOperations,
  userId: string,
  week: number,
  games: Games,
) {
  const found = await reader.list(studentLineups, {
    where: [
      ...equal({ userId, season: games.season }),
      { field: 'week', op: 'in', value: [week, week + 1] },
    ],
  });
  const unreadable: number[] = [];
  const ofWeek = (wanted: number): StudentLineup | null => {
    const isMeant = (lineup: Readonly<Record<string, unknown>>) =>
      lineup.week === wanted && isAbout(games)(lineup);
    try {
      return onlyOneOf(studentLineups, found, isMeant);
    } catch (error) {
      if (!asUnreadable(error)) throw error;
      unreadable.push(wanted);
      return null;
    }
  };
  return { current: ofWeek(week), next: ofWeek(week + 1), unreadable };
}

/**
 * A random lineup for a week that has none, from the roster, not yet stored; null when a position
 * can't be filled.
 */
export async function drawLineup(
  reader: ReadOperations,
  { clock, snapshot, now }: Pick<WritingStudent, 'clock' | 'snapshot' | 'now'>,
  team: StudentTeam,
  week: number,
): Promise<StudentLineup | null> {
  const drawn = randomLineupOf({ games: clock.games, snapshot, now }, team, week);
  if (drawn) await requireFreeId(reader, studentLineups, drawn.id);
  return drawn;
}

/**
 * The same without a store. Chance goes by student and week: as long as the roster is the same,
 * boards can count with the lineup that the first look at the card will store.
 */
export function randomLineupOf(
  { games, snapshot, now }: { games: Games; snapshot: SeasonSnapshot; now: Date },
  team: StudentTeam,
  week: number,
): StudentLineup | null {
  const { userId } = team;
  const id = `${keyOf(games)}_${week}_${userId}`;
  const defenses = team.draftedDefenses.filter((each) => snapshot.teamById(each) !== null);
  const random = seededRandom(hashOf(id));
  const lineup = randomLineup(rosterPlayers(snapshot, team), defenses, random);
  if (!lineup) logCatalogue(ERROR_MESSAGES.noRandomLineup);
  if (!lineup) return null;
  return {
    id,
    leagueIds: team.leagueIds,
    userId,
    week,
    ...storedGames(games),
    teamId: team.id,
    userUpdated: false,
    ...lineupFields(lineup),
    updatedAt: timestampFromDate(now),
  };
}

/**
 * A stored lineup as its owner sees it. A player who has left the roster since is still in it, but
 * can no longer be picked.
 */
export function lineupDto(
  lineup: StudentLineup,
  team: StudentTeam,
  { clock, snapshot, now }: Pick<WritingStudent, 'clock' | 'snapshot' | 'now'>,
): LineupDto {
  const { timeZone } = getServices();
  const placed = lineupFromFields(lineup);
  const player = (position: PositionCode, id: number): LineupPlayerDto => {
    const tile = playerTile(snapshot, position, id, Math.min(lineup.week, clock.currentWeek));
    return {
      ...tile,
      onBye: tile.byeWeek === lineup.week || snapshot.isCanceled(tile.team, lineup.week),
    };
  };
  const lastWeek = Math.min(lineup.week, clock.currentWeek);
  const weeks = [lastWeek - 2, lastWeek - 1, lastWeek].filter((week) => week >= 1);
  // Two starters of one position with a bye are offered two different players.
  const offered = new Set<string>();
  const slots = LINEUP_SLOTS.map((slot): LineupSlotDto => {
    const position = positionOfSlot(slot);
    const starter = placed[slot] === 0 ? null : player(position, placed[slot]);
    const eligible = rosterIdsAt(snapshot, team, position).map((id) => ({
      ...player(position, id),
      lately: latelyOf(snapshot, position, id, weeks),
    }));
    const starting = LINEUP_SLOTS.filter((each) => positionOfSlot(each) === position).map(
      (each) => placed[each],
    );
    const bench = eligible.filter(
      ({ id, onBye }) => !onBye && !starting.includes(id) && !offered.has(`${position} ${id}`),
    );
    const ranked = starter?.onBye ? idsByProduction(snapshot, position, clock.currentWeek) : [];
    const best = ranked.find((id) => bench.some((each) => each.id === id));
    const swap = bench.find(({ id }) => id === best) ?? null;
    if (swap) offered.add(`${position} ${swap.id}`);
    return {
      slot,
      label: stepTitle(slot),
      player: starter,
      eligible,
      lately: latelyWords(position, weeks),
      swap,
    };
  });
  const isNext = lineup.week === clock.currentWeek + 1;
  const deadline = isNext ? toldLineupLock({ clock, snapshot }, timeZone, now) : null;
  const lockReason = whyLocked(lineup.week, deadline, clock);
  return {
    week: lineup.week,
    slots,
    locked: lockReason !== null,
    lockReason,
    canKeep:
      lockReason !== null &&
      deadline !== null &&
      !deadline.passed &&
      !clock.isPaused &&
      !lineup.userUpdated,
    deadline,
    userUpdated: lineup.userUpdated,
    savedAt: dateFromTimestamp(lineup.updatedAt).toISOString(),
    serverTime: now.toISOString(),
    timeZone,
  };
}

/**
 * One number for each of the weeks; null where there was no game. No points: those are what a
 * student works out.
 */
function latelyOf(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
  weeks: readonly number[],
): LineupChoiceDto['lately'] {
  const all = scoringFields(position);
  const yards = all.filter((field) => STATISTICS[field].family === 'yards');
  // Where a position has no yards, it is compared by what is counted one by one.
  const fields =
    yards.length > 0 ? yards : all.filter((field) => STATISTICS[field].family === 'counts');
  return weeks.map((week) => {
    const { game, stats } = starterGame(snapshot, position, id, week);
    if (game === 'unreadable') return game;
    return game === 'played' ? fields.reduce((sum, field) => sum + countOf(stats, field), 0) : null;
  });
}

function whyLocked(week: number, deadline: DeadlineDto | null, clock: LeagueClock): string | null {
  if (!deadline) return GAMES_OVER;
  if (clock.isPaused) return NOTHING_CHANGES;
  if (week <= clock.lineupsClosedUpTo) return openBefore(week);
  return deadline.passed ? lineupLocked(week, deadline.text) : null;
}
