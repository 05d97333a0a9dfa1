import { requireStudent, type Viewer } from '@/lib/data/access/viewer';
import { openPractice } from '@/lib/data/practice/commands';
import { practiceDto, practiceId, practiceSources } from '@/lib/data/practice/stored-practice';
import { beatenDtos, skillDtos, studentSkills } from '@/lib/data/skill/student-skills';
import { isAbout } from '@/lib/domain/calendar/games';
import { getServices } from '@/lib/platform/services';
import { studentPractice } from '@/lib/store/collections/practice';
import { studentLessonProgress, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { equal } from '@/lib/store/port';
import type { MyMathDto } from './dto';

/**
 * What the viewer can do and is learning: the season's cards and lessons, counted. The first visit
 * in a week chooses its questions from weeks ago.
 */
export async function getMyMath(viewer: Viewer): Promise<MyMathDto> {
  const { profile, clock } = await requireStudent(viewer);
  const { store, seasons } = getServices();
  const own = { where: equal({ studentId: profile.studentId, season: clock.season }) };
  const [snapshot, progress, lessons, stored] = await Promise.all([
    seasons.load(clock.statisticsSeason),
    store.query(studentWeeklyProgress, own),
    store.query(studentLessonProgress, own),
    store.get(studentPractice, practiceId(clock.games, profile.studentId)),
  ]);
  const isOwn = (each: (typeof progress)[number] | (typeof lessons)[number]) =>
    isAbout(clock.games)(each) && each.week <= clock.currentWeek;
  const skills = studentSkills(snapshot, progress.filter(isOwn), lessons.filter(isOwn));
  const all = skillDtos(skills);
  const isNew =
    stored?.week !== clock.currentWeek && practiceSources(skills, clock.currentWeek).length > 0;
  const practice = isNew && !clock.isPaused ? await openPractice(viewer, skills) : stored;
  return {
    week: clock.currentWeek,
    canDo: all.filter(({ canDo }) => canDo),
    learning: all.filter(({ canDo }) => !canDo),
    beaten: beatenDtos(skills),
    practice: practice?.week === clock.currentWeek ? practiceDto(practice, clock.isPaused) : null,
  };
}
