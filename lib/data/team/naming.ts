import { findTeacherProfileIn } from '@/lib/data/access/viewer';
import { DomainError, invalidFieldError } from '@/lib/data/errors';
import {
  generateTeamName,
  isGeneratedName,
  MAX_NAME_CHANGES_PER_WEEK,
  type TeamNameCheck,
} from '@/lib/domain/team/team-names';
import { getServices } from '@/lib/platform/services';
import { leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { equalConditions, type ReadOperations } from '@/lib/store/port';
import { nameChangedTooOftenText, teamNameProblemText } from '@/words/team-name';
import { isTeamNameTaken, type NamesInUse, parseTypedTeamNameInClass } from './name-rules';

export type TeamNameFields = Required<
  Pick<
    StudentProfile,
    'teamName' | 'teamNameApproved' | 'teamNameWish' | 'teamNameRefused' | 'teamNameChanges'
  >
>;

/**
 * The names of a class, read inside the transaction that decides about another one. Nothing is read
 * for a student without a class: no one sees that name, and it is looked at when the student joins
 * one.
 */
export async function readNamesInUse(
  reader: ReadOperations,
  { studentId, season }: Pick<StudentProfile, 'studentId' | 'season'>,
  leagueId: string,
): Promise<NamesInUse> {
  if (leagueId === '') return { teams: [], people: [], userNames: [] };
  const [league, members] = await Promise.all([
    reader.get(leagues, leagueId),
    reader.query(studentProfiles, { where: equalConditions({ leagueId, season }) }),
  ]);
  const teacher = league && (await findTeacherProfileIn(reader, league.teacherId, season));
  const mates = members.filter((member) => member.studentId !== studentId);
  return {
    teams: mates.flatMap(({ teamName, teamNameWish }) =>
      [teamName, teamNameWish].filter((name) => typeof name === 'string'),
    ),
    people: [
      ...mates.map(({ firstName }) => firstName),
      ...(teacher ? [teacher.displayName] : []),
    ].filter(Boolean),
    userNames: mates.flatMap(({ username }) => (username ? [username] : [])),
  };
}

/**
 * The result of a student's new name: a name from the app's own words applies at once; any other
 * waits for the teacher, and classmates keep seeing the old one. Typing the team's present name
 * withdraws a waiting one. Throws 'invalid-input' for a refused name, and 'limit-reached' after
 * five changes in a week of the season.
 */
export function teamNameFieldsAfterTypedName(
  profile: StudentProfile,
  name: string,
  { week, names }: { week: number; names: NamesInUse },
): TeamNameFields {
  const now = teamNameFieldsOfProfile(profile);
  if (name === now.teamNameWish || (name === now.teamName && now.teamNameWish === null)) return now;
  const counted = { ...now, teamNameRefused: false, teamNameChanges: nextChange(profile, week) };
  if (name === now.teamName) return { ...counted, teamNameWish: null };
  const { name: checked } = requireAcceptedName(parseTypedTeamNameInClass(name, names));
  if (isGeneratedName(checked))
    return { ...counted, teamName: checked, teamNameApproved: true, teamNameWish: null };
  const isFirst = now.teamName === '';
  return {
    ...counted,
    teamName: isFirst ? generateUnusedName(names) : now.teamName,
    teamNameApproved: isFirst ? true : now.teamNameApproved,
    teamNameWish: checked,
  };
}

export function teamNameFieldsOfProfile(profile: StudentProfile): TeamNameFields {
  const {
    teamName = '',
    teamNameApproved = false,
    teamNameWish = null,
    teamNameRefused = false,
  } = profile;
  return {
    teamName,
    teamNameApproved,
    teamNameWish,
    teamNameRefused,
    teamNameChanges: profile.teamNameChanges ?? NO_CHANGES,
  };
}

const NO_CHANGES = { week: 0, count: 0 };

/**
 * Counts name changes by the season's week rather than by a clock: a clock that is wrong locks no
 * one out. The first name is no change.
 */
function nextChange(
  { teamName, teamNameChanges }: StudentProfile,
  week: number,
): TeamNameFields['teamNameChanges'] {
  if (teamName === undefined) return teamNameChanges ?? NO_CHANGES;
  const count = (teamNameChanges?.week === week ? teamNameChanges.count : 0) + 1;
  if (count > MAX_NAME_CHANGES_PER_WEEK) {
    throw new DomainError('limit-reached', nameChangedTooOftenText(), {
      name: nameChangedTooOftenText(),
    });
  }
  return { week, count };
}

export function requireAcceptedName(check: TeamNameCheck): { name: string } {
  if (check.ok) return check;
  throw invalidFieldError('name', teamNameProblemText(check.why));
}

export function generateUnusedName({ teams }: Pick<NamesInUse, 'teams'>): string {
  const { random } = getServices();
  let name = generateTeamName(random);
  // There are 2,700 generated names: a hundred draws find a free one for any class.
  for (let draw = 0; draw < 100 && isTeamNameTaken(name, teams); draw += 1)
    name = generateTeamName(random);
  return name;
}

/**
 * The name of a team that comes into another class: it stays when it is of the app's own words, or
 * when the same teacher has approved it, as long as nothing there looks like it. Any other waits
 * for the new teacher.
 */
export function teamNameFieldsInNewClass(
  profile: StudentProfile,
  names: NamesInUse,
  { isSameTeacher }: { isSameTeacher: boolean },
): TeamNameFields {
  const now = teamNameFieldsOfProfile(profile);
  const isKept = isGeneratedName(now.teamName) || (isSameTeacher && now.teamNameApproved);
  if (isKept && !isTeamNameTaken(now.teamName, names.teams)) return now;
  const preferred = isGeneratedName(now.teamName)
    ? now.teamNameWish
    : (now.teamNameWish ?? now.teamName);
  const isPreferredFree = preferred !== null && !isTeamNameTaken(preferred, names.teams);
  return {
    ...now,
    teamName: generateUnusedName(names),
    teamNameApproved: true,
    teamNameWish: isPreferredFree ? preferred : null,
  };
}

/**
 * The name for the teacher to approve: a typed one that waits, or one from before approval existed,
 * which is already on the leaderboards. Null if there is none.
 */
export function nameWaitingForApproval(
  {
    teamNameWish,
    teamName,
    teamNameApproved,
  }: Pick<StudentProfile, 'teamNameWish' | 'teamName' | 'teamNameApproved'>,
  team: { name: string } | null = null,
): string | null {
  if (typeof teamNameWish === 'string') return teamNameWish;
  const shown = team?.name ?? teamName;
  return shown === undefined || shown === '' || teamNameApproved || isGeneratedName(shown)
    ? null
    : shown;
}
