import type { StudentInTransaction } from '@/lib/data/access/viewer';
import { playerTile } from '@/lib/data/season/player-tile';
import { starterGame, statValue } from '@/lib/data/season/starter-games';
import { playerIdsAtPositionByProduction, rosterIdsAtPosition } from '@/lib/data/team/roster';
import { lineupLockDto } from '@/lib/data/week/deadline';
import type { DeadlineDto } from '@/lib/data/week/dto';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { lineupFromFields } from '@/lib/domain/football/lineup';
import {
  LINEUP_SLOTS,
  type PositionCode,
  positionOfSlot,
  stepTitle,
} from '@/lib/domain/football/positions';
import { scoredFieldsOfPosition } from '@/lib/domain/football/scoring';
import { STATISTICS } from '@/lib/domain/football/statistics';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import type { StudentLineup, StudentTeam } from '@/lib/store/collections/teams';
import {
  lineupChangesPausedText,
  lineupFixedSinceGamesOverText,
  lineupFixedSinceWeekWasOpenText,
  recentNumbersShortAndWholeTitle,
} from '@/words/lineup';
import { lineupLockedText } from '@/words/week';
import type { LineupChoiceDto, LineupDto, LineupPlayerTileDto, LineupSlotDto } from './dto';

/**
 * A stored lineup as its owner sees it. A player who has left the roster since is still in it, but
 * can no longer be picked.
 */
export function lineupDto(
  lineup: StudentLineup,
  team: StudentTeam,
  {
    clock,
    snapshot,
    now,
    isFirst = false,
  }: Pick<StudentInTransaction, 'clock' | 'snapshot' | 'now'> & { isFirst?: boolean },
): LineupDto {
  const { timeZone } = getServices();
  const placed = lineupFromFields(lineup);
  const player = (position: PositionCode, id: number): LineupPlayerTileDto => {
    const tile = playerTile(snapshot, position, id, Math.min(lineup.week, clock.currentWeek));
    return {
      ...tile,
      onBye: tile.byeWeek === lineup.week || snapshot.isCanceled(tile.team, lineup.week),
    };
  };
  // A first lineup is chosen before its own games are seen.
  const lastWeek = isFirst ? lineup.week - 1 : Math.min(lineup.week, clock.currentWeek);
  const weeks = [lastWeek - 2, lastWeek - 1, lastWeek].filter((week) => week >= 1);
  // Two starters of one position with a bye are offered two different players.
  const offered = new Set<string>();
  const slots = LINEUP_SLOTS.map((slot): LineupSlotDto => {
    const position = positionOfSlot(slot);
    const starter = placed[slot] === 0 ? null : player(position, placed[slot]);
    const eligible = rosterIdsAtPosition(snapshot, team, position).map((id) => ({
      ...player(position, id),
      lately: recentNumbers(snapshot, position, id, weeks),
    }));
    const starting = LINEUP_SLOTS.filter((each) => positionOfSlot(each) === position).map(
      (each) => placed[each],
    );
    const bench = eligible.filter(
      ({ id, onBye }) => !onBye && !starting.includes(id) && !offered.has(`${position} ${id}`),
    );
    const ranked = starter?.onBye
      ? playerIdsAtPositionByProduction(snapshot, position, clock.currentWeek)
      : [];
    const best = ranked.find((id) => bench.some((each) => each.id === id));
    const swap = bench.find(({ id }) => id === best) ?? null;
    if (swap) offered.add(`${position} ${swap.id}`);
    return {
      slot,
      label: stepTitle(slot),
      player: starter,
      eligible,
      lately: recentNumbersShortAndWholeTitle(position, weeks),
      swap,
    };
  });
  const isNext = lineup.week === clock.currentWeek + 1;
  const deadline = isNext ? lineupLockDto({ clock, snapshot }, timeZone, now) : null;
  const lockReason = isFirst ? null : lineupLockReason(lineup.week, deadline, clock);
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
    isFirst,
    userUpdated: lineup.userUpdated,
    savedAt: dateFromTimestamp(lineup.updatedAt).toISOString(),
    serverTime: now.toISOString(),
    timeZone,
  };
}

/**
 * Holds one number for each week; null without a game. Points are left out, because the student
 * works them out.
 */
function recentNumbers(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
  weeks: readonly number[],
): LineupChoiceDto['lately'] {
  const all = scoredFieldsOfPosition(position);
  const yards = all.filter((field) => STATISTICS[field].family === 'yards');
  const fields =
    yards.length > 0 ? yards : all.filter((field) => STATISTICS[field].family === 'counts');
  return weeks.map((week) => {
    const { game, stats } = starterGame(snapshot, position, id, week);
    if (game === 'unreadable') return game;
    return game === 'played'
      ? fields.reduce((sum, field) => sum + statValue(stats, field), 0)
      : null;
  });
}

function lineupLockReason(
  week: number,
  deadline: DeadlineDto | null,
  clock: LeagueClock,
): string | null {
  if (!deadline) return lineupFixedSinceGamesOverText();
  if (clock.isPaused) return lineupChangesPausedText();
  if (week <= clock.lineupsClosedUpTo) return lineupFixedSinceWeekWasOpenText(week);
  return deadline.passed ? lineupLockedText(week, deadline.text) : null;
}
