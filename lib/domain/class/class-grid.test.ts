import { STEP_KEYS } from '@/lib/domain/football/positions';
import { rightStepCount } from '@/lib/domain/week/steps';
import type { StepTryState } from '../week/steps';
import {
  countRowsByFilter,
  readSortAndFilter,
  type StudentGridRow,
  sortAndFilterRows,
  stepNeedingAttention,
  stuckRows,
  studentWorkState,
  totalTriesOnCard,
} from './class-grid';

const NOW = Date.parse('2023-10-18T15:00:00Z');
const open: StepTryState = { attempts: 0, correct: false };
const right: StepTryState = { attempts: 1, correct: true };
const wrong = (attempts: number): StepTryState => ({ attempts, correct: false });

type Row = StudentGridRow & { name: string };
function row(
  name: string,
  first: readonly StepTryState[],
  more: Partial<StudentGridRow> = {},
): Row {
  const steps = STEP_KEYS.map((_, index) => first[index] ?? open);
  return {
    name,
    steps,
    lastAnswerAt: '2023-10-18T15:00:00Z',
    onboardingStage: null,
    mvp: 0,
    ...more,
  };
}
const names = (rows: readonly Row[]) => rows.map(({ name }) => name);

const ADA = row('Ada', Array<StepTryState>(9).fill(right), { mvp: 5 });
const BEN = row('Ben', [right, wrong(3)], { mvp: 7 });
const CAM = row('Cam', [], { lastAnswerAt: null, onboardingStage: { stage: 'team' } });
const DEE = row('Dee', [right, right, wrong(2)], { lastAnswerAt: '2023-10-18T14:50:00Z', mvp: 7 });
const EVE = row('Eve', [], { lastAnswerAt: null, onboardingStage: { stage: 'questions' } });
const FAY = row('Fay', [], { lastAnswerAt: null });
const GIL = row('Gil', [], { lastAnswerAt: null, onboardingStage: { stage: 'sign-in' } });
const CLASS = [ADA, BEN, CAM, DEE, EVE, FAY, GIL];

describe('what an address asks for', () => {
  it.each([
    ['', { sort: 'name', show: 'all' }],
    ['sort=done&show=stuck', { sort: 'done', show: 'stuck' }],
    ['sort=attempts&show=not-started', { sort: 'attempts', show: 'not-started' }],
    ['sort=need', { sort: 'need', show: 'all' }],
    ['sort=mvp&show=not-finished', { sort: 'mvp', show: 'not-finished' }],
    ['sort=name&show=all', { sort: 'name', show: 'all' }],
    ['sort=height&show=tall', { sort: 'name', show: 'all' }],
  ])('"%s"', (address, arrangement) => {
    expect(readSortAndFilter(new URLSearchParams(address))).toEqual(arrangement);
  });
});

describe('which rows are shown', () => {
  it.each([
    ['all', ['Ada', 'Ben', 'Cam', 'Dee', 'Eve', 'Fay', 'Gil']],
    ['stuck', ['Ben', 'Dee']],
    ['finished', ['Ada']],
    ['at-work', ['Ben', 'Dee']],
    ['not-started', ['Cam', 'Eve', 'Fay']],
    ['not-finished', ['Ben', 'Cam', 'Dee', 'Eve', 'Fay', 'Gil']],
    ['not-signed-in', ['Gil']],
  ] as const)('%s, by name', (show, shown) => {
    expect(names(sortAndFilterRows(CLASS, { show, sort: 'name' }, NOW))).toEqual(shown);
  });

  it('are counted for each choice', () => {
    expect(countRowsByFilter(CLASS, NOW)).toEqual({
      all: 7,
      finished: 1,
      'at-work': 2,
      stuck: 2,
      'not-started': 3,
      'not-finished': 6,
      'not-signed-in': 1,
    });
    expect(countRowsByFilter([], NOW)).toEqual({
      all: 0,
      finished: 0,
      'at-work': 0,
      stuck: 0,
      'not-started': 0,
      'not-finished': 0,
      'not-signed-in': 0,
    });
  });

  it('have nobody who has stopped in a week that is over', () => {
    expect(names(sortAndFilterRows(CLASS, { show: 'stuck', sort: 'name' }, null))).toEqual(['Ben']);
    expect(countRowsByFilter(CLASS, null)).toEqual({
      all: 7,
      finished: 1,
      'at-work': 2,
      stuck: 1,
      'not-started': 3,
      'not-finished': 6,
      'not-signed-in': 1,
    });
  });
});

describe('the state of a student', () => {
  it.each([
    ['whose card nobody has used', GIL, 'not-signed-in'],
    ['in the first questions', EVE, 'first-steps'],
    ['who makes a team', CAM, 'first-steps'],
    ['who could begin', FAY, 'ready'],
    ['with one wrong answer', row('Hal', [right, wrong(1)]), 'at-work'],
    ['with three wrong answers', BEN, 'stuck'],
    ['who has been quiet for ten minutes', DEE, 'stuck'],
    ['without tries left in scouting', { ...CAM, usedUp: ['Scouting'] }, 'stuck'],
    ['with all nine', ADA, 'done'],
    ['whom a support asks for one', row('Ira', [right], { fullWeek: 1 }), 'done'],
    ['who is excused', row('Jon', [wrong(3)], { excused: true }), null],
    ['who joined later', row('Kim', [], { joined: 7 }), null],
  ])('%s', (_, student, state) => {
    expect(studentWorkState(student, NOW)).toBe(state);
  });
});

describe('in which order they stand', () => {
  it('the least done first, and before the first answer by the way that is left; ties stay by name', () => {
    const way = (name: string, positions: number) =>
      row(name, [], { lastAnswerAt: null, onboardingStage: { stage: 'draft', positions } });
    const ready = row('Gus', [], { lastAnswerAt: null, onboardingStage: { stage: 'ready' } });
    const rows = [...CLASS, ready, way('Hal', 4), way('Ida', 2), way('Jon', 4)];
    expect(names(sortAndFilterRows(rows, { show: 'all', sort: 'done' }, NOW))).toEqual([
      'Gil',
      'Eve',
      'Cam',
      'Ida',
      'Hal',
      'Jon',
      'Gus',
      'Fay',
      'Ben',
      'Dee',
      'Ada',
    ]);
  });

  it('the most tries first, and the most MVP points first; ties stay by name', () => {
    expect(CLASS.map(totalTriesOnCard)).toEqual([9, 4, 0, 4, 0, 0, 0]);
    expect(CLASS.map(rightStepCount)).toEqual([9, 1, 0, 2, 0, 0, 0]);
    expect(names(sortAndFilterRows(CLASS, { show: 'all', sort: 'attempts' }, NOW))).toEqual([
      'Ada',
      'Ben',
      'Dee',
      'Cam',
      'Eve',
      'Fay',
      'Gil',
    ]);
    expect(names(sortAndFilterRows(CLASS, { show: 'all', sort: 'mvp' }, NOW))).toEqual([
      'Ben',
      'Dee',
      'Ada',
      'Cam',
      'Eve',
      'Fay',
      'Gil',
    ]);
    const idle = row('Hal', [right, wrong(2)], { lastAnswerAt: '2023-10-18T14:53:00Z' });
    const atWork = row('Ivy', [right]);
    const here = row('Joe', [right], { joined: 7 });
    expect(
      names(sortAndFilterRows([here, atWork, ...CLASS, idle], { show: 'all', sort: 'need' }, NOW)),
    ).toEqual(['Ben', 'Hal', 'Dee', 'Gil', 'Cam', 'Eve', 'Fay', 'Ivy', 'Ada', 'Joe']);
    expect(names(sortAndFilterRows(CLASS, { show: 'stuck', sort: 'done' }, NOW))).toEqual([
      'Ben',
      'Dee',
    ]);
  });

  it('and the list that was given stays as it was', () => {
    const rows = [ADA, BEN, CAM];
    for (const sort of ['done', 'attempts', 'mvp'] as const)
      sortAndFilterRows(rows, { show: 'all', sort }, NOW);
    expect(names(rows)).toEqual(['Ada', 'Ben', 'Cam']);
  });
});

describe('the step to look at on one card', () => {
  it.each([
    ['the one with the most wrong tries', [right, wrong(3), open, wrong(5)], 'WR1'],
    ['the first that is not right, while none is stuck', [right, right, open, wrong(2)], 'RB2'],
    ['the first, before the first try', [], 'QB'],
  ] as const)('is %s', (_, first, key) => {
    expect(stepNeedingAttention(row('Kim', first).steps)).toBe(key);
  });

  it('is none where all nine are right, or where there is no card', () => {
    expect([stepNeedingAttention(ADA.steps), stepNeedingAttention([])]).toEqual([null, null]);
  });
});

describe('who may need help', () => {
  it('has no tries left or the most wrong answers first, then who has stopped, the latest first', () => {
    const idle = (name: string, minutes: number) =>
      row(name, [right], { lastAnswerAt: new Date(NOW - minutes * 60_000).toISOString() });
    const rows = [
      idle('Ten', 10),
      row('Three', [wrong(3)]),
      ADA,
      row('Forty', [], { lastAnswerAt: null, usedUp: ['Scouting, week 6 games'] }),
      idle('Six', 6),
      row('Thirty', [wrong(30)]),
      row('Three and five', [wrong(3), wrong(5)]),
    ];
    expect(stuckRows(rows, NOW).map(({ row: { name }, reasons }) => [name, reasons])).toEqual([
      ['Forty', [{ kind: 'used-up', title: 'Scouting, week 6 games' }]],
      ['Thirty', [{ kind: 'wrong', step: 'QB', wrong: 30 }]],
      [
        'Three and five',
        [
          { kind: 'wrong', step: 'RB1', wrong: 5 },
          { kind: 'wrong', step: 'QB', wrong: 3 },
        ],
      ],
      ['Three', [{ kind: 'wrong', step: 'QB', wrong: 3 }]],
      ['Six', [{ kind: 'idle', step: 'RB1', minutes: 6 }]],
      ['Ten', [{ kind: 'idle', step: 'RB1', minutes: 10 }]],
    ]);
    expect(names(rows)).toEqual([
      'Ten',
      'Three',
      'Ada',
      'Forty',
      'Six',
      'Thirty',
      'Three and five',
    ]);
  });

  it('is nobody in an empty class, or in one that has not begun', () => {
    expect([stuckRows([], NOW), stuckRows([CAM, EVE, FAY], NOW)]).toEqual([[], []]);
  });
});
