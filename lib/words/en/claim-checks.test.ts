import fc from 'fast-check';
import type { GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import {
  type GraphDataSource,
  type GraphPlayer,
  graphFieldsOfPosition,
} from '@/lib/domain/graphs/graph-source';
import { checkGraphOfType, emptyDraftOfType } from '@/lib/domain/testing/by-type';
import { checkMessage } from './graph-checks';

/** What the check says about a sentence. Every number was computed by hand. */

const player = (key: string, name: string, yards: readonly number[]): GraphPlayer => ({
  key,
  name,
  position: 'WR',
  games: yards.map((value) =>
    graphFieldsOfPosition('WR').map((field) =>
      field === 'ReceivingYards' ? value : field === 'Receptions' ? 3 : 0,
    ),
  ),
});

/** Totals of 240, 80, and 100 of 420 yards; Diggs and Claypool are on the bench of the graph. */
const SOURCE: GraphDataSource = {
  week: 3,
  players: [
    player('p1', 'Ja’Marr Chase', [120, 55, 65]),
    player('p2', 'Will Dissly', [7, 22, 51]),
    player('p3', 'José Ramírez Jr.', [30, 33, 37]),
    player('p4', 'Stefon Diggs', [300, 1, 1]),
    player('p5', 'Chase Claypool', [90, 1, 1]),
  ],
};

function about(
  claim: string,
  type: GraphType = 'circle',
  more: Partial<GraphDraft> = {},
  source = SOURCE,
): string {
  const draft: GraphDraft = {
    ...emptyDraftOfType(type, source),
    players: ['p1', 'p2', 'p3'],
    fields: ['ReceivingYards'],
    claim,
    ...more,
  };
  const item = checkGraphOfType(type, draft, source).find(({ id }) => id === 'claim');
  return item
    ? `${item.state}${item.box ? ` ${item.box}` : ''}: ${checkMessage(item.says)}`
    : 'none';
}

const READ = 'Your teacher will read your sentence.';
const found = (...sentences: string[]) => `unjudged: ${[...sentences, READ].join(' ')}`;
const NOTHING_FOUND = 'unjudged: You wrote a sentence. Your teacher will read it.';
const names = (name: string) => `Your sentence names ${name}, and that name is in your graph.`;

it.each<[string, string]>([
  ['I like turtles very much.', NOTHING_FOUND],
  ['The yards will go up and up.', NOTHING_FOUND],
  ['They chase the ball all day.', NOTHING_FOUND],
  ['Chase had three good games.', found(names('Ja’Marr Chase'))],
  ['Chase’s slice is not small at all.', found(names('Ja’Marr Chase'))],
  ['Chase went up and then down.', found(names('Ja’Marr Chase'))],
  ['Chase the ball, we all said.', NOTHING_FOUND],
  ['We see that Will had three games.', found(names('Will Dissly'))],
  ['ja’marr chase is a good player', found(names('Ja’Marr Chase'))],
  ['Jamarr is a good player', found(names('Ja’Marr Chase'))],
  ['Ramirez’s slice is not the most.', found(names('José Ramírez Jr.'))],
  [
    'Dissly and Ramírez played every week.',
    found('Your sentence names Will Dissly and José Ramírez Jr., and both are in your graph.'),
  ],
])('names in “%s”', (claim, message) => expect(about(claim)).toBe(message));

it.each<[string, string]>([
  [
    'Ja’Marr Chase has the most yards.',
    found(names('Ja’Marr Chase'), 'In your numbers, Ja’Marr Chase’s total is the largest.'),
  ],
  [
    'Dissly got the fewest yards of all.',
    found(names('Will Dissly'), 'In your numbers, Will Dissly’s total is the smallest.'),
  ],
  [
    'Ramirez has more yards than Dissly.',
    found(
      'Your sentence names José Ramírez Jr. and Will Dissly, and both are in your graph.',
      'In your numbers, José Ramírez Jr.’s total is larger than Will Dissly’s.',
    ),
  ],
  // Each is left to the teacher: it may be about a game, an average, or something else.
  ['Dissly got the most yards of all.', found(names('Will Dissly'))],
  ['Ramirez does not have the most yards.', found(names('José Ramírez Jr.'))],
])('comparisons in “%s”', (claim, message) => expect(about(claim)).toBe(message));

const says = (number: string, what: string) =>
  found(`Your sentence says ${number}, and that’s ${what}.`);

it.each<[string, string]>([
  ['The best game had 120 yards.', says('120', 'Ja’Marr Chase’s largest number')],
  ['One game had only 7 yards.', says('7', 'Will Dissly’s smallest number')],
  ['One game had 33 yards.', says('33', 'José Ramírez Jr.’s number in week 2')],
  ['All of them got 420 yards.', says('420', 'the total of all your numbers')],
  ['They got 240 yards in 3 weeks.', says('240', 'Ja’Marr Chase’s total')],
  // 420 yards in 9 games are 46 2/3; the fifth of them in order has 37.
  ['A game has 46.7 yards on average.', says('46.7', 'the rounded mean of all your numbers')],
  ['A game has 46 2/3 yards on average.', says('46 2/3', 'the mean of all your numbers')],
  [
    'There are 113 yards between the best and the worst game.',
    says('113', 'the difference between your largest and your smallest number'),
  ],
  ['It was 65 yards more the first time.', says('65', 'Ja’Marr Chase’s number in week 3')],
  ['One of them is 140 yards ahead.', says('140', 'the difference between two of your numbers')],
  // 240 and 80 of 420 are 4/7, about 57 percent, and 19 percent.
  ['One slice is 57% of it.', says('57%', 'Ja’Marr Chase’s part of the total')],
  ['One slice is 19 percent of it.', says('19 percent', 'Will Dissly’s part of the total')],
  ['One slice is 4/7 of it.', says('4/7', 'Ja’Marr Chase’s part of the total')],
  ['Someone got seven yards in a game.', says('seven', 'Will Dissly’s smallest number')],
  ['Alguien tuvo siete yardas en un partido.', says('siete', 'Will Dissly’s smallest number')],
])('numbers in “%s”', (claim, message) => expect(about(claim, 'histogram')).toBe(message));

it('a number that the student worked out is in the graph', () => {
  const typed = { 'five-p1-q3': '111.5' };
  expect(about('Three of four games are below 111.5 yards.', 'histogram', { typed })).toBe(
    says('111.5', 'a number you worked out'),
  );
});

it('with two statistics, says which one a number belongs to', () => {
  expect(
    about('In one game there were 120 yards.', 'scatter-plot', {
      fields: ['Receptions', 'ReceivingYards'],
    }),
  ).toBe(says('120', 'Ja’Marr Chase’s largest number (receiving yards)'));
});

it.each<[string, string]>([
  ['Stefon Diggs has the most yards.', 'Stefon Diggs'],
  ['The most yards are from Diggs.', 'Stefon Diggs'],
  ['The most yards are from stefon diggs.', 'Stefon Diggs'],
  ['Diggs played better than all of them.', 'Stefon Diggs'],
  ['Diggs jugó mejor que todos ellos.', 'Stefon Diggs'],
])('asks about a player who isn’t in the graph: “%s”', (claim, name) =>
  expect(about(claim)).toBe(
    `unjudged claim: Your sentence names ${name}. Is ${name} in your graph?`,
  ),
);

/** Students may write their sentence in Spanish, whatever language the page is in. */
it.each<[string, string]>([
  ['Chase tuvo tres buenos partidos.', found(names('Ja’Marr Chase'))],
  [
    'Chase tiene más yardas que Dissly.',
    found(
      'Your sentence names Ja’Marr Chase and Will Dissly, and both are in your graph.',
      'In your numbers, Ja’Marr Chase’s total is larger than Will Dissly’s.',
    ),
  ],
  [
    'La porción más pequeña es la de Dissly, con menos yardas.',
    found(names('Will Dissly'), 'In your numbers, Will Dissly’s total is the smallest.'),
  ],
  ['Dissly no tiene más yardas que Chase.', expect.not.stringContaining('In your numbers')],
  ['En 3 semanas juntaron 240 yardas.', says('240', 'Ja’Marr Chase’s total')],
  [
    'Una porción es el 57 por ciento de todo.',
    says('57 por ciento', 'Ja’Marr Chase’s part of the total'),
  ],
  // 240 yards in 3 games are 80; 420 in 9 are 46 2/3.
  ['El promedio de todos es 46,7 yardas.', says('46,7', 'the rounded mean of all your numbers')],
  ['Un promedio de 46,5 yardas no está mal.', NOTHING_FOUND],
  ['El mejor partido tuvo más de 130 yardas.', NOTHING_FOUND],
  ['En las semanas 14 y 15 no jugaron.', NOTHING_FOUND],
  ['En 2 de 9 partidos jugaron bien.', NOTHING_FOUND],
  [
    'El mejor partido tuvo 500 yardas.',
    'unjudged claim: We couldn’t find 500 in your numbers. How did you get it?',
  ],
])('reads “%s”', (claim, message) => expect(about(claim)).toEqual(message));

it('asks about a number that is nowhere', () => {
  expect(about('The best game had 500 yards.')).toBe(
    'unjudged claim: We couldn’t find 500 in your numbers. How did you get it?',
  );
});

it.each([
  'The best game had more than 100 yards.',
  'The best game had about 110 yards.',
  'The best game had 100+ yards.',
  'In 1 game they had 100 yards or more.',
  'The biggest slice has 999 degrees.',
  'The biggest slice has 999°.',
  'Most games had between 20 and 70 yards.',
  'In week 14 and 15 they did not play.',
  'In 2023 they were the best.',
  'In 2 of 9 games they did well.',
  'The scale goes up to 150 by 30.',
  'They are like the 49ers or the #88.',
  'One slice is 61% of it.',
  // 80 and 100 yards; 46 2/3 rounded to a whole number.
  'Together, Dissly and Ramírez got 180 yards.',
  'Dissly y Ramírez juntos tienen 180 yardas.',
  'A game has 47 yards on average.',
])('asks nothing about “%s”', (claim) => expect(about(claim)).not.toContain('?'));

it('asks nothing about a loss without its minus sign, or about a number in the form', () => {
  const source = { week: 5, players: [player('p1', 'Ann Lee', [-40, 5, 6, 8, 12])] };
  const said = (claim: string) =>
    about(
      claim,
      'box-and-whisker',
      { players: ['p1'], xScale: { start: '-50', step: '10', end: '70' } },
      source,
    );
  expect(said('Lee once lost 40 yards.')).toBe(found(names('Ann Lee')));
  expect(said('The scale ends with 70 yards.')).toBe(NOTHING_FOUND);
  expect(said('The scale ends with 80 yards.')).toContain('We couldn’t find 80');
});

it('never asks about a number of the data, and takes any text', () => {
  const games = fc.array(fc.integer({ min: -20, max: 300 }), { minLength: 5, maxLength: 9 });
  fc.assert(
    fc.property(games, fc.nat(), fc.nat(), (yards, one, other) => {
      const source = { week: yards.length, players: [player('p1', 'Ann Lee', yards)] };
      const at = (index: number) => yards[index % yards.length] ?? 0;
      const sum = yards.reduce((all, value) => all + value, 0);
      for (const number of [at(one), Math.abs(at(one) - at(other)), sum, Math.max(...yards)])
        expect(
          about(`Here she got ${number} yards.`, 'histogram', { players: ['p1'] }, source),
        ).not.toContain('?');
    }),
    { numRuns: 60 },
  );
  const word = fc.constantFrom(
    'Chase',
    '1/2',
    '0/0',
    '−7',
    '5,000',
    '1.5%',
    '$',
    '½',
    'than',
    'week',
    '3',
    'José',
    '°',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 12 }), (words) => {
      expect(about(words.join(' '))).toMatch(/^(again|unjudged)/);
    }),
  );
});
