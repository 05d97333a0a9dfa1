import type { PhotoFinishLaneDto } from '@/lib/data/leaderboard/dto';
import { compareMixed } from '@/lib/domain/numbers/fractions';
import { findPhotoFinishCloseUp } from './find-photo-finish-close-up';

const look = (name: string) => ({
  name,
  mascot: 'lion',
  theme: 'Red',
  helmetColor: 'DA3933',
  facemaskColor: 'FFFFFF',
});
const lane = (
  name: string,
  wholeNumber: number,
  numerator: number,
  denominator: number,
): PhotoFinishLaneDto => ({
  rank: 1,
  team: look(name),
  value: { wholeNumber, numerator, denominator },
  before: null,
  isOwn: name === 'Mine',
});
const byValue = (one: PhotoFinishLaneDto, other: PhotoFinishLaneDto) =>
  compareMixed(other.value, one.value);
const shown = (lanes: PhotoFinishLaneDto[]) => {
  const closeUp = findPhotoFinishCloseUp(lanes);
  return closeUp && [closeUp.min, closeUp.teams.map(({ team }) => team.name), closeUp.gaps];
};

it('enlarges the student’s own whole, with exact gaps from low to high', () => {
  const lanes = [
    lane('A', 88, 0, 1),
    lane('Mine', 87, 4, 5),
    lane('B', 87, 7, 10),
    lane('C', 87, 13, 24),
    lane('D', 60, 0, 1),
  ];
  expect(shown(lanes)).toEqual([
    87,
    ['C', 'B', 'Mine'],
    [
      { wholeNumber: 0, numerator: 19, denominator: 120 },
      { wholeNumber: 0, numerator: 1, denominator: 10 },
    ],
  ]);
});

it('enlarges the fullest whole where the student is alone, and none where every team is', () => {
  const crowd = [
    lane('A', 9, 1, 2),
    lane('B', 9, 1, 4),
    lane('Mine', 8, 0, 1),
    lane('C', 0, 1, 2),
    lane('D', 0, 1, 3),
    lane('E', 0, 1, 4),
  ];
  expect(shown(crowd)?.slice(0, 2)).toEqual([0, ['E', 'D', 'C']]);
  expect(
    shown([lane('A', 9, 0, 1), lane('Mine', 8, 0, 1), lane('B', 0, 1, 2), lane('C', 0, -1, 2)]),
  ).toBeNull();
});

it('enlarges no teams that are all in one place, as in a week that most have not begun', () => {
  const ties = [lane('A', 9, 1, 2), lane('B', 9, 2, 4), lane('Mine', 0, 0, 1), lane('C', 0, 0, 1)];
  expect(shown(ties)).toBeNull();
  expect(shown([...ties, lane('D', 9, 1, 4)].toSorted(byValue))?.slice(0, 2)).toEqual([
    9,
    ['D', 'B', 'A'],
  ]);
});
