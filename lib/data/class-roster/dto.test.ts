import { expectLimits, type InputLimitCase, kept, refused } from '@/lib/testing/input-limits';
import {
  addStudentsInput,
  approveTeamNamesInput,
  changeTeamNameInput,
  moveStudentInput,
  removeStudentInput,
  replaceLoginCardsInput,
  teamNameDecisionInput,
} from './dto';

const x = (count: number) => 'x'.repeat(count);
const operationId = '0123456789_-aZ09';
const place = { leagueId: 'room-12', studentId: 'kim' };
const kim = { firstName: 'Kim', lastInitial: 'L' };

const same = (value: unknown): InputLimitCase => [value, kept(value)];
const not = (value: unknown, sentence: string | null = null): InputLimitCase => [
  value,
  refused(sentence),
];
const ID = [same('a'), same(x(200)), not(''), not(x(201)), not(7)];
const OPERATION = [
  same(x(16)),
  same(x(64)),
  same('a_-Z9a_-Z9a_-Z9a_-Z9'),
  not(x(15)),
  not(x(65)),
  not(`${x(16)} `),
  not(`.${x(16)}`),
];
const MOST = 'No more than 40 at a time.';

it('a class list has 1 to 40 names, each of them checked', () => {
  const good = { leagueId: 'room-12', operationId, students: [kim] };
  expectLimits(addStudentsInput, good, 'students', [
    same(Array(40).fill(kim)),
    [[{ firstName: ' Lee ', lastInitial: 'm' }], kept([{ firstName: 'Lee', lastInitial: 'M' }])],
    not([], 'Please paste at least one name.'),
    not(Array(41).fill(kim), MOST),
    not([kim, { firstName: '', lastInitial: '' }], 'Please type your first name.'),
  ]);
  expectLimits(addStudentsInput, good, 'leagueId', ID);
  expectLimits(addStudentsInput, good, 'operationId', OPERATION);
});

it('new cards are for 1 to 40 students', () => {
  const good = { leagueId: 'room-12', operationId, studentIds: ['kim'] };
  expectLimits(replaceLoginCardsInput, good, 'studentIds', [
    same(Array(40).fill('kim')),
    not([], 'Please choose at least one student.'),
    not(Array(41).fill('kim'), MOST),
    not(['']),
  ]);
  expectLimits(replaceLoginCardsInput, good, 'leagueId', ID);
  expectLimits(replaceLoginCardsInput, good, 'operationId', OPERATION);
});

it('a student is moved or removed by ids', () => {
  const move = { ...place, toLeagueId: 'room-13' };
  for (const field of ['leagueId', 'studentId', 'toLeagueId'])
    expectLimits(moveStudentInput, move, field, ID);
  const remove = { ...place, operationId };
  for (const field of ['leagueId', 'studentId'])
    expectLimits(removeStudentInput, remove, field, ID);
  expectLimits(removeStudentInput, remove, 'operationId', OPERATION);
});

it('a team’s name has at most 200 characters before it is looked at', () => {
  const approve = { ...place, name: 'Otters' };
  expectLimits(teamNameDecisionInput, approve, 'name', [same(''), same(x(200)), not(x(201))]);
  for (const field of ['leagueId', 'studentId'])
    expectLimits(teamNameDecisionInput, approve, field, ID);
  const change = { ...approve, overrule: false };
  expectLimits(changeTeamNameInput, change, 'name', [
    same(''),
    same(x(200)),
    not(x(201), 'This name is too long.'),
  ]);
  expectLimits(changeTeamNameInput, change, 'overrule', [same(true), not(undefined), not('true')]);
  for (const field of ['leagueId', 'studentId'])
    expectLimits(changeTeamNameInput, change, field, ID);
});

it('1 to 200 names are approved at once', () => {
  const one = { studentId: 'kim', name: 'Otters' };
  const good = { leagueId: 'room-12', names: [one] };
  expectLimits(approveTeamNamesInput, good, 'names', [
    same(Array(200).fill(one)),
    [[{ ...one, overrule: true }], kept([one])],
    same([{ studentId: x(200), name: x(200) }]),
    not([]),
    not(Array(201).fill(one)),
    not([{ studentId: '', name: '' }]),
    not([{ studentId: 'kim', name: x(201) }]),
  ]);
  expectLimits(approveTeamNamesInput, good, 'leagueId', ID);
});
