import { requireStudent, type Viewer } from '@/lib/data/access/viewer';
import { openPractice } from '@/lib/data/practice/commands';
import {
  oldRightStepsForPractice,
  practiceDto,
  practiceIdOfSeason,
} from '@/lib/data/practice/stored-practice';
import { overcomeMistakeDtos, skillDtos, studentSkills } from '@/lib/data/skill/student-skills';
import { studentWorkReader } from '@/lib/data/work/student';
import { isStatusLearningOrNeedsHand } from '@/lib/domain/learning/skills';
import { getServices } from '@/lib/platform/services';
import { studentPractice } from '@/lib/store/collections/practice';
import type { MyMathDto } from './dto';

/**
 * The viewer's skills, counted from the season's cards and lessons. The first visit in a week
 * chooses its practice questions.
 */
export async function getMyMath(viewer: Viewer): Promise<MyMathDto> {
  const student = await requireStudent(viewer);
  const { profile, clock } = student;
  const { store, seasons } = getServices();
  const work = studentWorkReader(store, student);
  const [snapshot, { list }, lessons, stored] = await Promise.all([
    seasons.load(clock.statisticsSeason),
    work.weeks(),
    work.lessons(),
    store.get(studentPractice, practiceIdOfSeason(clock.seasonKey, profile.studentId)),
  ]);
  const progress = list.flatMap((each) => each.progress ?? []);
  const skills = studentSkills(snapshot, progress, lessons);
  const all = skillDtos(skills);
  const isNew =
    stored?.week !== clock.currentWeek &&
    oldRightStepsForPractice(skills, clock.currentWeek).length > 0;
  const practice = isNew && !clock.isPaused ? await openPractice(viewer, skills) : stored;
  return {
    week: clock.currentWeek,
    canDo: all.filter(({ status }) => status === 'can-do'),
    learning: all.filter(({ status }) => isStatusLearningOrNeedsHand(status)),
    notKnown: all.filter(({ status }) => status === 'not-known'),
    firstTries: skills.firstTries,
    beaten: overcomeMistakeDtos(skills),
    practice: practice?.week === clock.currentWeek ? practiceDto(practice, clock.isPaused) : null,
  };
}
