import type { GridRowDto } from '@/lib/data/league-week/dto';
import { countRowsByFilter, sortAndFilterRows, stuckRows } from '@/lib/domain/class/class-grid';
import { GRID_NOW, gridRow, steps } from '@/lib/testing/class-grid-rows';
import { gridHref, readGridViewFromUrl, studentWorkHref } from './grid-view';

const PLAIN = { week: null, student: null, sort: 'name', show: 'all' } as const;

const ANA = gridRow('Ana B.', { steps: steps(9), mvp: 2, lastAnswerAt: GRID_NOW });
const BEN = gridRow('Ben C.', { steps: steps(0), mvp: 9 });
const CAL = gridRow('Cal D.', { steps: steps(2, 4), mvp: 5, lastAnswerAt: GRID_NOW });
const DEE = gridRow('Dee E.', { steps: steps(5), mvp: 5, lastAnswerAt: '2023-10-18T14:50:00Z' });
const CLASS = [ANA, BEN, CAL, DEE];
const now = Date.parse(GRID_NOW);
const names = (rows: readonly GridRowDto[]) => rows.map(({ name }) => name.slice(0, 3)).join(' ');

describe('the address', () => {
  it.each([
    ['', PLAIN, ''],
    ['?week=3&sort=done', { ...PLAIN, week: 3, sort: 'done' }, '?week=3&sort=done'],
    ['?student=kim', { ...PLAIN, student: 'kim' }, '?student=kim'],
    [
      '?student=a%26show%3Dall&show=finished',
      { ...PLAIN, student: 'a&show=all', show: 'finished' },
      '?show=finished&student=a%26show%3Dall',
    ],
    ['?week=x&sort=best&show=me', PLAIN, ''],
    ['?week=-3', PLAIN, ''],
  ])(
    '%s keeps the view, and what cannot be read is as if it were not there',
    (query, view, kept) => {
      expect(readGridViewFromUrl(new URLSearchParams(query))).toEqual(view);
      expect(gridHref('l1', view as ReturnType<typeof readGridViewFromUrl>)).toBe(
        `/teacher/leagues/l1${kept}`,
      );
    },
  );

  it('leads to the very step of one student', () => {
    expect(studentWorkHref('l1', 's1', 6, 'RB2')).toBe(
      '/teacher/leagues/l1/students/s1?week=6&step=RB2',
    );
    expect(studentWorkHref('l1', 's1', 6)).toBe('/teacher/leagues/l1/students/s1?week=6');
  });
});

it.each([
  ['name', 'Ana Ben Cal Dee'],
  ['done', 'Ben Cal Dee Ana'],
  ['attempts', 'Ana Cal Dee Ben'],
  ['mvp', 'Ben Cal Dee Ana'],
] as const)('sorts by %s, and ties stay by name', (sort, order) => {
  expect(names(sortAndFilterRows(CLASS, { show: 'all', sort }, now))).toBe(order);
});

it('sorts by steps done the ones who have the longest way to their first answer before those who could begin', () => {
  const ready = gridRow('Ann', { onboardingStage: { stage: 'ready' } });
  const early = gridRow('Bob', { onboardingStage: { stage: 'draft', positions: 2 } });
  const first = gridRow('Cam', { onboardingStage: { stage: 'questions' } });
  expect(
    names(sortAndFilterRows([ready, early, first, CAL], { show: 'all', sort: 'done' }, now)),
  ).toBe('Cam Bob Ann Cal');
});

it.each([
  ['all', 'Ana Ben Cal Dee', 4],
  ['stuck', 'Cal Dee', 2],
  ['finished', 'Ana', 1],
  ['at-work', 'Cal Dee', 2],
  ['not-started', 'Ben', 1],
  ['not-finished', 'Ben Cal Dee', 3],
] as const)('shows %s, and counts them', (show, shown, count) => {
  expect(names(sortAndFilterRows(CLASS, { show, sort: 'name' }, now))).toBe(shown);
  expect(countRowsByFilter(CLASS, now)[show]).toBe(count);
});

it('puts the most wrong answers first, then who has stopped, the latest first', () => {
  const eve = gridRow('Eve F.', { steps: steps(1, 7), lastAnswerAt: GRID_NOW });
  const fay = gridRow('Fay G.', { steps: steps(1), lastAnswerAt: '2023-10-18T14:54:00Z' });
  expect(names(stuckRows([...CLASS, eve, fay], now).map(({ row }) => row))).toBe('Eve Cal Fay Dee');
  expect(names(stuckRows([...CLASS, eve, fay], null).map(({ row }) => row))).toBe('Eve Cal');
});
