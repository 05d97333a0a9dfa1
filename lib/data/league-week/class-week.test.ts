import {
  type ClassProgress,
  type GridContext,
  gridRows,
  resolveWeek,
} from '@/lib/data/league-week/class-week';
import { type GridRowDto, type GridStepDto, parseWeekChoice } from '@/lib/data/league-week/dto';
import { leagueClockNow } from '@/lib/data/season/clock';
import type { TaskCompletionTimes } from '@/lib/data/work/week';
import { createLeagueClock } from '@/lib/domain/calendar/clock';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { type Services, setServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { StoredCardStep, StudentWeeklyProgress } from '@/lib/store/collections/progress';
import type { AppMeta } from '@/lib/store/collections/season';

const DEADLINE = new Date('2023-10-19T19:00:00Z');
const at = (milliseconds: number) => timestampFromDate(new Date(DEADLINE.getTime() + milliseconds));
const NO_TASKS: TaskCompletionTimes = {
  task1: null,
  task2: null,
  task3: null,
  task4: null,
  task5: null,
};
const NOW_LOOK: GridContext = {
  clock: createLeagueClock({
    league: null,
    meta: { currentSeason: 2023, currentWeek: 6, seasonActive: true, weekStartedAt: at(0) },
    now: DEADLINE,
    timeZone: 'America/New_York',
  }),
  week: 6,
  deadlineFor: () => DEADLINE,
  isCurrent: true,
  isExcused: false,
};

const profile = (changes: Partial<StudentProfile> = {}): StudentProfile => ({
  id: '2023_kim',
  studentId: 'kim',
  season: 2023,
  leagueId: 'room',
  mvpPoints: 9,
  createdAt: at(0),
  firstName: 'Kim',
  lastInitial: 'L',
  formulaType: 1,
  ...changes,
});
const step = (changes: Partial<StoredCardStep> = {}): StoredCardStep => ({
  attempts: 0,
  correct: false,
  answer: null,
  simplified: false,
  completedAt: null,
  playerId: 1,
  ...changes,
});
const progress = (changes: Partial<StudentWeeklyProgress> = {}): StudentWeeklyProgress => ({
  id: 'week-6',
  leagueId: 'room',
  studentId: 'kim',
  season: 2023,
  week: 6,
  formulaLevel: 1,
  steps: [],
  graphIds: [],
  mvpPointsEarned: 4,
  ...changes,
});
type Unreadable = ClassProgress['profiles']['unreadable'];
type Found = {
  profiles?: StudentProfile[];
  progress?: StudentWeeklyProgress[];
  olderTasks?: ClassProgress['olderTasks'];
  unreadable?: { profiles: Unreadable; progress: Unreadable };
};
const classWeek = ({
  profiles,
  progress: weeks,
  olderTasks,
  unreadable: broken,
}: Found = {}): ClassProgress => ({
  profiles: { documents: profiles ?? [profile()], unreadable: broken?.profiles ?? [] },
  progress: { documents: weeks ?? [], unreadable: broken?.progress ?? [] },
  olderTasks: olderTasks ?? new Map(),
});
const rowOf = (changes: Found, look: Partial<GridContext> = {}) =>
  gridRows(classWeek(changes), { ...NOW_LOOK, ...look })[0] as GridRowDto;
const stepOf = (changes: Partial<StoredCardStep>, look: Partial<GridContext> = {}) =>
  rowOf({ progress: [progress({ steps: [step(changes)] })] }, look).steps[0];
const unreadable = (stored: object) =>
  [{ id: '2023_sam', stored, reason: 'broken' }] as unknown as Unreadable;

const OPEN: GridStepDto = { attempts: 0, correct: false, late: false };
const NINE = Array.from({ length: 9 }, () => OPEN);

describe('a row of the grid', () => {
  it('of a student without a week has nothing done', () => {
    expect(rowOf({})).toEqual({
      studentId: 'kim',
      name: 'Kim L.',
      teamName: null,
      onboardingStage: { stage: 'questions' },
      steps: NINE,
      tasks: ['open', 'open', 'open', 'open', 'open'],
      weekMvp: 0,
      mvp: 9,
      lastAnswerAt: null,
    });
  });

  it('has the student’s own week and tasks', () => {
    const done = step({ attempts: 2, correct: true, completedAt: at(-5) });
    const own = progress({
      steps: [done],
      taskTimes: { ...NO_TASKS, task1: at(0), task3: at(1) },
      lastAnswerAt: at(-3),
    });
    const lee = progress({ studentId: 'lee', mvpPointsEarned: 7 });
    expect(
      rowOf({
        profiles: [profile({ teamName: 'Cosmic Otters', lastInitial: '' })],
        progress: [lee, own],
      }),
    ).toEqual({
      studentId: 'kim',
      name: 'Kim',
      teamName: 'Cosmic Otters',
      onboardingStage: null,
      steps: [{ attempts: 2, correct: true, late: false }, ...NINE.slice(1)],
      tasks: ['done', 'open', 'late', 'open', 'open'],
      weekMvp: 4,
      mvp: 9,
      lastAnswerAt: '2023-10-19T18:59:59.997Z',
    });
  });

  it.each([
    ['an open step', {}, OPEN],
    [
      'a step that was right in time',
      { attempts: 1, correct: true, completedAt: at(0) },
      { ...OPEN, attempts: 1, correct: true },
    ],
    [
      'a step that was right too late',
      { attempts: 1, correct: true, completedAt: at(1) },
      { ...OPEN, attempts: 1, correct: true, late: true },
    ],
    [
      'a wrong one that looks like a mistake',
      { attempts: 3, hints: { rung: 1, tag: 'line-left-out' } },
      { ...OPEN, attempts: 3 },
    ],
    [
      'a wrong one that looks like nothing',
      { attempts: 3, hints: { rung: 1, tag: null } },
      { ...OPEN, attempts: 3 },
    ],
    [
      'a right one after a mistake',
      { attempts: 3, correct: true, completedAt: at(0), hints: { rung: 1, tag: 'line-left-out' } },
      { ...OPEN, attempts: 3, correct: true },
    ],
    [
      'one that is being worked out together',
      { attempts: 6, hints: { rung: 6, tag: null } },
      { ...OPEN, attempts: 6, together: true },
    ],
    [
      'one that was worked out together',
      {
        attempts: 7,
        correct: true,
        completedAt: at(0),
        hints: { rung: 6, tag: null },
        together: true,
      },
      { ...OPEN, attempts: 7, correct: true, together: true },
    ],
    ['one with pauses', { attempts: 12 }, { ...OPEN, attempts: 12, limit: 'pauses' }],
    ['one before the pauses', { attempts: 11 }, { ...OPEN, attempts: 11 }],
    ['one without tries left', { attempts: 40 }, { ...OPEN, attempts: 40, limit: 'used-up' }],
    [
      'a right one after many tries',
      { attempts: 41, correct: true },
      { ...OPEN, attempts: 41, correct: true },
    ],
    [
      'one that the NFL opened again',
      { attempts: 5, correction: { tries: 2 } as StoredCardStep['correction'] },
      { ...OPEN, attempts: 5, reopenedAfter: 2 },
    ],
    [
      'one that was opened again and is right',
      { attempts: 5, correct: true, correction: { tries: 2 } as StoredCardStep['correction'] },
      { ...OPEN, attempts: 5, correct: true },
    ],
  ])('tells of %s', (_, changes, expected) => {
    expect(stepOf(changes)).toEqual(expected);
  });

  it('calls nobody late where it is not known when the week was due', () => {
    const week = {
      steps: [step({ attempts: 1, correct: true, completedAt: at(9) })],
      taskTimes: { ...NO_TASKS, task2: at(9) },
    };
    const row = rowOf({ progress: [progress(week)] }, { deadlineFor: null });
    expect([row.steps[0]?.late, row.tasks[1]]).toEqual([false, 'done']);
  });

  it('takes the tasks from where they are: the week first, else the older record of this student', () => {
    const olderTasks = new Map([
      ['kim', { ...NO_TASKS, task2: at(0) }],
      ['lee', { ...NO_TASKS, task5: at(0) }],
    ]);
    expect(rowOf({ olderTasks }).tasks).toEqual(['open', 'done', 'open', 'open', 'open']);
    expect(rowOf({ olderTasks, progress: [progress()] }).tasks).toEqual([
      'open',
      'done',
      'open',
      'open',
      'open',
    ]);
    const week = progress({ taskTimes: { ...NO_TASKS, task4: at(0) } });
    expect(rowOf({ olderTasks, progress: [week] }).tasks).toEqual([
      'open',
      'open',
      'open',
      'done',
      'open',
    ]);
  });

  it.each([
    ['none', {}, null],
    ['the one that is kept', { lastAnswerAt: at(7) }, at(7)],
    [
      'the newest right answer of older data',
      { steps: [step({ completedAt: at(2) }), step({ completedAt: at(5) }), step()] },
      at(5),
    ],
    ['whichever is later', { lastAnswerAt: at(3), steps: [step({ completedAt: at(4) })] }, at(4)],
  ])('knows the last answer: %s', (_, week, expected) => {
    const told = rowOf({ progress: [progress(week)] }).lastAnswerAt;
    expect(told && timestampFromDate(new Date(told))).toEqual(expected);
  });

  it.each([
    ['questions', {}, { stage: 'questions' }],
    ['team', { assessment_Skipped: false }, { stage: 'team' }],
    [
      'draft',
      { assessment_Skipped: true, teamName: '', draftedPositions: 2 },
      { stage: 'draft', positions: 2 },
    ],
    ['ready', { assessment_Skipped: true, teamName: 'A', draftedPositions: 6 }, { stage: 'ready' }],
    ['nothing in older data', { assessment_Skipped: true, teamName: 'A' }, null],
  ] as const)('tells how far the way in is: %s', (_, changes, way) => {
    const profiles = [profile(changes)];
    expect(rowOf({ profiles }).onboardingStage).toEqual(way);
    expect(rowOf({ profiles }, { isCurrent: false }).onboardingStage).toBeNull();
    expect(
      rowOf({ profiles, progress: [progress({ steps: [step(), step({ attempts: 1 })] })] })
        .onboardingStage,
    ).toBeNull();
    expect(rowOf({ profiles, progress: [progress({ steps: [step()] })] }).onboardingStage).toEqual(
      way,
    );
  });

  it('names lessons and scouting without tries left, in an earlier week those of that week', () => {
    const usedUp = [
      { kind: 'lesson' as const, week: 5, type: 'circle', step: 2 },
      { kind: 'scouting' as const, week: 6, type: '', step: 0 },
    ];
    const profiles = [profile({ usedUp })];
    expect(rowOf({ profiles }).usedUp).toEqual([
      'Circle Graph lesson, step 3',
      'Scouting, week 6 games',
    ]);
    expect(rowOf({ profiles }, { isCurrent: false }).usedUp).toEqual(['Scouting, week 6 games']);
    expect(
      rowOf({ profiles: [profile({ usedUp: usedUp.slice(0, 1) })] }, { isCurrent: false }),
    ).not.toHaveProperty('usedUp');
    expect(rowOf({ profiles: [profile({ usedUp: [] })] })).not.toHaveProperty('usedUp');
  });
});

describe('what cannot be read', () => {
  const broken = (stored: object) =>
    rowOf({ profiles: [], unreadable: { profiles: unreadable(stored), progress: [] } });

  it.each([
    [{ studentId: 'sam', firstName: 'Sam' }, 'sam', 'Sam'],
    [{ studentId: 5, firstName: 5 }, '2023_sam', 'A student'],
    [{ firstName: '' }, '2023_sam', 'A student'],
  ])('of a profile is a row that says so: %j', (stored, studentId, name) => {
    expect(broken(stored)).toEqual({
      studentId,
      name,
      teamName: null,
      onboardingStage: null,
      steps: NINE,
      tasks: ['open', 'open', 'open', 'open', 'open'],
      weekMvp: 0,
      mvp: 0,
      lastAnswerAt: null,
      unreadable: true,
    });
  });

  it('of a week marks its student’s row, where no week can be read, and no other', () => {
    const weeks = { unreadable: { profiles: [], progress: unreadable({ studentId: 'kim' }) } };
    expect(rowOf(weeks)).toMatchObject({ unreadable: true, onboardingStage: null });
    expect(rowOf({ ...weeks, progress: [progress()] })).not.toHaveProperty('unreadable');
    expect(
      rowOf({ unreadable: { profiles: [], progress: unreadable({ studentId: 'lee' }) } }),
    ).not.toHaveProperty('unreadable');
  });
});

describe('the rows of a class', () => {
  const named = (studentId: string, firstName: string, teamName?: string) =>
    profile({
      id: studentId,
      studentId,
      firstName,
      lastInitial: '',
      ...(teamName === undefined ? {} : { teamName }),
    });

  it('stand by name, and those of one name by id', () => {
    const profiles = [
      named('3', 'Zoë'),
      named('2', 'ann'),
      named('1', 'Ben'),
      named('5', 'Ann'),
      named('4', 'Ann'),
    ];
    const names = gridRows(
      classWeek({
        profiles,
        unreadable: { profiles: unreadable({ firstName: 'Bea' }), progress: [] },
      }),
      NOW_LOOK,
    );
    expect(names.map(({ studentId }) => studentId)).toEqual(['2', '4', '5', '2023_sam', '1', '3']);
  });
});

it.each([
  ['', null],
  ['week=6', 6],
  ['week=18', 18],
  ['week=180', null],
  ['week=6a', null],
  ['week=a6', null],
  ['week=-1', null],
  ['week=', null],
])('reads the address %j', (address, week) => {
  expect(parseWeekChoice(new URLSearchParams(address))).toEqual({ week });
});

describe('the week that is meant', () => {
  const league = (season: number) => ({ season }) as League;
  const meta: AppMeta = {
    id: 'meta',
    currentSeason: 2023,
    currentWeek: 6,
    seasonActive: true,
    weekStartedAt: timestampFromDate(new Date('2023-10-17T10:00:00Z')),
    weekOpenings: { 4: timestampFromDate(new Date('2023-10-03T10:00:00Z')) },
  };
  beforeAll(() => setServices({ timeZone: 'America/New_York', now: () => new Date() } as Services));
  afterAll(() => setServices(undefined));

  it.each([
    [null, 6],
    [1, 1],
    [6, 6],
    [7, 6],
    [0, 6],
    [-1, 6],
    [4.5, 6],
  ])('of this season, asked for %p, is %i', (asked, week) => {
    expect(resolveWeek(leagueClockNow(meta, league(2023)), asked)).toMatchObject({
      week,
      latestWeek: 6,
      isCurrent: week === 6,
    });
  });

  it.each([
    [null, 18],
    [6, 6],
    [18, 18],
    [19, 18],
  ])(
    'of a season that is over, asked for %p, is %i, and nobody knows when it was due',
    (asked, week) => {
      expect(resolveWeek(leagueClockNow(meta, league(2022)), asked)).toEqual({
        week,
        latestWeek: 18,
        isCurrent: false,
        deadline: null,
      });
    },
  );

  it('was due on its Thursday, where it is known when it was opened', () => {
    expect(resolveWeek(leagueClockNow(meta, league(2023)), 6).deadline).toEqual(DEADLINE);
    expect(resolveWeek(leagueClockNow(meta, league(2023)), 4).deadline).toEqual(
      new Date('2023-10-05T19:00:00Z'),
    );
    expect(resolveWeek(leagueClockNow(meta, league(2023)), 5).deadline).toBeNull();
  });
});
