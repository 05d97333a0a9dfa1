import { parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';
import { expectLimits, type InputLimitCase, kept, refused } from '@/lib/testing/input-limits';
import {
  formulasOfStudentsInput,
  moreTriesInput,
  parseTriesParams,
  studentOfLeagueInput,
} from './dto';

const same = (value: unknown): InputLimitCase => [value, kept(value)];
const not = (value: unknown): InputLimitCase => [value, refused(null)];
const place = { leagueId: 'room-12', studentId: 'kim' };
const x = (count: number) => 'x'.repeat(count);

it('a student is named by ids of 1 to 200 characters', () => {
  for (const field of ['leagueId', 'studentId']) {
    expectLimits(studentOfLeagueInput, place, field, [
      same('a'),
      same(x(200)),
      not(''),
      not(x(201)),
      not(undefined),
    ]);
  }
});

it('there are two levels of formulas', () => {
  const whole = { leagueId: 'room-12', studentIds: ['kim'], formulas: 1, thisWeek: true };
  expectLimits(formulasOfStudentsInput, whole, 'formulas', [
    same(1),
    same(2),
    same('class'),
    not(0),
    not(3),
    not('1'),
  ]);
  expectLimits(formulasOfStudentsInput, whole, 'studentIds', [
    same(['kim', 'lee']),
    not([]),
    not(Array(201).fill('kim')),
    not('kim'),
  ]);
});

it('more tries are given at a step of a card, a lesson or a scouted game', () => {
  const card = { kind: 'card', week: 6, step: 'QB' };
  const lesson = { kind: 'lesson', week: 6, type: 'average', step: 3 };
  expectLimits(moreTriesInput, { ...place, work: card }, 'work', [
    same({ ...card, step: 'TEAM' }),
    same(lesson),
    same({ ...lesson, kind: 'scouting' }),
    same({ ...lesson, step: 0 }),
    same({ ...lesson, step: 8 }),
    same({ ...lesson, type: x(50) }),
    [{ ...card, type: 'average', more: 1 }, kept(card)],
    not({ ...card, step: 'QB9' }),
    not({ ...card, step: 3 }),
    not({ ...card, week: 1.5 }),
    not({ ...lesson, kind: 'other' }),
    not({ ...lesson, step: -1 }),
    not({ ...lesson, step: 9 }),
    not({ ...lesson, step: 1.5 }),
    not({ ...lesson, week: '6' }),
    not({ ...lesson, week: 0.5 }),
    not({ ...lesson, type: x(51) }),
    not({ ...lesson, type: undefined }),
  ]);
});

it.each([
  ['1', 1],
  ['18', 18],
  ['99', 99],
  ['0', null],
  ['01', null],
  ['100', null],
  ['1a', null],
  ['a1', null],
  ['-1', null],
  ['', null],
  [undefined, null],
  [['1', '2'], null],
])('an address that asks for the week %j gets %j', (week, choice) => {
  expect(parseUncheckedWeekNumber(week)).toBe(choice);
});

it.each([
  ['QB', '1', { step: 'QB', until: 1 }],
  ['TEAM', '9999999', { step: 'TEAM', until: 9_999_999 }],
  ['DEF', '10', { step: 'DEF', until: 10 }],
  ['QB', '10000000', null],
  ['QB', '0', null],
  ['QB', '1x', null],
  ['QB', 'x1', null],
  ['QB', undefined, null],
  ['QB', ['1'], null],
  ['QB9', '1', null],
  [undefined, '1', null],
  [['QB'], '1', null],
])('an address that asks for the tries at %j until %j gets %j', (step, until, choice) => {
  expect(parseTriesParams({ step, until })).toEqual(choice);
});
