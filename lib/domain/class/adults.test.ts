import { type ClassAdult, type ClassCapability, hasClassCapability, roleInClass } from './adults';

const CAPABILITIES: ClassCapability[] = ['look', 'run', 'manage', 'own'];

it.each([
  ['owner', ['look', 'run', 'manage', 'own']],
  ['co-teacher', ['look', 'run', 'manage']],
  ['substitute', ['look', 'run']],
  ['aide', ['look']],
] as const)('a class lets its %s do %j', (role, may) => {
  expect(CAPABILITIES.filter((needs) => hasClassCapability(role, needs))).toEqual(may);
});

it('what says nothing about itself is for the owner', () => {
  const roles = ['owner', 'co-teacher', 'substitute', 'aide'] as const;
  expect(roles.filter((role) => hasClassCapability(role))).toEqual(['owner']);
});

const ONE_DAY = { role: 'substitute', lastDay: '2023-11-23' } as const;

it.each<[string, ClassAdult | undefined, string | null]>([
  ['a substitute on the last day', { role: 'substitute', lastDay: '2023-11-22' }, 'substitute'],
  ['a substitute a day later', { role: 'substitute', lastDay: '2023-11-21' }, null],
  ['a substitute on the first day', { ...ONE_DAY, firstDay: '2023-11-22' }, 'substitute'],
  ['a substitute a day early', { ...ONE_DAY, firstDay: '2023-11-23' }, null],
  ['a substitute without a last day', { role: 'substitute' }, null],
  ['an aide without a last day', { role: 'aide' }, 'aide'],
  ['an aide after the last day', { role: 'aide', lastDay: '2023-11-21' }, null],
  ['a co-teacher', { role: 'co-teacher' }, 'co-teacher'],
  ['someone who left', undefined, null],
])('%s has the part %#', (_, adult, expected) => {
  const league = { teacherId: 'ada', adults: { ...(adult ? { ben: adult } : {}) } };
  expect(roleInClass(league, 'ben', '2023-11-22')).toBe(expected);
  expect(roleInClass(league, 'ada', '2023-11-22')).toBe('owner');
  expect(roleInClass(league, 'toString', '2023-11-22')).toBeNull();
});

it('adults that can’t be read let nobody in but the owner', () => {
  for (const adults of ['unreadable', undefined] as const) {
    const league = { teacherId: 'ada', adults };
    expect(roleInClass(league, 'ben', '2023-11-22')).toBeNull();
    expect(roleInClass(league, 'ada', '2023-11-22')).toBe('owner');
  }
});
