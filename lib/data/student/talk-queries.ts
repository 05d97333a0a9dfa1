import {
  listOwnAndSharedLeagues,
  type OwnLeagueAccess,
  requireOwnLeague,
} from '@/lib/data/access/league';
import { findTeacherProfile, requireTeacher, type Viewer } from '@/lib/data/access/viewer';
import { asUnreadableDocumentError } from '@/lib/data/errors';
import { studentsOfLeagueQuery } from '@/lib/data/league-week/class-week';
import type { StudentTalkPageDto, TalkPageWeekDto } from '@/lib/data/skill/dto';
import {
  findMostFrequentMistakeInSkill,
  skillDtos,
  studentSkills,
  talkPageOvercomeMistakeDtos,
} from '@/lib/data/skill/student-skills';
import { studentWorkReader } from '@/lib/data/work/student';
import {
  bestNameInStoredRecord,
  formatStudentName,
  splitDisplayName,
} from '@/lib/domain/account/student-name';
import { isLate } from '@/lib/domain/calendar/clock';
import { hasClassCapability } from '@/lib/domain/class/adults';
import { isWorkExpected } from '@/lib/domain/class/arrival';
import { numberedLeaguesByPeriod } from '@/lib/domain/class/period';
import { homeQuestionsForSkill, skillsToPracticeFirst } from '@/lib/domain/learning/home-practice';
import {
  isCardSkill,
  isRightOnFirstTryOrNull,
  isStatusLearningOrNeedsHand,
} from '@/lib/domain/learning/skills';
import { toCalendarDay } from '@/lib/domain/time/calendar';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { type Language, runSyncInLanguage } from '@/lib/words/language';
import { aStudentText } from '@/words/class';
import { localizedGraphTypeLabel } from '@/words/graph-names';
import { misconceptionLabel } from '@/words/mistake-names';
import { someOfText } from '@/words/numbers';
import {
  askToShowCardText,
  earlierAndLaterText,
  mostFrequentMistakeText,
  PRACTICE_ADVICE,
  talkDayText,
} from '@/words/talk';
import { requireStudentWithDisplayName } from './named-student';

/** More topics at once would read like a list of errors. */
const MAX_TO_PRACTICE = 2;

/**
 * One sheet for a talk: what the student can do and is learning, in counts that anyone can check.
 */
export async function getStudentTalkPage(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
  language: Language = 'en',
): Promise<StudentTalkPageDto> {
  const own = await requireStudentWithDisplayName(viewer, leagueId, studentId);
  const { store, seasons, now, timeZone } = getServices();
  const { clock, profile, league } = own;
  const work = studentWorkReader(store, own);
  const [{ list }, lessons, snapshot] = await Promise.all([
    work.weeks(),
    work.lessons(),
    seasons.load(clock.statisticsSeason),
  ]);
  const progress = list.flatMap((each) => each.progress ?? []);
  const skills = studentSkills(snapshot, progress, lessons);
  const weeks = list
    .filter((each) => isWorkExpected(each, each.progress))
    .map(({ week, deadline, steps, progress: stored }) => {
      const right = steps.filter(({ correct }) => correct).length;
      const finished = right >= clock.forStudent(profile).supportsIn(week).steps;
      const at = stored?.taskTimes?.task2;
      const onTime =
        finished && at != null && !(deadline && isLate(dateFromTimestamp(at), deadline));
      const tried = skills.steps.filter((each) => each.week === week);
      const first = tried.filter(({ step }) => isRightOnFirstTryOrNull(step)).length;
      return { week, right: first, tried: tried.length, finished, onTime };
    });
  const teacherName = await classTeacherName(own);
  return runSyncInLanguage(language, () => {
    const all = skillDtos(skills);
    const learning = all
      .filter(({ status }) => isStatusLearningOrNeedsHand(status))
      .map((each) => ({ ...each, of: each.last.length }));
    return {
      leagueId,
      studentId,
      name: formatStudentName(profile),
      apart: splitDisplayName(own.nameOnPaper)[1] ?? null,
      apartForTeacher:
        own.name === own.nameOnPaper ? null : (splitDisplayName(own.name)[1] ?? null),
      firstName: profile.firstName,
      teamName: profile.teamName ?? null,
      leagueName: league.name,
      teacherName,
      canChange: !clock.isPast && hasClassCapability(own.role, 'run'),
      weeks: clock.currentWeek,
      firstWeek: weeks[0]?.week ?? 1,
      finished: { done: weeks.filter(({ finished }) => finished).length, of: weeks.length },
      onTime: weeks.filter((week) => week.onTime).length,
      tried: skills.steps.length,
      firstTry: skills.steps.filter(({ step }) => isRightOnFirstTryOrNull(step)).length,
      byWeek: weeks.map(({ week, right, tried, finished }) => ({ week, right, tried, finished })),
      firstTries: skills.firstTries,
      trend: trendOf(weeks),
      skills: all.filter(({ skill }) => isCardSkill(skill)),
      lessons: all.flatMap(({ skill, right, last }) =>
        isCardSkill(skill)
          ? []
          : [`${localizedGraphTypeLabel(skill)} ${someOfText(right, last.length)}`],
      ),
      practice: skillsToPracticeFirst(learning, MAX_TO_PRACTICE).map(({ skill, name }) => {
        const missed = findMostFrequentMistakeInSkill(skills, skill);
        return {
          skill,
          name,
          advice: PRACTICE_ADVICE[skill],
          lately: missed && mostFrequentMistakeText(misconceptionLabel(missed.tag), missed.times),
          questions: homeQuestionsForSkill(skill, clock.currentWeek),
        };
      }),
      beaten: talkPageOvercomeMistakeDtos(skills),
      show: bestWeekText(profile.firstName, weeks),
      today: talkDayText(toCalendarDay(now(), timeZone)),
    };
  });
}

/**
 * The talk pages of a class by name, and in the place of a page the name of a student whose records
 * can't be read. One student is read after the other.
 */
export async function* talksOfClass(
  viewer: Viewer,
  leagueId: string,
  language: Language = 'en',
): AsyncGenerator<StudentTalkPageDto | string> {
  const { league } = await requireOwnLeague(viewer, leagueId, 'look');
  const found = await getServices().store.list(studentProfiles, studentsOfLeagueQuery(league));
  for (const { stored } of found.unreadable) yield bestNameInStoredRecord(stored) ?? aStudentText();
  const inOrder = found.documents.toSorted((a, b) =>
    formatStudentName(a).localeCompare(formatStudentName(b), 'en'),
  );
  for (const profile of inOrder) {
    try {
      yield await getStudentTalkPage(viewer, leagueId, profile.studentId, language);
    } catch (error) {
      if (!asUnreadableDocumentError(error)) throw error;
      yield formatStudentName(profile);
    }
  }
}

export async function getTalkPagesOfAllOwnClasses(
  viewer: Viewer,
  language: Language = 'en',
): Promise<{ talks: StudentTalkPageDto[]; unreadable: string[] }> {
  const { viewer: teacher, clock } = await requireTeacher(viewer);
  const { documents: ownLeagues } = await listOwnAndSharedLeagues(teacher.accountId, clock.season);
  const talks: StudentTalkPageDto[] = [];
  const unreadable: string[] = [];
  for (const { league } of numberedLeaguesByPeriod(
    ownLeagues.filter(({ deletingAt }) => !deletingAt),
  ))
    for await (const each of talksOfClass(viewer, league.id, language))
      if (typeof each === 'string') unreadable.push(each);
      else talks.push(each);
  return { talks, unreadable };
}

function trendOf(weeks: readonly TalkPageWeekDto[]): string | null {
  const worked = weeks.filter(({ tried }) => tried > 0);
  if (worked.length < 2) return null;
  const half = Math.floor(worked.length / 2);
  const part = (some: readonly TalkPageWeekDto[]) => ({
    first: some[0]?.week ?? 0,
    last: some.at(-1)?.week ?? 0,
    right: some.reduce((sum, { right }) => sum + right, 0),
    tried: some.reduce((sum, { tried }) => sum + tried, 0),
  });
  return earlierAndLaterText(part(worked.slice(0, half)), part(worked.slice(half)));
}

function bestWeekText(firstName: string, weeks: readonly TalkPageWeekDto[]): string | null {
  const [best] = weeks
    .filter(({ finished, right }) => finished && right > 0)
    .toSorted((a, b) => b.right - a.right || b.week - a.week);
  return best
    ? askToShowCardText(firstName, { week: best.week, right: best.right, of: best.tried })
    : null;
}

async function classTeacherName({ role, teacherName, league }: OwnLeagueAccess): Promise<string> {
  if (role === 'owner') return teacherName;
  return (await findTeacherProfile(league.teacherId, league.season))?.displayName ?? '';
}
