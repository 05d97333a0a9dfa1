import { findStudentTeam, requireStudent, type Viewer } from '@/lib/data/access/viewer';
import { notFoundError } from '@/lib/data/errors';
import { findLeagueName } from '@/lib/data/season/leagues';
import { playerTile } from '@/lib/data/season/player-tile';
import { type OwnTeamDto, ownTeamDto, type TeamPageDto } from '@/lib/data/team/dto';
import { rosterIdsAtPosition } from '@/lib/data/team/roster';
import { listHelmetStickers } from '@/lib/data/team/stickers';
import { POSITION_CODES } from '@/lib/domain/football/positions';
import { isMascotId, themeOrDefaultById } from '@/lib/domain/team/looks';
import { stickerShape } from '@/lib/domain/team/stickers';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import type { StudentTeam } from '@/lib/store/collections/teams';
import { stickerReasonText } from '@/words/stickers';
import { mascotName, noMascotText, themeName } from '@/words/team-look';

export async function getOwnTeam(viewer: Viewer): Promise<OwnTeamDto | null> {
  const { profile, clock } = await requireStudent(viewer);
  const team = await findStudentTeam(profile.studentId, clock.seasonKey);
  return team ? ownTeamDto(team, profile) : null;
}

/** The student's own team with roster and stickers. 'not-found' before the student has made one. */
export async function getTeamPage(viewer: Viewer): Promise<TeamPageDto> {
  const { profile, clock } = await requireStudent(viewer);
  const [team, snapshot, stickers, leagueName] = await Promise.all([
    findStudentTeam(profile.studentId, clock.seasonKey),
    getServices().seasons.load(clock.statisticsSeason),
    listHelmetStickers(profile.studentId, clock.season),
    findLeagueName(profile.leagueId),
  ]);
  if (!team) throw notFoundError('own-team');
  return {
    leagueName,
    ...ownTeamDto(team, profile),
    readOnly: clock.isPaused,
    mascotLabel: isMascotId(team.mascot) ? mascotName(team.mascot) : noMascotText(),
    themeLabel: themeName(themeOrDefaultById(team.theme).id),
    roster: rosterByPosition(snapshot, team, clock.currentWeek),
    stickers: stickers.map(({ id, week, reason, awardedBy, place }) => ({
      id,
      week,
      reason: stickerReasonText(reason, awardedBy !== undefined),
      shape: stickerShape(reason, awardedBy !== undefined),
      place,
    })),
  };
}

function rosterByPosition(
  snapshot: SeasonSnapshot,
  team: StudentTeam,
  week: number,
): TeamPageDto['roster'] {
  return POSITION_CODES.map((position) => ({
    position,
    players: rosterIdsAtPosition(snapshot, team, position)
      .map((id) => playerTile(snapshot, position, id, week))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  })).filter(({ players }) => players.length > 0);
}
