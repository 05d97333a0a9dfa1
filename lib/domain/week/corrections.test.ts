import { rational, toMixed } from '@/lib/domain/numbers/fractions';
import { applyNflCorrection } from './corrections';
import { maxMvpPointsForCard, mvpPointsForCard } from './mvp';
import { type StatisticChange, type StepProgress, TEAM_STEP_INDEX } from './steps';

const then = { seconds: 100, nanoseconds: 0 };
const later = { seconds: 200, nanoseconds: 0 };
const YARDS: StatisticChange = { field: 'RushingYards', before: 81, after: 84 };

const right = (points: number, playerId: number | null, attempts = 1): StepProgress => ({
  attempts,
  correct: true,
  answer: toMixed(rational(points)),
  simplified: true,
  completedAt: then,
  playerId,
});

const finished = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((points) => right(points, points)),
  right(36, null),
];

const correct = (
  steps: readonly StepProgress[],
  index: number,
  points: number,
  changes: readonly StatisticChange[] = [YARDS],
) =>
  applyNflCorrection(steps, {
    at: later,
    changesOf: (each) => (each === index ? changes : null),
    pointsOf: () => rational(points),
  });

describe('a correction of the NFL', () => {
  it('opens the step it makes wrong, and the team, and keeps what they were', () => {
    const steps = correct(finished, 1, 5);

    expect(steps?.[1]).toMatchObject({
      correct: false,
      answer: null,
      completedAt: null,
      attempts: 1,
      correction: {
        before: toMixed(rational(2)),
        tries: 1,
        completedAt: then,
        at: later,
        changes: [YARDS],
      },
    });
    expect(steps?.[TEAM_STEP_INDEX]).toMatchObject({
      correct: false,
      answer: null,
      correction: { changes: [], tries: 1 },
    });
    expect(steps?.filter((step) => step.correct)).toHaveLength(7);
  });

  it('opens nothing when the points stay what they were', () => {
    expect(correct(finished, 1, 2)).toBeNull();
  });

  it('leaves a step that was not worked out yet alone, with its tries', () => {
    const open = finished
      .with(1, { ...right(2, 2), correct: false, answer: null })
      .with(TEAM_STEP_INDEX, right(0, null));
    expect(
      correct(
        open.slice(0, TEAM_STEP_INDEX).concat({ ...right(0, null), correct: false, answer: null }),
        1,
        5,
      ),
    ).toBeNull();
  });

  it('does nothing the second time', () => {
    const once = correct(finished, 1, 5) ?? [];
    expect(correct(once, 1, 5)).toBeNull();
  });

  it('tells two corrections as one', () => {
    const twice = correct(correct(finished, 1, 5) ?? [], 1, 6, [
      { field: 'RushingYards', before: 84, after: 85 },
    ]);
    expect(twice?.[1]?.correction?.changes).toEqual([
      { field: 'RushingYards', before: 81, after: 85 },
    ]);
  });

  it('that is taken back gives the old answers back', () => {
    const back = correct(correct(finished, 1, 5) ?? [], 1, 2, [
      { field: 'RushingYards', before: 84, after: 81 },
    ]);
    expect(back?.every((step) => step.correct)).toBe(true);
    expect(back?.map(({ answer, completedAt }) => ({ answer, completedAt }))).toEqual(
      finished.map(({ answer, completedAt }) => ({ answer, completedAt })),
    );
  });

  it('never changes the award of the card, however often the step is tried again', () => {
    const steps = correct(finished, 1, 5) ?? [];
    expect([mvpPointsForCard(steps), maxMvpPointsForCard(steps)]).toEqual([5, 5]);
    const again = steps.map((step) =>
      step.correct ? step : { ...step, correct: true, attempts: step.attempts + 3 },
    );
    expect([mvpPointsForCard(again), maxMvpPointsForCard(again)]).toEqual([5, 5]);
  });

  it('keeps the first tries through a second correction of a step that was worked out again', () => {
    const again = (correct(finished, 1, 5) ?? []).with(1, {
      ...right(5, 2, 4),
      correction: {
        at: later,
        before: toMixed(rational(2)),
        simplified: true,
        tries: 1,
        completedAt: then,
        changes: [YARDS],
      },
    });
    expect(correct(again, 1, 7)?.[1]?.correction).toMatchObject({
      tries: 1,
      completedAt: then,
      before: toMixed(rational(5)),
    });
  });
});

describe('each step after a correction, to the last field', () => {
  const ZERO_STEP = {
    attempts: 0,
    correct: false,
    answer: null,
    simplified: false,
    completedAt: null,
  };

  it('is open again with what it was kept beside it, and its hints, its last wrong answer and its pause forgotten', () => {
    const before: StepProgress = {
      ...right(2, 2, 3),
      hints: { rung: 2, tag: 'line-twice' },
      lastWrong: { answer: toMixed(rational(7)), hints: { rung: 1, tag: null } },
      pausedAt: then,
      simplified: false,
    };
    const steps = correct(finished.with(1, before), 1, 5);
    expect(steps).toEqual([
      finished[0],
      {
        ...ZERO_STEP,
        attempts: 3,
        playerId: 2,
        triesBefore: 3,
        correction: {
          at: later,
          before: toMixed(rational(2)),
          simplified: false,
          tries: 3,
          completedAt: then,
          changes: [YARDS],
        },
      },
      ...finished.slice(2, TEAM_STEP_INDEX),
      {
        ...ZERO_STEP,
        attempts: 1,
        playerId: null,
        triesBefore: 1,
        correction: {
          at: later,
          before: toMixed(rational(36)),
          simplified: true,
          tries: 1,
          completedAt: then,
          changes: [],
        },
      },
    ]);
  });

  it('is as it was when the correction is taken back, with the tries since then and without a pause', () => {
    const once = (correct(finished, 1, 5) ?? []).map((step) => ({
      ...step,
      ...(step.correct
        ? {}
        : {
            attempts: 4,
            pausedAt: later,
            lastWrong: { answer: toMixed(rational(7)), hints: { rung: 1, tag: null } },
          }),
    }));
    const back = correct(once, 1, 2, [{ field: 'RushingYards', before: 84, after: 81 }]);
    const kept = { at: later, simplified: true, tries: 1, completedAt: then, changes: [] };
    expect(back).toEqual(
      finished
        .with(1, {
          ...right(2, 2, 4),
          triesBefore: 1,
          correction: { ...kept, before: toMixed(rational(2)) },
        })
        .with(TEAM_STEP_INDEX, {
          ...right(36, null, 4),
          triesBefore: 1,
          correction: { ...kept, before: toMixed(rational(36)) },
        }),
    );
  });

  it('leaves the card alone where a step without an answer of its own is corrected again in the same way', () => {
    const once = correct(finished, 1, 5) ?? [];
    expect(correct(once, 1, 6, [YARDS])).toBeNull();
    const other = correct(once, 1, 6, [{ field: 'RushingTouchdowns', before: 1, after: 2 }]);
    expect(other?.[1]?.correction?.changes).toEqual([
      YARDS,
      { field: 'RushingTouchdowns', before: 1, after: 2 },
    ]);
    expect(other?.[TEAM_STEP_INDEX]).toEqual(once[TEAM_STEP_INDEX]);
  });

  it('gives the team its answer back only when all eight are right again and come to it', () => {
    const once = correct(finished, 1, 5) ?? [];
    // Worked out again, the second starter has 5: the team's 36 is not their sum.
    const workedOut = once.with(1, {
      ...(once[1] as StepProgress),
      correct: true,
      answer: toMixed(rational(5)),
    });
    expect(correct(workedOut, 7, 8)).toBeNull();
    // The first starter falls by the same 3 points: the sum is 36 again once it is worked out.
    const fallen = (correct(workedOut, 0, -2) ?? []).with(0, { ...right(-2, 1) });
    expect(correct(fallen, 7, 8)?.[TEAM_STEP_INDEX]).toMatchObject({
      correct: true,
      answer: toMixed(rational(36)),
    });
  });

  it('opens a team whose sum is no longer right even where no step is open', () => {
    const swapped = finished.with(0, right(2, 1));
    expect(correct(swapped, 5, 6)?.map(({ correct: isRight }) => isRight)).toEqual([
      ...Array(8).fill(true),
      false,
    ]);
  });

  it('is nothing on a card without its nine steps', () => {
    expect(correct(finished.slice(0, 8), 1, 5)).toBeNull();
    expect(correct([], 1, 5)).toBeNull();
  });

  it('leaves a team that was not worked out yet alone, also when all eight are right', () => {
    expect(
      correct(finished.with(TEAM_STEP_INDEX, { ...ZERO_STEP, playerId: null }), 1, 2),
    ).toBeNull();
  });

  it('drops a change that another one takes back', () => {
    const steps = correct(correct(finished, 1, 5) ?? [], 1, 7, [
      { field: 'RushingYards', before: 84, after: 81 },
      { field: 'Receptions', before: 3, after: 4 },
    ]);
    expect(steps?.[1]?.correction?.changes).toEqual([{ field: 'Receptions', before: 3, after: 4 }]);
  });
});
