import { needsScouting } from './roster';

it.each([
  [{ drafted: 0, scouted: false }, true],
  [{ drafted: 0, scouted: true }, false],
  [{ drafted: 1, scouted: false }, false],
  [{ drafted: 1, scouted: true }, false],
])(
  'asks for a scouting only before the first player of a position: %j gives %s',
  (position, isNeeded) => {
    expect(needsScouting(position)).toBe(isNeeded);
  },
);
