import {
  findStudentTeamIn,
  requireStudent,
  type StudentInTransaction,
  type Viewer,
  writeAsStudent,
} from '@/lib/data/access/viewer';
import { notFoundError } from '@/lib/data/errors';
import {
  type OwnTeamDto,
  ownTeamDto,
  type StickerPlaceInput,
  type TeamInput,
  teamNameAndLookDto,
} from '@/lib/data/team/dto';
import {
  readNamesInUse,
  type TeamNameFields,
  teamNameFieldsAfterTypedName,
  teamNameFieldsOfProfile,
} from '@/lib/data/team/naming';
import { seasonIdPrefix, seasonKeyFields } from '@/lib/domain/calendar/season-key';
import { arrivalInSeason } from '@/lib/domain/class/arrival';
import { generateTeamName } from '@/lib/domain/team/team-names';
import { getServices } from '@/lib/platform/services';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { helmetStickers } from '@/lib/store/collections/progress';
import { type StudentTeam, studentTeams } from '@/lib/store/collections/teams';
import type { Transaction } from '@/lib/store/port';

/**
 * Makes the student's team of this season, or gives the one that is there another look; the roster
 * stays. One team per student and season, whatever is clicked twice. A typed name waits for the
 * teacher; until then the team has one of the app's own words.
 */
export async function createOrRedesignTeam(
  viewer: Viewer,
  input: TeamInput,
): Promise<{ next: string }> {
  return writeAsStudent(viewer, async (transaction, student) => {
    const { profile, clock } = student;
    const existing = await findStudentTeamIn(transaction, profile.studentId, clock.seasonKey);
    const naming = await nameTeam(transaction, student, existing, input.name);
    const look = teamNameAndLookDto({ ...input, name: naming.teamName });
    if (isChanged(profile, naming) || !existing) {
      transaction.merge(studentProfiles, profile.id, {
        ...naming,
        ...(existing ? {} : { draftedPositions: 0 }),
      });
    }
    if (existing) {
      transaction.merge(studentTeams, existing.id, look);
      const drafted = existing.draftedPlayers.length > 0 && existing.draftedDefenses.length > 0;
      return { next: drafted ? '/student/dashboard' : '/student/how-to-draft' };
    }
    const arrival = arrivalInSeason(profile, clock.seasonKey);
    transaction.create(studentTeams, {
      id: `${seasonIdPrefix(clock.seasonKey)}_${profile.studentId}`,
      userId: profile.studentId,
      ...seasonKeyFields(clock.seasonKey),
      leagueIds: profile.leagueId === '' ? [] : [profile.leagueId],
      draftedPlayers: [],
      draftedDefenses: [],
      ...(arrival && arrival.before.length > 0 ? { weeksBefore: [...arrival.before] } : {}),
      ...look,
    });
    return { next: '/student/how-to-draft' };
  });
}

/**
 * Gives the team that is there another look, and another name as {@link createOrRedesignTeam} does;
 * the roster stays. 'not-found' before there is one. The name it has may stay, also one that the
 * teacher has allowed against the filter.
 */
export async function changeTeam(viewer: Viewer, input: TeamInput): Promise<OwnTeamDto> {
  return writeAsStudent(viewer, async (transaction, student) => {
    const { profile, clock } = student;
    const team = await findStudentTeamIn(transaction, profile.studentId, clock.seasonKey);
    if (!team) throw notFoundError('own-team');
    const naming = await nameTeam(transaction, student, team, input.name);
    const look = teamNameAndLookDto({ ...input, name: naming.teamName });
    transaction.merge(studentTeams, team.id, look);
    if (isChanged(profile, naming)) transaction.merge(studentProfiles, profile.id, naming);
    return ownTeamDto({ ...team, ...look }, naming);
  });
}

/** The class is read only when the name is neither the team's nor the one that waits. */
async function nameTeam(
  transaction: Transaction,
  { profile, clock }: StudentInTransaction,
  team: StudentTeam | null,
  name: string,
): Promise<TeamNameFields> {
  // The team itself is what counts where the copy on the profile is missing.
  const named =
    team && profile.teamName === undefined ? { ...profile, teamName: team.name } : profile;
  const { teamName, teamNameWish } = teamNameFieldsOfProfile(named);
  const isNew = name !== teamName && name !== teamNameWish;
  const names = isNew
    ? await readNamesInUse(transaction, profile, profile.leagueId)
    : { teams: [], people: [], userNames: [] };
  return teamNameFieldsAfterTypedName(named, name, { week: clock.currentWeek, names });
}

const isChanged = (
  profile: Parameters<typeof teamNameFieldsOfProfile>[0],
  naming: TeamNameFields,
): boolean =>
  profile.teamName === undefined ||
  JSON.stringify(teamNameFieldsOfProfile(profile)) !== JSON.stringify(naming);

/**
 * Puts one of the student's stickers of this season on the helmet, or moves it; the same place
 * twice is once. 'not-found' for any other.
 */
export async function placeSticker(
  viewer: Viewer,
  { stickerId, place }: StickerPlaceInput,
): Promise<StickerPlaceInput> {
  return writeAsStudent(viewer, async (transaction, { profile, clock }) => {
    const sticker = await transaction.get(helmetStickers, stickerId);
    if (sticker?.userId !== profile.studentId || sticker.season !== clock.season)
      throw notFoundError('sticker');
    transaction.merge(helmetStickers, stickerId, { place });
    return { stickerId, place };
  });
}

export async function suggestRandomTeamName(viewer: Viewer): Promise<{ name: string }> {
  await requireStudent(viewer);
  return { name: generateTeamName(getServices().random) };
}
