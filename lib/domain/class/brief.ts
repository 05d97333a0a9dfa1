import { STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import { groupBy } from '@/lib/domain/lists';
import { formatMixed, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { STEPS_PER_CARD } from '@/lib/domain/week/steps';

export type WrongAnswer = {
  readonly step: StepKey;
  readonly studentId: string;
  readonly misconception: string | null;
  readonly answer: MixedNumber;
  /** Null for the team's step. */
  readonly playerId: number | null;
};

export type TopMistake<Answer extends WrongAnswer = WrongAnswer> = {
  readonly tag: string;
  readonly answers: number;
  readonly students: number;
  /** The step with the most of these answers; the earlier one in a tie. */
  readonly step: StepKey;
  readonly sample: Answer;
};

/** The tag for wrong answers that no known mistake explains. */
export const UNEXPLAINED_TAG = 'unexplained';
export const MAX_WORK_GROUP_SIZE = 4;
/** The brief's page has room for this many mistakes beside each other. */
export const MAX_MISTAKES_IN_BRIEF = 3;

/**
 * The most common known mistakes, first by students, then by answers. The sample is the answer
 * given most often, preferably on a player's step. The order of `wrong` doesn't matter.
 */
export function topMistakes<Answer extends WrongAnswer>(
  wrong: readonly Answer[],
  limit = MAX_MISTAKES_IN_BRIEF,
): TopMistake<Answer>[] {
  return [...byTag(wrong.filter(({ misconception }) => misconception !== null))]
    .map(([tag, answers]) => ({
      tag,
      answers: answers.length,
      students: new Set(answers.map(({ studentId }) => studentId)).size,
      step: mostOften(answers.map(({ step }) => step)),
      sample: mostGiven(answers),
    }))
    .toSorted(
      (a, b) => b.students - a.students || b.answers - a.answers || compareText(a.tag, b.tag),
    )
    .slice(0, limit);
}

export const weekForBrief = (latestWeek: number, hasBegun: boolean): number =>
  hasBegun || latestWeek <= 1 ? latestWeek : latestWeek - 1;

export type StudentWithRightStepCount = {
  readonly id: string;
  readonly stepsRight: number;
};

/**
 * Puts every student in exactly one place. A student with a mistake works on the most frequent one;
 * a student with right answers and no wrong one helps; students who aren't needed are ready for
 * more only if they have finished the week. A student alone with a mistake joins others who are
 * alone. The result doesn't depend on the order of `wrong`.
 *
 * @param students in the order that they have within a group.
 */
export function proposeWorkGroups(
  students: readonly StudentWithRightStepCount[],
  wrong: readonly WrongAnswer[],
) {
  const known = new Set(students.map(({ id }) => id));
  const mainTags = mainMistakes(wrong.filter(({ studentId }) => known.has(studentId)));
  const helpers = students
    .filter(({ id, stepsRight }) => !mainTags.has(id) && stepsRight > 0)
    .map(({ id }) => id);
  const notStarted = students
    .filter(({ id, stepsRight }) => !mainTags.has(id) && stepsRight === 0)
    .map(({ id }) => id);
  const learners = students
    .filter(({ id }) => mainTags.has(id))
    .map(({ id }) => ({ id, tag: mainTags.get(id) ?? UNEXPLAINED_TAG }));

  const withHelper = learnerGroups(learners, MAX_WORK_GROUP_SIZE - 1);
  const enough = helpers.length >= withHelper.length;
  const groups = enough ? withHelper : learnerGroups(learners, MAX_WORK_GROUP_SIZE);
  // If there are too few helpers, the smallest groups get one.
  const needy = groups
    .filter((group) => group.learners.length < MAX_WORK_GROUP_SIZE)
    .toSorted((a, b) => a.learners.length - b.learners.length);
  const helperOf = new Map(
    needy.slice(0, helpers.length).map((group, index) => [group, helpers[index] ?? '']),
  );
  const free = helpers.slice(helperOf.size);
  const finished = new Set(
    students.filter(({ stepsRight }) => stepsRight === STEPS_PER_CARD).map(({ id }) => id),
  );
  const isFinished = (id: string) => finished.has(id);
  return {
    /**
     * Learners in groups of at most four by their main mistake, each with a helper while there are
     * any.
     */
    groups: groups.map((group) => ({ ...group, helpers: [helperOf.get(group) ?? []].flat() })),
    challenges: evenParts(free.filter(isFinished), MAX_WORK_GROUP_SIZE),
    onTheWay: free.filter((id) => !isFinished(id)),
    notStarted,
  };
}

/**
 * Puts everyone into a group of at most {@link MAX_WORK_GROUP_SIZE}: the proposed groups, then the
 * remaining students, each in the smallest group.
 */
export function groupsForEveryone({
  groups,
  challenges,
  onTheWay,
  notStarted,
}: ReturnType<typeof proposeWorkGroups>): string[][] {
  const lasting = [
    ...groups.map(({ learners, helpers }) => [...learners, ...helpers]),
    ...challenges,
  ];
  const late: string[] = [];
  for (const id of [...onTheWay, ...notStarted]) {
    const smallest = lasting.toSorted((a, b) => a.length - b.length)[0];
    if (smallest && smallest.length < MAX_WORK_GROUP_SIZE) smallest.push(id);
    else late.push(id);
  }
  return [...lasting, ...evenParts(late, MAX_WORK_GROUP_SIZE)];
}

export type StudentWithGroupNumber = StudentWithRightStepCount & { readonly group: number | null };

/**
 * The groups that a teacher has saved, with what their members work on this week. A new student
 * joins the smallest one.
 *
 * @param students in the order that they have within a group; at least one has a group.
 */
export function buildSavedWorkGroups(
  students: readonly StudentWithGroupNumber[],
  wrong: readonly WrongAnswer[],
) {
  const numbers = [...new Set(students.flatMap(({ group }) => group ?? []))].toSorted(
    (a, b) => a - b,
  );
  const members = new Map(
    numbers.map((number) => [number, students.filter(({ group }) => group === number)]),
  );
  for (const student of students.filter(({ group }) => group === null)) {
    const [smallest] = [...members.values()].toSorted((a, b) => a.length - b.length);
    smallest?.push(student);
  }
  const known = new Set(students.map(({ id }) => id));
  const mainTags = mainMistakes(wrong.filter(({ studentId }) => known.has(studentId)));
  return [...members.values()].map((group) => ({
    tags: [...new Set(group.flatMap(({ id }) => mainTags.get(id) ?? []))],
    learners: group
      .filter(({ id, stepsRight }) => mainTags.has(id) || stepsRight === 0)
      .map(({ id }) => id),
    helpers: group
      .filter(({ id, stepsRight }) => !mainTags.has(id) && stepsRight > 0)
      .map(({ id }) => id),
  }));
}

/**
 * Picks the saved group with the most students who made the same mistake. The student stays if the
 * current group has one, or if no group has; otherwise a tie goes to the smallest group.
 *
 * @param students see {@link buildSavedWorkGroups}.
 */
export function bestGroupNumberForStudent(
  students: readonly StudentWithGroupNumber[],
  wrong: readonly WrongAnswer[],
  studentId: string,
): number {
  const mainTags = mainMistakes(wrong);
  const tag = mainTags.get(studentId);
  const others = groupBy(
    students.filter(({ id, group }) => id !== studentId && group !== null),
    ({ group }) => group ?? 0,
  );
  const company = (group: number) =>
    others.get(group)?.filter(({ id }) => tag !== undefined && mainTags.get(id) === tag).length ??
    0;
  const own = students.find(({ id }) => id === studentId)?.group ?? null;
  const [best] = [...others.keys()].toSorted(
    (a, b) =>
      company(b) - company(a) ||
      (others.get(a)?.length ?? 0) - (others.get(b)?.length ?? 0) ||
      a - b,
  );
  const isWellPlaced =
    own !== null && (company(own) > 0 || best === undefined || company(best) === 0);
  return isWellPlaced ? own : (best ?? 1);
}

/** Each student's main mistake: a known one, then the student's and the class's most common. */
function mainMistakes(wrong: readonly WrongAnswer[]): Map<string, string> {
  const studentsOf = new Map(
    [...byTag(wrong)].map(([tag, answers]) => [
      tag,
      new Set(answers.map(({ studentId }) => studentId)).size,
    ]),
  );
  const main = new Map<string, string>();
  for (const [studentId, own] of groupBy(wrong, (answer) => answer.studentId)) {
    const [first] = [...byTag(own)].toSorted(
      ([a, ofA], [b, ofB]) =>
        Number(a === UNEXPLAINED_TAG) - Number(b === UNEXPLAINED_TAG) ||
        ofB.length - ofA.length ||
        (studentsOf.get(b) ?? 0) - (studentsOf.get(a) ?? 0) ||
        compareText(a, b),
    );
    if (first) main.set(studentId, first[0]);
  }
  return main;
}

type LearnerGroup = { readonly tags: readonly string[]; readonly learners: readonly string[] };

/** Students who would be alone are put together. */
function learnerGroups(
  learners: readonly { id: string; tag: string }[],
  size: number,
): LearnerGroup[] {
  const parts = [...groupBy(learners, ({ tag }) => tag)]
    .toSorted(
      ([a, ofA], [b, ofB]) =>
        Number(a === UNEXPLAINED_TAG) - Number(b === UNEXPLAINED_TAG) ||
        ofB.length - ofA.length ||
        compareText(a, b),
    )
    .flatMap(([, ofTag]) => evenParts(ofTag, size));
  const together = parts.filter((part) => part.length > 1);
  const alone = parts.filter((part) => part.length === 1).flat();
  // A student who is still alone joins the smallest group with room.
  const host =
    alone.length === 1
      ? together.toSorted((a, b) => a.length - b.length).find((part) => part.length < size)
      : undefined;
  if (host) for (const one of alone) host.push(one);
  return [...together, ...(host ? [] : evenParts(alone, size))].map((part) => ({
    tags: [...new Set(part.map(({ tag }) => tag))],
    learners: part.map(({ id }) => id),
  }));
}

function evenParts<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, part) =>
    list.slice(
      Math.round((part * list.length) / count),
      Math.round(((part + 1) * list.length) / count),
    ),
  );
}

function mostGiven<Answer extends WrongAnswer>(answers: readonly Answer[]): Answer {
  const same = groupBy(
    answers,
    ({ step, playerId, answer }) => `${step} ${playerId} ${formatMixed(answer)}`,
  );
  const [best] = [...same.entries()].toSorted(
    ([keyA, [a]], [keyB, [b]]) =>
      Number(a?.step === 'TEAM') - Number(b?.step === 'TEAM') ||
      (same.get(keyB)?.length ?? 0) - (same.get(keyA)?.length ?? 0) ||
      STEP_KEYS.indexOf(a?.step ?? 'TEAM') - STEP_KEYS.indexOf(b?.step ?? 'TEAM') ||
      compareText(keyA, keyB),
  );
  const sample = best?.[1].toSorted((a, b) => compareText(a.studentId, b.studentId))[0];
  if (!sample) throw new RangeError('No answers to choose a sample from');
  return sample;
}

function mostOften(steps: readonly StepKey[]): StepKey {
  const times = (key: StepKey) => steps.filter((step) => step === key).length;
  return STEP_KEYS.reduce((most, key) => (times(key) > times(most) ? key : most));
}

function byTag<Answer extends WrongAnswer>(wrong: readonly Answer[]): Map<string, Answer[]> {
  return groupBy(wrong, ({ misconception }) => misconception ?? UNEXPLAINED_TAG);
}

/** Compares code points, so that the order is the same in every locale. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
