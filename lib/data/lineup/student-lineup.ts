import { rosterPlayers } from '@/lib/data/lineup/roster-players';
import { findOnlyOne, onlyOneOf } from '@/lib/data/only-one';
import type { WritingStudent } from '@/lib/data/profile/student-write';
import { type Lineup, lineupFields, randomLineup } from '@/lib/domain/lineup';
import { timestampFromDate } from '@/lib/domain/timestamp';
import { ERROR_MESSAGES } from '@/lib/reporting/error-messages';
import { logCatalogue } from '@/lib/reporting/log';
import { type StudentLineup, type StudentTeam, studentLineups } from '@/lib/store/collections/teams';
import type { ReadOperations } from '@/lib/store/port';

export async function findLineupIn(
  reader: ReadOperations,
  userId: string,
  week: number,
  season: number,
): Promise<StudentLineup | null> {
  return findOnlyOne(reader, studentLineups, {
    where: [
      { field: 'userId', op: '==', value: userId },
      { field: 'week', op: '==', value: week },
      { field: 'season', op: '==', value: season },
    ],
  });
}

/** The current week's line-up and the next one, each null when none is stored; one read for both. */
export async function findLineupPairIn(
  reader: ReadOperations,
  userId: string,
  week: number,
  season: number,
): Promise<{ current: StudentLineup | null; next: StudentLineup | null }> {
  const found = await reader.list(studentLineups, {
    where: [
      { field: 'userId', op: '==', value: userId },
      { field: 'season', op: '==', value: season },
      { field: 'week', op: 'in', value: [week, week + 1] },
    ],
  });
  return {
    current: onlyOneOf(studentLineups, found, (lineup) => lineup.week === week),
    next: onlyOneOf(studentLineups, found, (lineup) => lineup.week === week + 1),
  };
}

/** A random line-up from the roster, not yet stored; null when a position cannot be filled. */
export function drawLineup(
  { profile, snapshot, now }: WritingStudent,
  team: StudentTeam,
  week: number,
  random: () => number,
): StudentLineup | null {
  const defenses = team.draftedDefenses.filter((id) => snapshot.teamById(id) !== null);
  const lineup = randomLineup(rosterPlayers(snapshot, team), defenses, random);
  if (!lineup) logCatalogue(ERROR_MESSAGES.noRandomLineup);
  return lineup && newLineup(profile.studentId, team, week, lineup, now);
}

function newLineup(userId: string, team: StudentTeam, week: number, lineup: Lineup, now: Date): StudentLineup {
  return {
    id: `${team.season}_${week}_${userId}`,
    leagueIds: team.leagueIds,
    userId,
    week,
    season: team.season,
    teamId: team.id,
    userUpdated: false,
    ...lineupFields(lineup),
    updatedAt: timestampFromDate(now),
  };
}
