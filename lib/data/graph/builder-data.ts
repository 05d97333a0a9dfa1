import { findStudentTeam, requireStudent, type Viewer } from '@/lib/data/access/viewer';
import { notFoundError } from '@/lib/data/errors';
import { playerTile } from '@/lib/data/season/player-tile';
import { starterGame } from '@/lib/data/season/starter-games';
import { rosterIdsAtPosition, type TeamRosterIds } from '@/lib/data/team/roster';
import {
  POSITION_CODES,
  type PositionCode,
  playerOrDefenseKey,
} from '@/lib/domain/football/positions';
import { statisticTotalOfTerm } from '@/lib/domain/football/scoring';
import {
  type GraphGameValuesOrStatus,
  type GraphPlayer,
  graphStatisticsOfPosition,
} from '@/lib/domain/graphs/graph-source';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import type { GraphBuilderDataDto } from './dto';

/** 'not-found' before the student has a team. */
export async function getGraphBuilderData(viewer: Viewer): Promise<GraphBuilderDataDto> {
  const { profile, clock } = await requireStudent(viewer);
  const [team, snapshot] = await Promise.all([
    findStudentTeam(profile.studentId, clock.seasonKey),
    getServices().seasons.load(clock.statisticsSeason),
  ]);
  if (!team) throw notFoundError('own-team');
  return {
    week: clock.currentWeek,
    readOnly: clock.isPaused,
    players: playersForGraphBuilder(snapshot, team, clock.currentWeek),
  };
}

export function playersForGraphBuilder(
  snapshot: SeasonSnapshot,
  roster: TeamRosterIds,
  throughWeek: number,
): GraphPlayer[] {
  const all = POSITION_CODES.flatMap((position) =>
    rosterIdsAtPosition(snapshot, roster, position).map((id) => ({
      id,
      position,
      tile: playerTile(snapshot, position, id, throughWeek),
    })),
  );
  return all.map(({ id, position, tile }) => {
    const isNameShared = all.filter((other) => other.tile.name === tile.name).length > 1;
    return {
      key: playerOrDefenseKey(position, id),
      name: isNameShared ? `${tile.name} (${tile.team})` : tile.name,
      position,
      games: Array.from({ length: throughWeek }, (_, index) =>
        gameOf(snapshot, position, id, index + 1),
      ),
    };
  });
}

function gameOf(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
  week: number,
): GraphGameValuesOrStatus {
  const { game, stats } = starterGame(snapshot, position, id, week);
  if (game === 'bye' || game === 'unreadable') return game;
  return game === 'played'
    ? graphStatisticsOfPosition(position).map(({ columns }) =>
        statisticTotalOfTerm({ fields: columns }, stats),
      )
    : 'out';
}
