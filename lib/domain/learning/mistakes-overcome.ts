import { misconceptionGroupOfTag } from '@/lib/domain/answers/mistakes/misconceptions';
import {
  MISCONCEPTION_GROUPS,
  type MisconceptionGroup,
} from '@/lib/domain/answers/mistakes/mistake';
import type { StepContext } from '@/lib/domain/answers/step-context';
import {
  firstWrongTryOrNewestMistake,
  isMistakePossible,
  isRightOnFirstTryOrNull,
  type StepForSkills,
} from './skills';

type StepInContext<When = unknown> = {
  readonly context: StepContext;
  readonly step: StepForSkills<When>;
};

/** A mistake counts as overcome after this many right answers. */
const OFTEN = 3;

type OvercomeMistake<Step> = {
  readonly group: MisconceptionGroup;
  /**
   * All steps in which it was found with the student's lines, in order. `fixed` is the last step
   * that may have shown it.
   */
  readonly shown: readonly Step[];
  readonly fixed: Step;
  readonly since: number;
};

/**
 * Mistakes that a student made before, but not on the last three steps or more where they were
 * possible. The most recently overcome comes first. Only a name found with the student's lines
 * begins one, but a name guessed from the sum is enough to say that it isn't over.
 *
 * @param steps in the order they were done.
 */
export function mistakesOvercomeInStepHistory<Step extends StepInContext>(
  steps: readonly Step[],
): OvercomeMistake<Step>[] {
  return MISCONCEPTION_GROUPS.flatMap((group) => {
    const last = steps.findLastIndex(({ step }) => includesGroup(allTags(step), group));
    const fixed = steps[last];
    if (!fixed?.step.correct) return [];
    const since = steps
      .slice(last + 1)
      .filter(
        ({ context, step }) => isRightOnFirstTryOrNull(step) && isMistakePossible(group, context),
      ).length;
    const shown = steps.filter(({ step }) => includesGroup(step.foundInLines ?? [], group));
    return since < OFTEN || shown.length === 0 ? [] : [{ group, shown, fixed, since, last }];
  })
    .toSorted((a, b) => b.last - a.last)
    .map(({ last: _last, ...beaten }) => beaten);
}

const includesGroup = (tags: readonly string[], group: MisconceptionGroup): boolean =>
  tags.some((tag) => misconceptionGroupOfTag(tag) === group);

const allTags = (step: StepForSkills<unknown>): string[] => [
  ...(step.foundInLines ?? []),
  ...[firstWrongTryOrNewestMistake(step).tag, step.hints?.tag].filter(
    (tag) => typeof tag === 'string',
  ),
];
