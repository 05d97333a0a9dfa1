import { STEP_KEYS } from '@/lib/domain/football/positions';
import { rightStepCount } from '@/lib/domain/week/steps';
import {
  isCardStuck,
  isStepStuck,
  type StepTryState,
  wrongTryCountOfOpenStep,
} from '../week/steps';
import {
  type CardProgress,
  isCardFinished,
  isCardStarted,
  isStepReopenedAndUntried,
  stuckReasons,
} from './class-grid';

const NOW = Date.parse('2023-10-18T15:00:00Z');
const MINUTE = 60_000;

const open: StepTryState = { attempts: 0, correct: false };
const right: StepTryState = { attempts: 1, correct: true };
const tried = (attempts: number): StepTryState => ({ attempts, correct: false });

function card(first: readonly StepTryState[], minutesAgo: number | null = 0): CardProgress {
  return {
    steps: STEP_KEYS.map((_, index) => first[index] ?? open),
    lastAnswerAt: minutesAgo === null ? null : new Date(NOW - minutesAgo * MINUTE).toISOString(),
  };
}

describe('who may need help', () => {
  it.each<[string, CardProgress, ReturnType<typeof stuckReasons>]>([
    ['nobody who has not begun, however long ago the week was opened', card([], null), []],
    ['nobody whose lineup is not even set', { steps: [], lastAnswerAt: null }, []],
    ['nobody with two wrong answers', card([tried(2)]), []],
    [
      'whoever has three wrong answers on one step',
      card([tried(3)]),
      [{ kind: 'wrong', step: 'QB', wrong: 3 }],
    ],
    ['nobody whose third try was right', card([{ attempts: 3, correct: true }]), []],
    ['nobody with two wrong answers on each of two steps', card([tried(2), tried(2)]), []],
    [
      'the hardest step first when there are two',
      card([tried(3), right, tried(5)]),
      [
        { kind: 'wrong', step: 'RB2', wrong: 5 },
        { kind: 'wrong', step: 'QB', wrong: 3 },
      ],
    ],
    ['nobody who answered 4 minutes ago', card([right], 4.99), []],
    [
      'whoever is in mid-card without an answer for 5 minutes',
      card([right], 5),
      [{ kind: 'idle', step: 'RB1', minutes: 5 }],
    ],
    [
      'the first open step is named, even behind right ones',
      card([right, open, right], 90),
      [{ kind: 'idle', step: 'RB1', minutes: 90 }],
    ],
    ['nobody whose last answer was in an earlier lesson', card([right], 91), []],
    ['nobody who stopped in mid-card yesterday', card([right], 24 * 60), []],
    [
      'whoever has three wrong answers, also from yesterday',
      card([tried(3)], 24 * 60),
      [{ kind: 'wrong', step: 'QB', wrong: 3 }],
    ],
    [
      'somebody with wrong answers is not told to idle too',
      card([tried(3)], 30),
      [{ kind: 'wrong', step: 'QB', wrong: 3 }],
    ],
    [
      'nobody who has finished, however long ago',
      card(Array<StepTryState>(9).fill(right), 600),
      [],
    ],
  ])('is %s', (_, work, reasons) => expect(stuckReasons(work, NOW)).toEqual(reasons));

  it('is nobody by idling in a week that is over, while wrong answers still count', () => {
    expect(stuckReasons(card([right], 600), null)).toEqual([]);
    expect(stuckReasons(card([tried(4)], 600), null)).toEqual([
      { kind: 'wrong', step: 'QB', wrong: 4 },
    ]);
  });

  it('never idles into the past when an answer is newer than the clock', () =>
    expect(stuckReasons(card([right], -3), NOW)).toEqual([]));
});

it('a card is begun with the first answer, and finished with nine right ones', () => {
  expect(isCardStarted(card([]))).toBe(false);
  expect(isCardStarted(card([tried(1)]))).toBe(true);
  expect(isCardFinished({ steps: [], lastAnswerAt: null })).toBe(false);
  expect(isCardFinished(card(Array<StepTryState>(8).fill(right)))).toBe(false);
  expect(isCardFinished(card(Array<StepTryState>(9).fill(right)))).toBe(true);
  expect(rightStepCount(card([right, tried(2), right]))).toBe(2);
  expect([tried(2), tried(3), { attempts: 7, correct: true }].map(isStepStuck)).toEqual([
    false,
    true,
    false,
  ]);
});

it('a shortened card that is finished is not stuck by a step beyond it, but names what is used up', () => {
  const full = { ...card([right, right, tried(3)]), fullWeek: 2 };
  expect(stuckReasons(full, NOW)).toEqual([]);
  expect(stuckReasons({ ...full, fullWeek: 3 }, NOW)).toEqual([
    { kind: 'wrong', step: 'RB2', wrong: 3 },
  ]);
  expect(stuckReasons({ ...full, usedUp: ['Scouting, week 6 games'] }, NOW)).toEqual([
    { kind: 'used-up', title: 'Scouting, week 6 games' },
  ]);
  expect([2, 3].map((fullWeek) => isCardStuck({ ...full, fullWeek }))).toEqual([false, true]);
});

describe('a card that a correction of the NFL has opened again', () => {
  const reopened = (attempts: number, reopenedAfter: number) => ({
    attempts,
    correct: false,
    reopenedAfter,
  });
  const card = (step: { attempts: number; correct: boolean; reopenedAfter?: number }) => ({
    steps: [step, ...Array.from({ length: 8 }, () => ({ attempts: 1, correct: true }))],
    lastAnswerAt: '1970-01-01T00:00:00Z',
  });
  const later = 86_400_000;

  it('is not stuck by the tries from before, nor by waiting for its student', () => {
    expect(stuckReasons(card(reopened(4, 4)), later)).toEqual([]);
  });

  it('is stuck by three wrong tries since', () => {
    expect(stuckReasons(card(reopened(7, 4)), later)).toEqual([
      { kind: 'wrong', step: 'QB', wrong: 3 },
    ]);
  });
});

describe('what else is known of who may need help', () => {
  it('says with the wrong answers whether tries are left, or a pause follows each', () => {
    const steps = [
      { ...tried(40), limit: 'used-up' as const },
      { ...tried(12), limit: 'pauses' as const },
      tried(3),
    ];
    expect(stuckReasons(card(steps), NOW)).toEqual([
      { kind: 'wrong', step: 'QB', wrong: 40, limit: 'used-up' },
      { kind: 'wrong', step: 'RB1', wrong: 12, limit: 'pauses' },
      { kind: 'wrong', step: 'RB2', wrong: 3 },
    ]);
  });

  it('names lessons and scouting without tries after the steps, and then nobody is told to idle', () => {
    const usedUp = ['Circle Graph lesson, step 2', 'Scouting, week 6 games'];
    const titles = usedUp.map((title) => ({ kind: 'used-up', title }));
    expect(stuckReasons({ ...card([tried(3)]), usedUp }, NOW)).toEqual([
      { kind: 'wrong', step: 'QB', wrong: 3 },
      ...titles,
    ]);
    expect(stuckReasons({ ...card([right], 30), usedUp }, NOW)).toEqual(titles);
    expect(stuckReasons({ ...card([right], 30), usedUp: [] }, NOW)).toEqual([
      { kind: 'idle', step: 'RB1', minutes: 30 },
    ]);
    expect(stuckReasons({ ...card([], null), usedUp }, null)).toEqual(titles);
  });

  it('names the step of the team, too', () => {
    const eight = Array<StepTryState>(8).fill(right);
    expect(stuckReasons(card([...eight, tried(5)]), NOW)).toEqual([
      { kind: 'wrong', step: 'TEAM', wrong: 5 },
    ]);
    expect(stuckReasons(card(eight, 20), NOW)).toEqual([
      { kind: 'idle', step: 'TEAM', minutes: 20 },
    ]);
  });

  it('counts wrong answers since a correction, and a card with one as stopped once it was tried again', () => {
    const eight = Array<StepTryState>(8).fill(right);
    const again = (attempts: number): StepTryState => ({
      attempts,
      correct: false,
      reopenedAfter: 2,
    });
    expect([again(2), again(3), right, tried(0)].map(wrongTryCountOfOpenStep)).toEqual([
      0, 1, 1, 0,
    ]);
    expect(
      [again(2), again(3), right, { ...again(2), correct: true }, open].map(
        isStepReopenedAndUntried,
      ),
    ).toEqual([true, false, false, false, false]);
    expect(stuckReasons(card([again(2), ...eight], 20), NOW)).toEqual([]);
    expect(stuckReasons(card([again(3), ...eight], 20), NOW)).toEqual([
      { kind: 'idle', step: 'QB', minutes: 20 },
    ]);
  });
});
