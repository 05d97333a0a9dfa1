import { workTitle } from '@/words/student-work';
import { isSameWorkForMoreTries, type WorkForMoreTries } from './tries';

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
    ].map(workTitle),
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
