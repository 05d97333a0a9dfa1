import { idsByProduction } from '@/lib/data/draft/production';
import type { LineupDto, LineupPlayerDto, LineupSlotDto } from '@/lib/data/lineup/dto';
import { rosterIdsAt } from '@/lib/data/lineup/roster-players';
import { playerTile } from '@/lib/data/season/tiles';
import { deadlineDto } from '@/lib/data/week/deadline';
import { LINEUP_SLOTS, type PositionCode, positionOfSlot, stepTitle } from '@/lib/domain/football/positions';
import { lineupFromFields } from '@/lib/domain/lineup';
import { dateFromTimestamp } from '@/lib/domain/timestamp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type { AppMeta } from '@/lib/store/collections/season';
import type { StudentLineup, StudentTeam } from '@/lib/store/collections/teams';
import { GAMES_OVER, NOTHING_CHANGES } from '@/words/lineup';
import { LINEUP_LOCK_REASON } from '@/words/week';

export type LineupContext = {
  readonly meta: AppMeta;
  readonly snapshot: SeasonSnapshot;
  readonly now: Date;
  readonly timeZone: string;
};

/** A stored line-up as its owner sees it. A player who left the roster since still stands in it, but can no longer be picked. */
export function lineupDto(lineup: StudentLineup, team: StudentTeam, context: LineupContext): LineupDto {
  const { meta, snapshot, now, timeZone } = context;
  const placed = lineupFromFields(lineup);
  const player = (position: PositionCode, id: number): LineupPlayerDto => {
    const tile = playerTile(snapshot, position, id, Math.min(lineup.week, meta.currentWeek));
    return { ...tile, onBye: tile.byeWeek === lineup.week };
  };
  // Two starters of one position with a bye are offered two different players.
  const offered = new Set<string>();
  const slots = LINEUP_SLOTS.map((slot): LineupSlotDto => {
    const position = positionOfSlot(slot);
    const starter = placed[slot] === 0 ? null : player(position, placed[slot]);
    const eligible = rosterIdsAt(snapshot, team, position).map((id) => player(position, id));
    const starting = LINEUP_SLOTS.filter((each) => positionOfSlot(each) === position).map((each) => placed[each]);
    const bench = eligible.filter(({ id, onBye }) => !onBye && !starting.includes(id) && !offered.has(`${position} ${id}`));
    const ranked = starter?.onBye ? idsByProduction(snapshot, position, meta.currentWeek) : [];
    const best = ranked.find((id) => bench.some((each) => each.id === id));
    const swap = bench.find(({ id }) => id === best) ?? null;
    if (swap) offered.add(`${position} ${swap.id}`);
    return { slot, label: stepTitle(slot), player: starter, eligible, swap };
  });
  const isNext = lineup.week === meta.currentWeek + 1;
  const deadline = isNext ? deadlineDto(meta, timeZone, now) : null;
  const lockReason = whyLocked(isNext, deadline?.passed ?? false, meta.seasonActive);
  return {
    season: lineup.season,
    week: lineup.week,
    slots,
    locked: lockReason !== null,
    lockReason,
    deadline,
    userUpdated: lineup.userUpdated,
    savedAt: dateFromTimestamp(lineup.updatedAt).toISOString(),
    serverTime: now.toISOString(),
    timeZone,
  };
}

function whyLocked(isNext: boolean, deadlinePassed: boolean, seasonActive: boolean): string | null {
  if (!isNext) return GAMES_OVER;
  if (!seasonActive) return NOTHING_CHANGES;
  return deadlinePassed ? LINEUP_LOCK_REASON : null;
}
