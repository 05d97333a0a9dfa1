import { studentsOfLeagueQuery } from '@/lib/data/league-week/class-week';
import { isTeamStepReady, stepContext } from '@/lib/data/score-card/steps';
import { classWorkReader } from '@/lib/data/work/class';
import { createDisplayNameFormatter } from '@/lib/domain/account/student-name';
import { inventWrongAndRightWorking } from '@/lib/domain/answers/mistakes/workings';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { isWorkExpected, studentWeekStatus } from '@/lib/domain/class/arrival';
import type { TopMistake } from '@/lib/domain/class/brief';
import { hasStudentOwnExcuseForWeek, isWeekExcusedForAll } from '@/lib/domain/class/gradebook';
import { scoringRulesOfStoredWork, toLevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';
import { stepTitle } from '@/lib/domain/football/positions';
import { STEPS_PER_CARD } from '@/lib/domain/week/steps';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import type { StudentWeeklyProgress } from '@/lib/store/collections/progress';
import { misconceptionLabel } from '@/words/mistake-names';
import { mistakeQuestion, WORKING_QUESTIONS } from '@/words/workings';
import type { CommonMistakeDto, MadeUpWrongAndRightWorkingDto } from './dto';
import { readWrongTriesOfClassWeek, type StoredWrongTry } from './wrong-tries';

export type ClassWeekWithWrongAnswers = {
  readonly snapshot: SeasonSnapshot;
  readonly week: number;
  readonly progress: ReadonlyMap<string, StudentWeeklyProgress>;
  readonly members: readonly {
    readonly id: string;
    readonly name: string;
    readonly group: number | null;
  }[];
  /** Only from these members: students who left or joined later aren't counted. */
  readonly wrong: readonly StoredWrongTry[];
  readonly isExcused: boolean;
  readonly isCut: boolean;
};

type WeekChoice = {
  readonly choose: (progress: readonly StudentWeeklyProgress[]) => number;
  readonly week: number;
  readonly seenByClass: boolean;
};

/**
 * The wrong answers of a class in one week. The caller has checked that the viewer owns the class.
 */
export async function readClassWeekWithWrongAnswers(
  league: League,
  clock: LeagueClock,
  { week, choose, seenByClass }: WeekChoice,
): Promise<ClassWeekWithWrongAnswers> {
  const { store, seasons } = getServices();
  const work = classWorkReader(store, league, clock.seasonKey);
  const ofWeek = async (each: number) => (await work.week(each)).documents;
  const [students, snapshot, requestedProgress] = await Promise.all([
    store.query(studentProfiles, studentsOfLeagueQuery(league)),
    seasons.load(clock.statisticsSeason),
    ofWeek(week),
  ]);
  const shownWeek = choose(requestedProgress);
  const stored = shownWeek === week ? requestedProgress : await ofWeek(shownWeek);
  const { tries, isCut } = await readWrongTriesOfClassWeek(clock.seasonKey, shownWeek, stored);
  const progress = new Map(stored.map((each) => [each.studentId, each]));
  const isExcusedClass = isWeekExcusedForAll(league, clock, shownWeek);
  const isMember = (student: StudentProfile): boolean => {
    if (isExcusedClass) return false;
    const studentProgress = progress.get(student.studentId);
    if (hasStudentOwnExcuseForWeek(student.excused?.[clock.seasonKey.statisticsSeason], shownWeek))
      return false;
    return isWorkExpected(
      studentWeekStatus(student, { clock, week: shownWeek, deadline: null }, studentProgress),
      studentProgress,
    );
  };
  const nameOf = createDisplayNameFormatter(students, { seenByClass });
  const members = students
    .filter(isMember)
    .map((student) => ({
      id: student.studentId,
      name: nameOf(student),
      group: groupIn(league, student),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id, 'en'));
  const ids = new Set(members.map(({ id }) => id));
  const wrong = tries.filter(({ studentId }) => ids.has(studentId));
  return { snapshot, week: shownWeek, progress, members, wrong, isExcused: isExcusedClass, isCut };
}

const groupIn = ({ id }: League, { workGroup }: StudentProfile): number | null =>
  workGroup?.leagueId === id && workGroup.number > 0 ? workGroup.number : null;

export function commonMistakeDto(
  work: ClassWeekWithWrongAnswers,
  mistake: TopMistake<StoredWrongTry>,
): CommonMistakeDto {
  const { tag, students, answers, step, sample } = mistake;
  return {
    tag,
    label: misconceptionLabel(tag),
    students,
    answers,
    step: stepTitle(step),
    rules: toLevelOrNamedFormulaSet(scoringRulesOfStoredWork(sample)),
    question: mistakeQuestion(tag),
    working: madeUpWrongAndRightWorkingDto(work, tag, sample),
  };
}

/**
 * The mistake as it looks on a card with made-up numbers: from the real ones, classmates would know
 * who made it.
 */
export function madeUpWrongAndRightWorkingDto(
  { snapshot, week, progress }: ClassWeekWithWrongAnswers,
  tag: string,
  sample: StoredWrongTry,
): MadeUpWrongAndRightWorkingDto | null {
  const steps = progress.get(sample.studentId)?.steps ?? [];
  if (steps.length !== STEPS_PER_CARD || (sample.step === 'TEAM' && !isTeamStepReady(steps)))
    return null;
  const context = stepContext(
    { snapshot, steps, week, rules: scoringRulesOfStoredWork(sample) },
    sample.step,
    sample.playerId,
  );
  const pair = inventWrongAndRightWorking(context, tag);
  return pair && { rows: pair.rows, sum: pair.sum, question: WORKING_QUESTIONS[pair.kind] };
}
