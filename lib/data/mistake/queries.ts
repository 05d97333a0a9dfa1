import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { resolveWeek } from '@/lib/data/league-week/class-week';
import {
  type ClassWeekWithWrongAnswers,
  commonMistakeDto,
  madeUpWrongAndRightWorkingDto,
  readClassWeekWithWrongAnswers,
} from '@/lib/data/mistake/class-mistakes';
import type {
  ClassMistakesDto,
  MistakeWithStudentsDto,
  ProjectableWorkingDto,
} from '@/lib/data/mistake/dto';
import {
  MAX_TRIES_READ_PER_STUDENT_STEP,
  type StoredWrongTry,
} from '@/lib/data/mistake/wrong-tries';
import { topMistakes } from '@/lib/domain/class/brief';
import { STEP_KEYS, stepTitle } from '@/lib/domain/football/positions';
import { groupBy } from '@/lib/domain/lists';

/**
 * The mistakes of a teacher's own class in one week, most important first, with the students who
 * made them. 'not-found' for anyone else's league.
 */
export async function getLeagueMistakes(
  viewer: Viewer,
  leagueId: string,
  { week: requestedWeek }: { week: number | null },
): Promise<ClassMistakesDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { week, latestWeek } = resolveWeek(clock, requestedWeek);
  const work = await readClassWeekWithWrongAnswers(league, clock, {
    week,
    choose: () => week,
    seenByClass: false,
  });
  const { wrong, members, isExcused, isCut } = work;
  const unexplained = wrong.filter(({ misconception }) => misconception === null);
  return {
    week,
    latestWeek,
    isExcused,
    answers: wrong.length,
    students: countStudents(wrong),
    classSize: members.length,
    mistakes: topMistakes(wrong, Number.POSITIVE_INFINITY).map((mistake) => ({
      ...commonMistakeDto(work, mistake),
      who: whoMade(
        work,
        wrong.filter(({ misconception }) => misconception === mistake.tag),
      ),
    })),
    unexplained:
      unexplained.length === 0
        ? null
        : {
            students: countStudents(unexplained),
            answers: unexplained.length,
            who: whoMade(work, unexplained),
            typed: typedAnswers(unexplained),
          },
    firstTriesOnly: isCut ? MAX_TRIES_READ_PER_STUDENT_STEP : null,
  };
}

/**
 * The given mistakes of a teacher's own class in one week as example solutions for everyone; only
 * these, because inventing a card for each takes time. It doesn't say who made them. 'not-found'
 * for anyone else's league.
 */
export async function getProjectableWorkings(
  viewer: Viewer,
  leagueId: string,
  { week: requestedWeek, tags }: { week: number | null; tags: readonly string[] },
): Promise<ProjectableWorkingDto[]> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { week } = resolveWeek(clock, requestedWeek);
  const work = await readClassWeekWithWrongAnswers(league, clock, {
    week,
    choose: () => week,
    seenByClass: true,
  });
  return topMistakes(
    work.wrong.filter(
      ({ misconception }) => misconception !== null && tags.includes(misconception),
    ),
    Number.POSITIVE_INFINITY,
  ).map(({ tag, sample }) => ({ tag, working: madeUpWrongAndRightWorkingDto(work, tag, sample) }));
}

function whoMade(
  { members }: ClassWeekWithWrongAnswers,
  wrong: readonly StoredWrongTry[],
): MistakeWithStudentsDto['who'] {
  return STEP_KEYS.flatMap((key) => {
    const byStudent = groupBy(
      wrong.filter(({ step }) => step === key),
      ({ studentId }) => studentId,
    );
    const students = members.flatMap(({ id, name }) => {
      const answers = byStudent.get(id)?.length ?? 0;
      return answers === 0 ? [] : [{ id, name, answers }];
    });
    return students.length === 0 ? [] : [{ key, step: stepTitle(key), students }];
  });
}

/** Fits a row of the page. */
const MAX_TYPED_AT_A_STEP = 6;

function typedAnswers(wrong: readonly StoredWrongTry[]) {
  return STEP_KEYS.flatMap((key) => {
    const answers = wrong.flatMap(({ step, answer }) => (step === key ? [answer] : []));
    const different = new Map(answers.map((answer) => [Object.values(answer).join(' '), answer]));
    return different.size === 0
      ? []
      : [{ step: key, answers: [...different.values()].slice(0, MAX_TYPED_AT_A_STEP) }];
  });
}

const countStudents = (wrong: readonly StoredWrongTry[]): number =>
  new Set(wrong.map(({ studentId }) => studentId)).size;
