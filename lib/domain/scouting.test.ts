import { needsScouting, scoutFirstReason } from './scouting';

it.each([
  [{ drafted: 0, scouted: false }, true],
  [{ drafted: 0, scouted: true }, false],
  [{ drafted: 1, scouted: false }, false],
  [{ drafted: 1, scouted: true }, false],
])('asks for a scouting only before the first player of a position: %j gives %s', (position, isNeeded) => {
  expect(needsScouting(position)).toBe(isNeeded);
});

it('tells the student what to do first, by the name of the position', () => {
  expect([scoutFirstReason('WR'), scoutFirstReason('DEF')]).toEqual([
    'Scout one wide receiver first: work out the points of the last game. Then you can pick any wide receiver.',
    'Scout one defense first: work out the points of the last game. Then you can pick any defense.',
  ]);
});
