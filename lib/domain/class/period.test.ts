import { numberedLeaguesByPeriod } from './period';

const league = (id: string, seconds: number, period?: string) => ({
  id,
  createdAt: { seconds, nanoseconds: 0 },
  ...(period === undefined ? {} : { period }),
});
const shown = (...leagues: ReturnType<typeof league>[]) =>
  numberedLeaguesByPeriod(leagues).map(({ league: { id }, period }) => `${period} ${id}`);

it('classes without a period are numbered in the order in which they were made', () =>
  expect(shown(league('new', 30), league('old', 10), league('middle', 20))).toEqual([
    '1 old',
    '2 middle',
    '3 new',
  ]));

it('classes stand in the order of the day, 10 after 2', () =>
  expect(shown(league('late', 1, '10'), league('early', 2, '2'), league('lab', 3, '3B'))).toEqual([
    '2 early',
    '3B lab',
    '10 late',
  ]));

it('a number that was typed for one class is given to no other one', () =>
  expect(shown(league('a', 1), league('b', 2, '1'), league('c', 3), league('d', 4, '3'))).toEqual([
    '1 b',
    '2 a',
    '3 d',
    '4 c',
  ]));

it('classes of the same period keep the order in which they were made, whatever order they come in', () => {
  const [a, b] = [league('a', 1, '4'), league('b', 2, '4')];
  expect(shown(b, a)).toEqual(['4 a', '4 b']);
  expect(shown(a, b)).toEqual(['4 a', '4 b']);
});
