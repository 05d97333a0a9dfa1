import type { PositionCode } from '@/lib/domain/football/positions';
import type { GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { GraphDataSource, GraphPlayer } from '@/lib/domain/graphs/graph-source';
import { graphFieldsOfPosition } from '@/lib/domain/graphs/graph-source';
import { checkGraphOfType, emptyDraftOfType } from '@/lib/domain/testing/by-type';
import type { CheckItem } from './check-item';

/**
 * Titles and labels as children write them. What each one says was judged by reading it, not by the
 * code.
 */

const five = (position: PositionCode) =>
  Array.from({ length: 5 }, (_, index) => graphFieldsOfPosition(position).map(() => index + 1));
const PLAYERS: readonly GraphPlayer[] = [
  { key: 'p1', name: 'CeeDee Lamb', position: 'WR', games: five('WR') },
  { key: 'p2', name: 'Ja’Marr Chase', position: 'WR', games: five('WR') },
  { key: 'p3', name: 'Cooper Rush', position: 'QB', games: five('QB') },
  { key: 'p4', name: 'Justin Fields', position: 'QB', games: five('QB') },
  { key: 'p5', name: 'Tyler Bass', position: 'K', games: five('K') },
  { key: 'p6', name: 'Harrison Butker', position: 'K', games: five('K') },
  { key: 'd1', name: 'Green Bay Packers', position: 'DEF', games: five('DEF') },
  { key: 'd2', name: 'Chicago Bears', position: 'DEF', games: five('DEF') },
];
const SOURCE: GraphDataSource = { week: 5, players: PLAYERS };

function item(type: GraphType, id: CheckItem['id'], more: Partial<GraphDraft>): CheckItem {
  const fields = more.fields ?? ['ReceivingYards'];
  const players = PLAYERS.filter(({ position }) =>
    fields.every((field) => graphFieldsOfPosition(position).includes(field)),
  ).map(({ key }) => key);
  const checked = checkGraphOfType(
    type,
    { ...emptyDraftOfType(type, SOURCE), players: players.slice(0, 4), ...more, fields },
    SOURCE,
  );
  const found = checked.find((one) => one.id === id);
  if (!found) throw new Error(JSON.stringify(checked));
  return found;
}

const RIGHT_TITLES: readonly (readonly [string, string])[] = [
  ['ReceivingYards', 'Receiving yards of my players'],
  ['ReceivingYards', 'Yards of my players'],
  ['ReceivingYards', 'REC. YDS: LAMB AND CHASE'],
  ['ReceivingYards', 'Recieving yards of my team'],
  ['ReceivingYards', 'Yards from catches, by player'],
  ['ReceivingYards', 'Yards on passes that my receivers caught'],
  ['ReceivingYards', "CeeDee Lamb's yards"],
  ['ReceivingYards', 'How many yards did Jamarr and CeeDee catch?'],
  ['ReceivingYards', 'Receiving yards of Lamb against the Bears'],
  ['ReceivingYards', 'Receiving yards of my running backs'],
  ['RushingYards', 'Rushing yards of my wide receivers'],
  ['RushingYards', 'Yards my quarterbacks ran'],
  ['Receptions', 'Catches of my players'],
  ['Receptions', 'Receptions: Lamb vs. Chase'],
  ['Receptions', 'Passes caught by my receivers'],
  ['PassingYards', 'Passing yards of Cooper Rush'],
  ['PassingYards', 'Yards thrown by Fields and Rush'],
  ['PassingTouchdowns', 'Touchdown passes of my QBs'],
  ['PassingTouchdowns', 'TDs thrown by my quarterbacks'],
  ['RushingTouchdowns', 'Rushing touchdowns of Justin Fields'],
  ['ReceivingTouchdowns', 'Touchdown catches of my team'],
  ['ReceivingYards', 'Receiving yards of my TEs'],
  ['Sacks', 'Sacks by my DEFs'],
  ['ExtraPointsMade', 'Extra points of my Ks'],
  ['ExtraPointsMade', 'Extra points of my kickers'],
  ['FieldGoalsMade', 'Field goals by Bass and Butker'],
  ['FieldGoalsMade', 'Kicks of my kickers'],
  ['Sacks', 'Sacks of the Packers'],
  ['Sacks', 'Sacks of my pass rush, the Green Bay defense'],
  ['Interceptions', 'Passes intercepted by the Packers'],
  ['FumblesRecovered', 'Fumbles my defenses recovered'],
  ['PointsAllowed', 'Points allowed by the Bears'],
  ['PointsAllowed', 'Points scored against my defenses'],
  ['ReceivingYards', 'Yardas por recepción de mis jugadores'],
  ['ReceivingYards', 'Yardas de pases que atraparon mis receptores'],
  ['RushingYards', 'Yardas por carrera de mis receptores abiertos'],
  ['RushingYards', 'Yardas que corrió CeeDee Lamb'],
  ['Receptions', 'Pases atrapados por mi equipo'],
  ['Receptions', 'Recepciones de Lamb y Chase'],
  ['PassingYards', 'Yardas por pase de Cooper Rush'],
  ['PassingTouchdowns', 'Pases de anotación de mis mariscales de campo'],
  ['ExtraPointsMade', 'Puntos extra de mis pateadores'],
  ['FieldGoalsMade', 'Goles de campo de Bass y Butker'],
  ['Sacks', 'Capturas de mi equipo contra la defensa de pase'],
  ['Interceptions', 'Pases interceptados por los Packers'],
  ['FumblesRecovered', 'Balones recuperados por mis defensas'],
  ['PointsAllowed', 'Puntos permitidos por los Bears'],
];

it.each(RIGHT_TITLES)('a title of %s may be “%s”', (field, title) => {
  expect(item('circle', 'title', { fields: [field], title })).toMatchObject({ state: 'right' });
});

const WRONG_TITLES: readonly (readonly [string, string, string])[] = [
  ['ReceivingYards', 'Passing yards of my players', 'passing'],
  ['ReceivingYards', 'Rushing yards of my players', 'rushing'],
  ['ReceivingYards', 'Receiving touchdowns of my players', 'touchdowns'],
  ['ReceivingYards', 'Touchdowns of my players', 'touchdowns'],
  ['ReceivingYards', 'Yards and touchdowns of my players', 'touchdowns'],
  ['ReceivingYards', 'Fantasy points of my players', 'points'],
  ['ReceivingYards', 'Receiving targets of my players', 'targets'],
  ['ReceivingYards', 'Catches of my players', 'title-says-nothing'],
  ['ReceivingYards', 'Receiving of my players', 'title-says-nothing'],
  ['ReceivingYards', 'My players', 'title-says-nothing'],
  ['ReceivingYards', 'Numbers of Tyler Boyd and my players', 'title-says-nothing'],
  ['ReceivingYards', 'Receiving yards', 'title-names-no-one'],
  ['ReceivingYards', 'Receiving yards in five weeks', 'title-names-no-one'],
  ['ReceivingYards', 'Ten kinds of receiving yards', 'title-names-no-one'],
  ['RushingYards', 'Receiving yards of my running backs', 'receiving'],
  ['Receptions', 'Receiving yards of my players', 'yards'],
  ['PassingYards', 'Rushing yards of Cooper Rush', 'rushing'],
  ['PassingTouchdowns', 'Passing yards of my quarterbacks', 'yards'],
  ['PassingTouchdowns', 'Rushing touchdowns of my quarterbacks', 'rushing'],
  ['ReceivingTouchdowns', 'Touchdowns thrown to my players', 'thrown'],
  ['ExtraPointsMade', 'Field goals of my kickers', 'field goals'],
  ['ExtraPointsMade', 'Points of my kickers', 'points'],
  ['FieldGoalsMade', 'Extra points of my kickers', 'extra points'],
  ['FieldGoalsMade', 'Field goals missed by my kickers', 'missed'],
  ['Sacks', 'Interceptions of the Packers', 'interceptions'],
  ['Sacks', 'Sacks allowed by the Packers', 'allowed'],
  ['PointsAllowed', 'Points scored by the Packers', 'points scored'],
  ['FumblesRecovered', 'Points allowed by the Packers', 'points'],
  ['ReceivingYards', 'Yardas por pase de mis jugadores', 'pase'],
  ['ReceivingYards', 'Recepciones de mis jugadores', 'title-says-nothing'],
  ['ReceivingYards', 'Yardas por recepción', 'title-names-no-one'],
  ['RushingYards', 'Yardas por recepción de mis corredores', 'recepcion'],
  ['PassingTouchdowns', 'Touchdowns por carrera de mis jugadores', 'carrera'],
  ['FieldGoalsMade', 'Puntos extra de mis pateadores', 'puntos extra'],
  ['PointsAllowed', 'Puntos anotados por los Packers', 'puntos anotados'],
  ['Sacks', 'Intercepciones de los Packers', 'intercepciones'],
];

it.each(WRONG_TITLES)('a title of %s may not be “%s”', (field, title, says) => {
  expect(item('circle', 'title', { fields: [field], title })).toMatchObject({
    state: 'again',
    says: says.startsWith('title-') ? { code: says } : { code: 'other-word', word: says },
  });
});

const YARDS = ['RushingYards', 'ReceivingYards'];
const SCATTER = ['Receptions', 'ReceivingYards'];

it.each<[GraphType, readonly string[], string, boolean]>([
  ['stacked-bar', YARDS, 'Rushing and receiving yards of Lamb and Chase', true],
  ['stacked-bar', YARDS, 'Yards of Lamb and Chase', true],
  ['stacked-bar', YARDS, 'Total yards of my players', true],
  ['stacked-bar', YARDS, 'Rushing yards of my players', false],
  ['stacked-bar', YARDS, 'Rushing, receiving and passing yards of my players', false],
  ['stacked-bar', YARDS, 'Touchdowns of my players', false],
  ['stacked-bar', ['ExtraPointsMade', 'FieldGoalsMade'], 'Kicks of my kickers', true],
  [
    'stacked-bar',
    ['ExtraPointsMade', 'FieldGoalsMade'],
    'Extra points and field goals of my kickers',
    true,
  ],
  ['stacked-bar', ['ExtraPointsMade', 'FieldGoalsMade'], 'Field goals of my kickers', false],
  ['scatter-plot', SCATTER, 'Catches and yards of my players', true],
  ['scatter-plot', SCATTER, 'Do more catches bring Lamb more receiving yards?', true],
  ['scatter-plot', SCATTER, 'Catches of my players', false],
  ['scatter-plot', SCATTER, 'Yards of my players', false],
  ['scatter-plot', SCATTER, 'Catches and rushing yards of my players', false],
  ['scatter-plot', ['Receptions', 'RushingYards'], 'Catches and rushing yards of my players', true],
  [
    'scatter-plot',
    ['Receptions', 'RushingYards'],
    'Catches and receiving yards of my players',
    false,
  ],
])('a title of a %s of %j “%s”: %s', (type, fields, title, right) => {
  expect(item(type, 'title', { fields, title }).state).toBe(right ? 'right' : 'again');
});

describe('labels', () => {
  it.each<[string, string, boolean]>([
    ['ReceivingYards', 'Receiving yards', true],
    ['ReceivingYards', 'Yards', true],
    ['ReceivingYards', 'Yds', true],
    ['ReceivingYards', 'Yards in a game', true],
    ['ReceivingYards', 'Passing yards', false],
    ['ReceivingYards', 'Touchdowns', false],
    ['ReceivingYards', 'Yards and touchdowns', false],
    ['ReceivingYards', 'Receiving', false],
    ['ReceivingYards', 'Games', false],
    ['ReceivingYards', 'Yardas', true],
    ['ReceivingYards', 'Yardas por carrera', false],
    ['Receptions', 'Recepciones', true],
    ['PointsAllowed', 'Puntos permitidos', true],
    ['Receptions', 'Catches', true],
    ['Receptions', 'Caught passes', true],
    ['Receptions', 'Receiving yards', false],
    ['PointsAllowed', 'Points', true],
    ['PointsAllowed', 'Points scored by the defense', false],
    ['PassingTouchdowns', 'TD passes', true],
    ['PassingTouchdowns', 'Rushing TDs', false],
  ])('the axis of %s may say “%s”: %s', (field, label, right) => {
    expect(item('histogram', 'x-label', { fields: [field], xLabel: label }).state).toBe(
      right ? 'right' : 'again',
    );
    expect(item('multiple-line', 'y-label', { fields: [field], yLabel: label }).state).toBe(
      right ? 'right' : 'again',
    );
  });

  it.each<[string, boolean]>([
    ['Number of games', true],
    ['Games', true],
    ['How many weeks', true],
    ['How often', true],
    ['Frequency', true],
    ['Number of games with that many yards', true],
    ['How often he had these yards', true],
    ['Count', true],
    ['Número de partidos', true],
    ['Cuántas veces tuvo estas yardas', true],
    ['Número de yardas', false],
    ['Cuántos jugadores', false],
    ['Number of yards', false],
    ['How many yards', false],
    ['Receiving yards', false],
    ['Yards per game', false],
    ['Number of players', false],
    ['Amount', false],
  ])('the axis that counts games may say “%s”: %s', (yLabel, right) => {
    expect(item('histogram', 'y-label', { yLabel }).state).toBe(right ? 'right' : 'again');
  });

  it.each<[string, boolean]>([
    ['Week', true],
    ['Weeks 1 to 5', true],
    ['Game', true],
    ['Semana', true],
    ['Partido', true],
    ['Yardas de cada semana', false],
    ['Yards in each week', false],
    ['Receiving yards', false],
    ['Player', false],
    ['Time', false],
  ])('the axis of weeks may say “%s”: %s', (xLabel, right) => {
    expect(item('multiple-line', 'x-label', { xLabel }).state).toBe(right ? 'right' : 'again');
  });

  it.each<[string, boolean]>([
    ['Player', true],
    ['Names', true],
    ['My wide receivers', true],
    ['Lamb and Chase', true],
    ['Jugadores', true],
    ['Nombres', true],
    ['Yardas de cada jugador', false],
    ['Yards of each player', false],
    ['Week', false],
  ])('the axis of players may say “%s”: %s', (xLabel, right) => {
    expect(item('stacked-bar', 'x-label', { fields: YARDS, xLabel }).state).toBe(
      right ? 'right' : 'again',
    );
  });

  it.each<[string, boolean]>([
    ['Yards', true],
    ['Rushing and receiving yards', true],
    ['Yardas por carrera y recepción', true],
    ['Yardas por carrera', false],
    ['Rushing yards', false],
    ['Touchdowns', false],
    ['Players', false],
  ])('the axis of stacked pieces may say “%s”: %s', (yLabel, right) => {
    expect(item('stacked-bar', 'y-label', { fields: YARDS, yLabel }).state).toBe(
      right ? 'right' : 'again',
    );
  });

  it.each<[readonly string[], string, string, boolean, boolean]>([
    [SCATTER, 'Catches', 'Receiving yards', true, true],
    [SCATTER, 'Catches', 'Yards', true, true],
    [SCATTER, 'Yards', 'Catches', false, false],
    // Two kinds of yards: each label has to say which.
    [YARDS, 'Rushing yards', 'Receiving yards', true, true],
    [YARDS, 'Yards', 'Receiving yards', false, true],
    [YARDS, 'Rushing yards', 'Yards', true, false],
    [YARDS, 'Receiving yards', 'Rushing yards', false, false],
    [YARDS, 'Rushing and receiving yards', 'Receiving yards', false, true],
    [SCATTER, 'Recepciones', 'Yardas por recepción', true, true],
    [YARDS, 'Yardas por carrera', 'Yardas por recepción', true, true],
    [YARDS, 'Yardas por carrera', 'Yardas', true, false],
  ])(
    'a scatter plot of %j may say “%s” and “%s”: %s, %s',
    (fields, xLabel, yLabel, xRight, yRight) => {
      const draft = { fields, xLabel, yLabel };
      expect(item('scatter-plot', 'x-label', draft).state).toBe(xRight ? 'right' : 'again');
      expect(item('scatter-plot', 'y-label', draft).state).toBe(yRight ? 'right' : 'again');
    },
  );
});

it.each<[string, boolean]>([
  ['Lamb had most yards in week five.', true],
  ['Lamb caught the most', true],
  ['Lamb had most.', false],
  ['Yards of Lamb and Chase.', false],
  ['YARDS of Lamb and Chase', false],
  ['', false],
])('a sentence under the title “Yards of Lamb and Chase” may be “%s”: %s', (claim, right) => {
  expect(item('circle', 'claim', { title: 'Yards of Lamb and Chase', claim }).state).toBe(
    right ? 'unjudged' : 'again',
  );
});
