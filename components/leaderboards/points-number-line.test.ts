import type { LeaderboardRowDto } from '@/lib/data/leaderboard/dto';
import { helmetStackLevels, pointsNumberLineEnds, teamMarkPerRank } from './points-number-line';

const look = (name: string) => ({
  name,
  mascot: 'lion',
  theme: 'Red',
  helmetColor: 'DA3933',
  facemaskColor: 'FFFFFF',
});
const row = (
  rank: number,
  name: string,
  wholeNumber: number,
  isOwn = false,
): LeaderboardRowDto => ({
  rank,
  tied: false,
  team: look(name),
  value: { wholeNumber, numerator: 0, denominator: 1 },
  isOwn,
});

it('puts teams with equal points on one spot, which shows the student’s helmet and is drawn last', () => {
  const groups = teamMarkPerRank([
    row(1, 'A', 20),
    row(2, 'B', 10),
    row(2, 'Mine', 10, true),
    row(4, 'C', 0),
  ]);
  expect(groups.map(({ label }) => label)).toEqual(['Rank 1, A', 'Rank 4, C', 'Rank 2, B, Mine']);
  expect(groups.at(-1)?.look.name).toBe('Mine');
});

it('draws a line of whole tens with 0 on it', () => {
  expect(pointsNumberLineEnds([{ wholeNumber: 93, numerator: 3, denominator: 8 }])).toEqual({
    min: 0,
    max: 100,
  });
  expect(pointsNumberLineEnds([{ wholeNumber: 100, numerator: 0, denominator: 1 }])).toEqual({
    min: 0,
    max: 100,
  });
  expect(pointsNumberLineEnds([{ wholeNumber: 0, numerator: -1, denominator: 2 }])).toEqual({
    min: -10,
    max: 10,
  });
});

it('draws shares of one whole on a line from 0 to 1', () => {
  expect(pointsNumberLineEnds([{ wholeNumber: 0, numerator: 5, denominator: 18 }])).toEqual({
    min: 0,
    max: 1,
  });
  expect(pointsNumberLineEnds([{ wholeNumber: 0, numerator: 0, denominator: 1 }])).toEqual({
    min: 0,
    max: 1,
  });
});

it('ends a long line at a whole hundred', () => {
  expect(pointsNumberLineEnds([{ wholeNumber: 706, numerator: 19, denominator: 20 }])).toEqual({
    min: 0,
    max: 800,
  });
});

it('lifts helmets that would cover one another, to three levels', () => {
  expect(helmetStackLevels([0.5, 0.1, 0.51, 0.505, 0.52, 0.9])).toEqual([0, 0, 2, 1, 0, 0]);
});
