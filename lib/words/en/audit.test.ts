import {
  AUDIT_KINDS,
  auditActionsOfKind,
  auditDayText,
  auditDetail,
  auditRefusalCountText,
  auditSentenceAfterNameText,
  auditStudentsText,
  capitalizeArticle,
} from './audit';

const told = (action: string, target: string, more: object = {}) =>
  auditSentenceAfterNameText({
    action,
    target,
    place: null,
    outcome: 'done',
    students: null,
    detail: null,
    ...more,
  });

it('tells a deed in one plain sentence: to whom, and in which class', () => {
  expect(told('password.reset', 'kim.l.otter42', { place: 'Room 12' })).toBe(
    'reset the password of kim.l.otter42 in Room 12.',
  );
  expect(told('account.create', 'Room 12', { students: 24 })).toBe(
    'made accounts for 24 students in Room 12.',
  );
  expect(told('graph.approved', 'a graph by kim.l.otter42', { place: 'Room 12' })).toBe(
    'shared a graph by kim.l.otter42 in Room 12 with the class.',
  );
  expect(told('allowance.set', 'Ms Ada', { detail: '1 to 3' })).toBe(
    'set how many leagues Ms Ada may open: 1 to 3.',
  );
  expect(told('student.take-out', 'Kim L.')).toBe('took an answer of Kim L. out.');
  expect(told('student.comment', 'Kim L.')).toBe('changed a comment on a card of Kim L.');
  expect(told('open-week', '2023_7')).toBe('opened week 7 of 2023.');
  expect(told('set-season', '2024_0')).toBe('set the season to 2024.');
  expect(told('student.formula-level-2', 'kim')).toMatch(/^set kim to formula level 2\.$/);
});

it('says of what was refused that it was tried', () => {
  expect(told('league.read', 'Room 12', { outcome: 'denied' })).toBe('tried to view Room 12.');
  expect(told('graph.read', 'many other things', { outcome: 'denied' })).toBe(
    'tried to view many other things.',
  );
  expect(auditRefusalCountText(1, null)).toBe('Refused');
  expect(auditRefusalCountText(7, '12:00 PM')).toBe('Refused 7 times, last at 12:00 PM');
});

it('tells a deed that it does not know by its stored name, and fills nothing into a name', () => {
  expect(told('something.new', 'Room 12')).toBe('did “something.new”: Room 12.');
  for (const action of ['constructor', 'toString', '__proto__'])
    expect(told(action, 'x')).toBe(`did “${action}”: x.`);
  for (const name of ['{it}', '$&', '<b>Room</b>'])
    expect(told('league.rename', name)).toBe(`renamed ${name}.`);
});

it('has each deed in one kind, with words of its own', () => {
  const kinds = Object.keys(AUDIT_KINDS) as (keyof typeof AUDIT_KINDS)[];
  const deeds = kinds.flatMap(auditActionsOfKind);
  expect(new Set(deeds).size).toBe(deeds.length);
  for (const action of deeds) expect(told(action, 'Room 12')).not.toContain(action);
  // A store looks for thirty at once.
  for (const kind of kinds) expect(auditActionsOfKind(kind).length).toBeLessThanOrEqual(30);
});

it('says days and names as they stand at the beginning of a line', () => {
  expect(auditDayText(0, 'Monday, November 23')).toBe('Today, Monday, November 23');
  expect(auditDayText(1, 'Sunday, November 22')).toBe('Yesterday, Sunday, November 22');
  expect(auditDayText(2, 'Saturday, November 21')).toBe('Saturday, November 21');
  expect(
    ['a deleted account (012345)', 'The command line', 'ada@school.org'].map(capitalizeArticle),
  ).toEqual(['A deleted account (012345)', 'The command line', 'ada@school.org']);
});

it('says the numbers of a deed, and nothing of a deed without known numbers', () => {
  expect(auditDetail('allowance.set', { from: 1, fromDefault: true, to: 2 })).toBe(
    '1 (default) to 2',
  );
  expect(auditDetail('allowance.set', { from: 1, fromDefault: false, to: 2 })).toBe('1 to 2');
  expect(auditDetail('allowance.delete', { from: 3, to: 1 })).toBe('3 to 1 (default)');
  expect(auditDetail('correct-week', { games: 1, cards: 2 })).toBe('1 game, 2 score cards');
  expect(auditDetail('league.create', { games: 1 })).toBeNull();
  expect([1, 2].map(auditStudentsText)).toEqual(['1 student', '2 students']);
});
