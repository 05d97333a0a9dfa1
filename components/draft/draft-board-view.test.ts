import type { DraftPlayerDto } from '@/lib/data/draft/dto';
import {
  draftBoardHref,
  firstPositionNeeded,
  otherPositionHref,
  playerCardHref,
  readDraftBoardViewFromUrl,
  searchPlayers,
  sortPlayers,
} from './draft-board-view';

const player = (
  name: string,
  team: string,
  gamesPlayed: number,
  yards: number,
  drafted = false,
): DraftPlayerDto => ({
  id: yards,
  name,
  position: 'QB',
  team: team.slice(0, 3).toUpperCase(),
  teamName: team,
  primaryColor: '#000000',
  secondaryColor: '#ffffff',
  jerseyNumber: 1,
  byeWeek: 5,
  drafted,
  gamesPlayed,
  totals: [{ field: 'PassingYards', label: 'Passing yards', value: yards }],
  pointsPerGame: null,
});
const players = [
  player('Cy Reed', 'Bears', 6, 10),
  player('Al Oak', 'Lions', 4, 900),
  player('Bo Dunn', 'Bears', 5, 400, true),
];
const names = (list: readonly DraftPlayerDto[]) => list.map(({ name }) => name.slice(0, 2));

it('reads back from the address what it wrote there', () => {
  const view = { need: true, sort: 'PassingYards', q: "d'Andre & co?" };
  expect(
    readDraftBoardViewFromUrl(new URL(draftBoardHref('QB', view), 'http://x').searchParams),
  ).toEqual(view);
  expect(
    readDraftBoardViewFromUrl(
      new URL(playerCardHref({ position: 'QB', id: 7 }, view), 'http://x').searchParams,
    ),
  ).toEqual(view);
});

it('keeps the address short when nothing is chosen', () => {
  const plain = readDraftBoardViewFromUrl(new URLSearchParams());
  expect(draftBoardHref('RB', plain)).toBe('/student/draft?pos=RB');
  expect(playerCardHref({ position: 'DEF', id: 12 }, plain)).toBe('/student/draft/DEF/12');
});

it('leaves a search and a total of its own behind when another position is opened', () => {
  expect(otherPositionHref('K', { need: true, sort: 'PassingYards', q: 'al' })).toBe(
    '/student/draft?pos=K&need=1',
  );
  expect(otherPositionHref('K', { need: false, sort: 'team', q: '' })).toBe(
    '/student/draft?pos=K&sort=team',
  );
});

it.each([
  ['best', ['Bo', 'Cy', 'Al']],
  ['name', ['Al', 'Bo', 'Cy']],
  ['team', ['Cy', 'Bo', 'Al']],
  ['games', ['Cy', 'Bo', 'Al']],
  ['PassingYards', ['Al', 'Bo', 'Cy']],
  ['NoSuchThing', ['Bo', 'Cy', 'Al']],
])('sorts by %s', (sort, order) => {
  expect(names(sortPlayers(players, sort))).toEqual(order);
});

it('finds by parts of the name and the team together', () => {
  expect(names(searchPlayers(players, ' bea  REED '))).toEqual(['Cy']);
  expect(names(searchPlayers(players, ''))).toHaveLength(3);
});

it.each([
  [
    'C.J. Stroud',
    ['CJ Stroud', 'cj stroud', 'C.J. Stroud', 'c j stroud', 'cjstroud', 'C. J. Stroud', 'stroud'],
  ],
  ['A.J. Brown', ['AJ Brown', 'aj brown', 'ajbrown']],
  ["Ja'Marr Chase", ['JaMarr', 'ja’marr chase', "Ja'Marr", 'jamarr chase', 'Jaʼmarr']],
  ["D'Andre Swift", ['dandre', 'D‘Andre', 'd’andre swift', 'DAndre Swift', 'd`andre']],
  ['Audric Estimé', ['estime', 'Estimé', 'ESTIME\u0301']],
  [
    'Amon-Ra St. Brown',
    [
      'amon ra',
      'amonra',
      'Amon-Ra',
      'st brown',
      'st. brown',
      'Amon–Ra St Brown',
      'amon ra stbrown',
    ],
  ],
  ['Jaxon Smith-Njigba', ['smith njigba', 'smithnjigba', 'njigba']],
  ['Marvin Harrison Jr.', ['marvin harrison jr', 'harrison jr.']],
])('finds %s however it is typed', (name, typed) => {
  const all = [{ ...players[0], name }, ...players] as DraftPlayerDto[];
  for (const q of typed)
    expect([q, searchPlayers(all, q).map((found) => found.name)]).toEqual([q, [name]]);
  expect(names(searchPlayers(all, 'zzz'))).toEqual([]);
});

it('names the first position that is still under its minimum', () => {
  const counts = [
    { position: 'RB' as const, drafted: 1, min: 2 },
    { position: 'QB' as const, drafted: 1, min: 1 },
  ];
  expect(firstPositionNeeded(counts)).toBe('RB');
  expect(firstPositionNeeded(counts.slice(1))).toBeNull();
});
