import {
  listStudentsOfLeague,
  type OwnStudentAccess,
  requireOwnLeague,
  requireStudentEvenIfUnreadable,
  requireStudentOfOwnLeague,
} from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { asUnreadableDocumentError } from '@/lib/data/errors';
import { onboardingStageOf } from '@/lib/data/league-week/class-week';
import { teamNameAndLookDto } from '@/lib/data/team/dto';
import type { StickerWithPlace } from '@/lib/data/team/stickers';
import { classFormulaSetNameOfNextWeek } from '@/lib/data/work/week';
import {
  bestNameInStoredRecord,
  createDisplayNameFormatter,
} from '@/lib/domain/account/student-name';
import { hasClassCapability } from '@/lib/domain/class/adults';
import { mvpPointsInAllClasses, mvpPointsInClass } from '@/lib/domain/week/mvp';
import type { StudentTeam } from '@/lib/store/collections/teams';
import { aStudentText } from '@/words/class';
import type { StudentForTeacherHeaderDto } from './dto';

/**
 * "Kim L.", told apart from a classmate of the same short name, for the title of the page.
 * 'not-found' for anyone else's student.
 */
export async function getStudentName(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
): Promise<string> {
  try {
    return (await requireStudentWithDisplayName(viewer, leagueId, studentId)).name;
  } catch (error) {
    if (!asUnreadableDocumentError(error)) throw error;
    return (
      bestNameInStoredRecord(
        (await requireStudentEvenIfUnreadable(viewer, leagueId, studentId, 'look')).stored,
      ) ?? aStudentText()
    );
  }
}

type NamedStudent = OwnStudentAccess & {
  readonly name: string;
  /** The name for paper that others can read, without the teacher's own reference. */
  readonly nameOnPaper: string;
};

/**
 * A student with the display name that tells classmates apart. Unlike {@link
 * requireStudentOfOwnLeague}, it reads the class list, because telling two children apart takes all
 * names.
 */
export async function requireStudentWithDisplayName(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
): Promise<NamedStudent> {
  const own = await requireOwnLeague(viewer, leagueId, 'look');
  const classmates = await listStudentsOfLeague(leagueId, own.league.season);
  const [found, ...more] = classmates.filter((each) => each.studentId === studentId);
  const { profile } =
    found && more.length === 0
      ? { profile: found }
      : await requireStudentOfOwnLeague(viewer, leagueId, studentId, 'look');
  return {
    ...own,
    profile,
    name: createDisplayNameFormatter(classmates)(profile),
    nameOnPaper: createDisplayNameFormatter(classmates, { seenByClass: true })(profile),
  };
}

export function studentForTeacherHeaderDto(
  own: NamedStudent,
  team: StudentTeam | null,
  stickers: readonly StickerWithPlace[],
): StudentForTeacherHeaderDto {
  const { league, profile, clock } = own;
  const onboarding = clock.isPast ? null : onboardingStageOf(profile);
  return {
    leagueId: league.id,
    studentId: profile.studentId,
    name: own.name,
    teamName: team?.name ?? profile.teamName ?? null,
    look: team && teamNameAndLookDto(team),
    mvpPoints: { ofClass: mvpPointsInClass(profile), all: mvpPointsInAllClasses(profile) },
    formulaLevel: profile.formulaType,
    classFormulas: classFormulaSetNameOfNextWeek({ league, clock }),
    latestWeek: clock.currentWeek,
    stickers: stickers.flatMap(({ place }) => place ?? []),
    onboardingStage: onboarding?.stage === 'ready' ? null : onboarding,
    canChange: !clock.isPast && hasClassCapability(own.role, 'run'),
  };
}
