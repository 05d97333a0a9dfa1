import { isStepGameUnreadable, isTeamStepReady, stepContext } from '@/lib/data/score-card/steps';
import { misconceptionGroupOfTag } from '@/lib/domain/answers/mistakes/misconceptions';
import type { StepContext } from '@/lib/domain/answers/step-context';
import { scoringRulesOfStoredWork } from '@/lib/domain/football/formulas';
import { STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import { mistakesOvercomeInStepHistory } from '@/lib/domain/learning/mistakes-overcome';
import {
  ALL_SKILLS,
  CARD_SKILL_STANDARDS,
  type CardSkill,
  countSkillFirstTryResults,
  firstWrongTryOrNewestMistake,
  isRightOnFirstTryOrNull,
  overallFirstTryResultsWithTwin,
  type Skill,
  type SkillExample,
  type SkillFirstTryResultCounts,
  type SkillOpportunity,
  type SkillRecord,
  skillExample,
  skillOpportunitiesOfLesson,
  skillOpportunitiesOfStep,
  skillRecordsFromOpportunities,
  skillStandard,
  stepFirstRightAt,
} from '@/lib/domain/learning/skills';
import { dateFromTimestamp, type Timestamp } from '@/lib/domain/time/timestamp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import type {
  StoredCardStep,
  StudentLessonProgress,
  StudentWeeklyProgress,
} from '@/lib/store/collections/progress';
import { shortDayText } from '@/words/dates';
import {
  beatenStory,
  insightAfterMistakeGroupText,
  skillName,
  skillRecordText,
} from '@/words/skills';
import type { OvercomeMistakeDto, SkillDto, TalkPageOvercomeMistakeDto } from './dto';

type CardStepForSkills = {
  readonly week: number;
  readonly key: StepKey;
  readonly step: StoredCardStep;
  readonly context: StepContext;
  /** When it was right, or last worked on; null where nothing is known. */
  readonly at: Timestamp | null;
  /** Seconds, for the order among other evidence. */
  readonly time: number;
};

/**
 * The steps of a season's cards that were tried, in the order in which they were done. What has no
 * date comes where its week is. A step without its player, as another program leaves it, says
 * nothing about skills, and neither does one whose game can't be read.
 */
export function cardStepsForSkills(
  snapshot: SeasonSnapshot,
  progress: readonly StudentWeeklyProgress[],
): CardStepForSkills[] {
  let latestTime = 0;
  return progress
    .toSorted((a, b) => a.week - b.week)
    .flatMap((ofWeek) => {
      const { week, steps, lastAnswerAt } = ofWeek;
      const rules = scoringRulesOfStoredWork(ofWeek);
      return STEP_KEYS.flatMap((key, index): Omit<CardStepForSkills, 'time'>[] => {
        const step = steps[index];
        if (!step || isRightOnFirstTryOrNull(step) === null) return [];
        if (key === 'TEAM' ? !isTeamStepReady(steps) : step.playerId === null) return [];
        if (isStepGameUnreadable({ snapshot, steps, week }, key)) return [];
        const context = stepContext({ snapshot, steps, week, rules }, key);
        return [{ week, key, step, context, at: stepFirstRightAt(step) ?? lastAnswerAt ?? null }];
      });
    })
    .map((tried) => {
      const time = tried.at ? tried.at.seconds : latestTime;
      latestTime = Math.max(latestTime, time);
      return { ...tried, time };
    })
    .toSorted((a, b) => a.time - b.time);
}

const playedForSkills = (progress: readonly StudentWeeklyProgress[]) =>
  progress.flatMap(({ played = [] }) =>
    played.map(({ skills, at }) => ({
      chances: ALL_SKILLS.filter((skill) => skills.includes(skill)).map(
        (skill): SkillOpportunity => ({ skill, result: 'right' }),
      ),
      at,
      time: at.seconds,
    })),
  );

export type StudentSkills = {
  readonly counts: readonly (SkillRecord & {
    readonly at: Timestamp | null;
    readonly example: SkillExample | null;
  })[];
  readonly steps: readonly CardStepForSkills[];
  readonly firstTries: SkillFirstTryResultCounts;
};

export function studentSkills(
  snapshot: SeasonSnapshot,
  progress: readonly StudentWeeklyProgress[],
  lessons: readonly StudentLessonProgress[],
): StudentSkills {
  const steps = cardStepsForSkills(snapshot, progress);
  const shown: { chances: readonly SkillOpportunity[]; at: Timestamp | null }[] = [
    ...[
      ...steps.map(({ context, step, at, time }) => ({
        chances: skillOpportunitiesOfStep(context, step),
        at,
        time,
      })),
      ...playedForSkills(progress),
    ].toSorted((a, b) => a.time - b.time),
    ...lessons
      .toSorted((a, b) => a.week - b.week)
      .map((lesson) => ({
        chances: skillOpportunitiesOfLesson(lesson.type, lesson.steps),
        at: lesson.completedAt ?? lesson.createdAt,
      })),
  ];
  const counts = skillRecordsFromOpportunities(shown.flatMap(({ chances }) => chances)).map(
    (count) => ({
      ...count,
      at:
        shown.findLast(({ chances }) => chances.some(({ skill }) => skill === count.skill))?.at ??
        null,
      example:
        count.skill in CARD_SKILL_STANDARDS ? newestExample(count.skill as CardSkill, steps) : null,
    }),
  );
  const inLessons = lessons.flatMap(({ type, steps: own }) =>
    skillOpportunitiesOfLesson(type, own).map(({ result }) => result),
  );
  const onCards = steps.flatMap(({ context, step }) =>
    overallFirstTryResultsWithTwin(context, step),
  );
  return { counts, steps, firstTries: countSkillFirstTryResults([...onCards, ...inLessons]) };
}

/** Only right steps are used, because the student still has to find an open step's numbers. */
function newestExample(skill: CardSkill, steps: readonly CardStepForSkills[]): SkillExample | null {
  for (const { step, context } of steps.toReversed()) {
    const example = step.correct ? skillExample(skill, context) : null;
    if (example) return example;
  }
  return null;
}

const dayOf = (at: Timestamp | null): string | null =>
  at && shortDayText(dateFromTimestamp(at), getServices().timeZone);

export function skillDtos({ counts }: StudentSkills): SkillDto[] {
  return counts.map(({ skill, last, unknown, right, status, at, example }) => ({
    skill,
    name: skillName(skill),
    standard: skillStandard(skill),
    last: [...last],
    unknown,
    right,
    count: skillRecordText(skill, { right, of: last.length, unknown }),
    status,
    seen: dayOf(at),
    example,
  }));
}

/**
 * Sentences about each mistake a student has overcome, for a talk with the family: how often, in
 * which weeks, and how it went since.
 */
export const talkPageOvercomeMistakeDtos = ({
  steps,
}: StudentSkills): TalkPageOvercomeMistakeDto[] =>
  mistakesOvercomeInStepHistory(steps)
    .slice(0, MAX_OVERCOME_MISTAKES)
    .map(({ group, shown, fixed, since }) => ({
      text: insightAfterMistakeGroupText(group),
      story: beatenStory({ weeks: shown.map(({ week }) => week), since, fixed: dayOf(fixed.at) }),
    }));

export function findMostFrequentMistakeInSkill(
  { steps }: StudentSkills,
  skill: Skill,
): { tag: string; times: number } | null {
  const times = new Map<string, number>();
  for (const { context, step } of steps) {
    const { tag } = firstWrongTryOrNewestMistake(step);
    const isMissed = skillOpportunitiesOfStep(context, step).some(
      (chance) => chance.skill === skill && chance.result === 'missed',
    );
    if (isMissed && tag !== null && misconceptionGroupOfTag(tag))
      times.set(tag, (times.get(tag) ?? 0) + 1);
  }
  const [first] = [...times].toSorted(([, a], [, b]) => b - a);
  return first ? { tag: first[0], times: first[1] } : null;
}

/** Only the newest mistakes are shown: more would read like a list of errors. */
const MAX_OVERCOME_MISTAKES = 3;

export function overcomeMistakeDtos({ steps }: StudentSkills): OvercomeMistakeDto[] {
  return mistakesOvercomeInStepHistory(steps)
    .slice(0, MAX_OVERCOME_MISTAKES)
    .map(({ group, fixed, since }) => ({
      text: insightAfterMistakeGroupText(group),
      fixed: dayOf(fixed.at),
      since,
    }));
}
