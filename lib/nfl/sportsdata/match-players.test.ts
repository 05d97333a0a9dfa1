import { standardTeamCodeOrUnchanged, standardTeamIdOrZero } from '@/lib/nfl/provider-names';
import {
  createPlayerMatcher,
  type KnownPlayer,
  normalizePlayerName,
  type ProviderPlayer,
  replacementGsisId,
} from './match-players';

const known = (
  PlayerID: number,
  Name: string,
  changes: Partial<KnownPlayer> = {},
): KnownPlayer => ({
  PlayerID,
  GsisID: `00-00${PlayerID}`,
  Name,
  Position: 'WR',
  Team: 'BUF',
  JerseyNumber: 13,
  ...changes,
});
const player = (name: string, changes: Partial<ProviderPlayer> = {}): ProviderPlayer => ({
  id: 5,
  gsisId: '',
  name,
  position: 'WR',
  team: 'BUF',
  number: 13,
  ...changes,
});

describe('whom a row is about', () => {
  const TWO = [known(1, 'Michael Carter'), known(2, 'Michael Carter', { Team: 'ARI' })];
  it.each<[string, KnownPlayer[], ProviderPlayer, unknown]>([
    [
      'the same league id',
      [known(1, 'Somebody Else')],
      player('Kim Lee', { gsisId: '00-001' }),
      { how: 'id', playerId: 1 },
    ],
    [
      'its own id from before',
      [known(9, 'Kim Lee', { GsisID: replacementGsisId(5) })],
      player('Renamed'),
      { how: 'id', playerId: 9 },
    ],
    [
      'the same name, traded',
      [known(1, 'Kim Lee', { Team: 'ARI' })],
      player('Kim Lee'),
      { how: 'name', playerId: 1 },
    ],
    [
      'a name with other dots and endings',
      [known(1, 'D.J. Moore Jr.')],
      player('DJ Moore'),
      { how: 'name', playerId: 1 },
    ],
    [
      'the same name in another position of the same team',
      [known(1, 'Kim Lee', { Position: 'TE' })],
      player('Kim Lee'),
      { how: 'name', playerId: 1 },
    ],
    [
      'two of one name: the team decides',
      TWO,
      player('Michael Carter', { team: 'ARI' }),
      { how: 'name', playerId: 2 },
    ],
    [
      'two of one name in one team: the number decides',
      [known(1, 'Michael Carter'), known(2, 'Michael Carter', { JerseyNumber: 8 })],
      player('Michael Carter', { number: 8 }),
      { how: 'name', playerId: 2 },
    ],
    [
      'two of one name and nothing to decide by',
      TWO,
      player('Michael Carter', { team: 'SEA', number: 13 }),
      { how: 'unclear', playerIds: [1, 2] },
    ],
    [
      'a short first name with the same team and number',
      [known(1, 'Gabriel Davis')],
      player('Gabe Davis'),
      { how: 'nickname', playerId: 1 },
    ],
    [
      'a short first name with another number',
      [known(1, 'Gabriel Davis')],
      player('Gabe Davis', { number: 2 }),
      { how: 'new' },
    ],
    [
      'the same name in another position of another team',
      [known(1, 'Kim Lee', { Position: 'K', Team: 'ARI' })],
      player('Kim Lee'),
      { how: 'new' },
    ],
    ['nobody', [], player('Kim Lee'), { how: 'new' }],
  ])('%s', (_, players, row, match) => {
    expect(createPlayerMatcher(players)(row)).toEqual(match);
  });

  it('reads names without accents, dots and endings', () => {
    expect(
      ['Équanimeous St. Brown', 'Kenneth Walker III', "Ja'Marr Chase"].map(normalizePlayerName),
    ).toEqual(['equanimeous st brown', 'kenneth walker', 'jamarr chase']);
  });
});

test.each([
  ['JAC', 'JAX'],
  ['LA', 'LAR'],
  ['WSH', 'WAS'],
  ['OAK', 'LV'],
  ['SD', 'LAC'],
  ['stl ', 'LAR'],
  ['BUF', 'BUF'],
  ['XXX', 'XXX'],
])('the team %s is our %s', (theirs, ours) => {
  expect(standardTeamCodeOrUnchanged(theirs)).toBe(ours);
});

test('team ids are those of the season files', async () => {
  const teams = (await import('@/data/teams.json')).default as { TeamID: number; Team: string }[];
  expect(teams.map(({ Team }) => standardTeamIdOrZero(Team))).toEqual(
    teams.map(({ TeamID }) => TeamID),
  );
  expect(standardTeamIdOrZero('XXX')).toBe(0);
});
