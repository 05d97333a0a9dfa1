import type { RosterCountDto } from '@/lib/data/team/dto';
import { POSITION_CODES } from '@/lib/domain/football/positions';
import { ROSTER_LIMITS } from '@/lib/domain/football/roster';
import { positionPickAndReleaseRefusals, rosterCountsAfterChange } from './roster-state';

const atMinimum: RosterCountDto[] = POSITION_CODES.map((position) => ({
  position,
  drafted: ROSTER_LIMITS[position].min,
  ...ROSTER_LIMITS[position],
}));

it('lets a position be picked up to its most and says why not after that', () => {
  let counts = atMinimum;
  expect(
    positionPickAndReleaseRefusals(counts, 'TE', { readOnly: false, scouted: true }).pick,
  ).toBeNull();
  counts = rosterCountsAfterChange(counts, 'TE', 1);
  expect(
    positionPickAndReleaseRefusals(counts, 'TE', { readOnly: false, scouted: true }).pick,
  ).toMatch(/2 tight ends/);
});

it('says why the last needed player of a complete team stays', () => {
  expect(
    positionPickAndReleaseRefusals(atMinimum, 'K', { readOnly: false, scouted: true }).release,
  ).toMatch(/at least 1 kicker/);
  expect(
    positionPickAndReleaseRefusals(rosterCountsAfterChange(atMinimum, 'K', 1), 'K', {
      readOnly: false,
      scouted: true,
    }).release,
  ).toBeNull();
});

it('stops everything while the season is paused', () => {
  const { pick, release } = positionPickAndReleaseRefusals(atMinimum, 'QB', {
    readOnly: true,
    scouted: true,
  });
  expect([pick, release]).toEqual([
    expect.stringMatching(/can’t change your team/),
    expect.stringMatching(/can’t change your team/),
  ]);
});

it('asks for one scouting before the first pick of a position, and only then', () => {
  const none = atMinimum.map((count) => ({ ...count, drafted: 0 }));
  const waits = positionPickAndReleaseRefusals(none, 'WR', { readOnly: false, scouted: false });
  expect(waits).toMatchObject({
    scoutFirst: true,
    pick: expect.stringMatching(/Scout one wide receiver first/),
  });
  expect(
    positionPickAndReleaseRefusals(none, 'WR', { readOnly: false, scouted: true }),
  ).toMatchObject({
    scoutFirst: false,
    pick: null,
  });
  expect(
    positionPickAndReleaseRefusals(atMinimum, 'WR', { readOnly: false, scouted: false }),
  ).toMatchObject({
    scoutFirst: false,
    pick: null,
  });
});
