import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { moreTriesWorkTitle } from '@/words/student-work';
import {
  findTryHold,
  hasNoTriesLeft,
  hasPauseBetweenTries,
  isSameWorkForMoreTries,
  pausedAtField,
  pauseSeconds,
  type StepTryCount,
  tryCountTowardLimit,
  type WorkForMoreTries,
} from './tries';

const NOW = new Date('2023-10-18T15:00:00Z');
const before = (seconds: number) => timestampFromDate(new Date(NOW.getTime() - seconds * 1000));
const step = (attempts: number, more: Partial<StepTryCount> = {}): StepTryCount => ({
  attempts,
  correct: false,
  ...more,
});

it('pauses from the twelfth wrong answer on, from 5 seconds to a minute', () => {
  expect([1, 11, 12, 13, 14, 22, 23, 24, 39].map(pauseSeconds)).toEqual([
    0, 0, 5, 10, 15, 55, 60, 60, 60,
  ]);
});

it('tells how much of a pause is left, in whole seconds', () => {
  expect(findTryHold(step(12, { pausedAt: before(0) }), NOW)).toEqual({ seconds: 5 });
  expect(findTryHold(step(12, { pausedAt: before(4.2) }), NOW)).toEqual({ seconds: 1 });
  expect(findTryHold(step(12, { pausedAt: before(5) }), NOW)).toBeNull();
  expect(findTryHold(step(30, { pausedAt: before(59) }), NOW)).toEqual({ seconds: 1 });
});

it('locks nobody out when the clock of the server was wrong, by an hour or a day, forward or back', () => {
  for (const wrong of [3600, 86_400, -3600, -86_400])
    expect(findTryHold(step(30, { pausedAt: before(wrong) }), NOW)).toBeNull();
});

it('takes forty tries, the right one among them', () => {
  expect([
    hasNoTriesLeft(step(39)),
    hasNoTriesLeft(step(40)),
    hasNoTriesLeft(step(150_000)),
  ]).toEqual([false, true, true]);
  expect(hasNoTriesLeft(step(40, { correct: true }))).toBe(false);
  expect(findTryHold(step(40, { pausedAt: before(3600) }), NOW)).toBe('used-up');
});

it('counts anew what was opened again, by a teacher or by a correction of the NFL', () => {
  expect(tryCountTowardLimit(step(45, { triesBefore: 40 }))).toBe(5);
  expect(findTryHold(step(150_000, { triesBefore: 150_000 }), NOW)).toBeNull();
  // A correction of an older release knows only the tries until the answer was right.
  expect(tryCountTowardLimit(step(43, { correction: { tries: 40 } }))).toBe(3);
  expect(tryCountTowardLimit(step(43, { correction: { tries: 40 }, triesBefore: 42 }))).toBe(1);
});

it('has no hold on a step that is right, that was never paused, or that has fewer than twelve wrong answers', () => {
  expect(findTryHold(step(40, { correct: true, pausedAt: before(0) }), NOW)).toBeNull();
  expect(findTryHold(step(30), NOW)).toBeNull();
  expect(findTryHold(step(11, { pausedAt: before(0) }), NOW)).toBeNull();
  expect(findTryHold(step(40, { triesBefore: 29, pausedAt: before(0) }), NOW)).toBeNull();
});

it.each([
  ['eleven wrong answers', step(11), false],
  ['twelve wrong answers', step(12), true],
  ['twelve answers of which the last was right', step(12, { correct: true }), false],
  ['eleven wrong answers since it was opened again', step(51, { triesBefore: 40 }), false],
  ['twelve wrong answers since it was opened again', step(52, { triesBefore: 40 }), true],
])('follows a wrong answer with a pause from the twelfth on: %s', (_, tried, isPaused) => {
  const at = before(0);
  expect([hasPauseBetweenTries(tried), pausedAtField(tried, at)]).toEqual([
    isPaused,
    isPaused ? { pausedAt: at } : {},
  ]);
});

it('counts no tries below 0, whatever the stored counts say', () => {
  expect(tryCountTowardLimit(step(3, { triesBefore: 5 }))).toBe(0);
});

describe('work for more tries', () => {
  const CARD: WorkForMoreTries = { kind: 'card', week: 6, step: 'RB1' };
  const LESSON: WorkForMoreTries = { kind: 'lesson', week: 6, type: 'stem-and-leaf', step: 2 };
  const SCOUTING: WorkForMoreTries = { kind: 'scouting', week: 6, type: '', step: 0 };

  it('names the work as the teacher knows it, steps counted from 1', () => {
    expect(
      [
        CARD,
        { ...CARD, week: 7, step: 'TEAM' } as const,
        LESSON,
        { ...LESSON, step: 0 },
        SCOUTING,
      ].map(moreTriesWorkTitle),
    ).toEqual([
      'Week 6, Running Back 1',
      'Week 7, Team',
      'Stem-and-Leaf Plots lesson, step 3',
      'Stem-and-Leaf Plots lesson, step 1',
      'Scouting, week 6 games',
    ]);
  });

  it.each<[string, WorkForMoreTries]>([
    ['a score card', CARD],
    ['a lesson', LESSON],
    ['scouting', SCOUTING],
  ])('knows %s again', (_, work) => {
    expect(isSameWorkForMoreTries(work, { ...work })).toBe(true);
  });

  it.each<[string, WorkForMoreTries, WorkForMoreTries]>([
    ['weeks', CARD, { ...CARD, week: 7 }],
    ['steps of a card', CARD, { ...CARD, step: 'RB2' }],
    ['steps of a lesson', LESSON, { ...LESSON, step: 3 }],
    ['lessons', LESSON, { ...LESSON, type: 'circle' }],
    ['weeks of scouting', SCOUTING, { ...SCOUTING, week: 5 }],
    ['kinds of work', SCOUTING, { ...SCOUTING, kind: 'lesson' }],
    // The numbers of week and step are separated.
    [
      'a week 1 with step 12 and a week 11 with step 2',
      { ...LESSON, week: 1, type: '', step: 12 },
      { ...LESSON, week: 11, type: '', step: 2 },
    ],
  ])('tells two %s apart', (_, one, other) => {
    expect(isSameWorkForMoreTries(one, other)).toBe(false);
  });
});
