import type { LeaderboardRowDto } from '@/lib/data/leaderboard/dto';
import { splitStandingsIntoNearAndOthers } from './standings';

const team = {
  name: 'A',
  mascot: 'lion',
  theme: 'Red',
  helmetColor: 'DA3933',
  facemaskColor: 'FFFFFF',
};
const value = { wholeNumber: 0, numerator: 0, denominator: 1 };
const ranks = (teams: number, own: number) => {
  const rows = Array.from({ length: teams }, (_, at): LeaderboardRowDto => {
    return { rank: at + 1, tied: false, team, value, isOwn: at + 1 === own };
  });
  const { near, others } = splitStandingsIntoNearAndOthers(rows);
  return [near.map(({ rank }) => rank), others.map(({ rank }) => rank)];
};
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

it.each([
  [24, 9, from(1, 12), from(13, 24)],
  [24, 12, from(1, 12), from(13, 24)],
  [24, 13, [...from(1, 6), ...from(11, 16)], [...from(7, 10), ...from(17, 24)]],
  [24, 24, [...from(1, 6), ...from(19, 24)], from(7, 18)],
  [13, 13, [...from(1, 6), ...from(8, 13)], [7]],
  [5, 3, from(1, 5), []],
  [24, 0, from(1, 12), from(13, 24)],
])(
  'of %i teams shows twelve with the own rank %i first, and then the others',
  (teams, own, near, others) => {
    expect(ranks(teams, own)).toEqual([near, others]);
  },
);
