import type { GraphPlayer } from '@/lib/domain/graphs/graph-source';
import { findGraphStatistic, type GraphStatistic } from '@/lib/domain/graphs/graph-source';
import {
  findStatisticNamingProblem,
  mentionsPlayKindOfStatistic,
  simplifyTextForComparison,
  textBeforeUnitWord,
  wordsOfPlayerNames,
} from './statistic-words';

const statistic = (field: string): GraphStatistic => {
  const found = findGraphStatistic(field);
  if (!found) throw new Error(field);
  return found;
};
const player = (name: string): GraphPlayer => ({ key: name, name, position: 'WR', games: [] });
const wrongWord = (text: string, ...fields: string[]) => {
  const problem = findStatisticNamingProblem(text, fields.map(statistic), []);
  return problem && 'word' in problem ? problem.word : null;
};

describe('a unit is named', () => {
  // To sacks and interceptions every other unit is a wrong one, and the other way round.
  it.each<[string, readonly string[]]>([
    ['yards', ['yard', 'yards', 'yd', 'yds', 'yrd', 'yrds', 'yardage']],
    ['touchdowns', ['touchdown', 'touchdowns', 'touch down', 'touch downs', 'td', 'tds']],
    ['catches', ['catch', 'catches', 'catchs', 'catched', 'caught', 'reception', 'receptions']],
    [
      'kicks',
      [
        ...[
          'kick',
          'kicks',
          'kicked',
          'kicking',
          'goal',
          'goals',
          'field goal',
          'field goals',
          'fieldgoal',
          'fieldgoals',
        ],
        ...['fg', 'fgs', 'extra point', 'extra points', 'extrapoint', 'extrapoints', 'xp', 'xps'],
      ],
    ],
    [
      'interceptions',
      ['intercept', 'intercepts', 'intercepted', 'interception', 'interceptions', 'int', 'ints'],
    ],
    ['fumbles', ['fumble', 'fumbles', 'fumbled', 'fumbling']],
    ['points', ['point', 'points', 'pt', 'pts']],
    [
      'something that no graph shows',
      [
        ...[
          'attempt',
          'attempts',
          'target',
          'targets',
          'completion',
          'completions',
          'carries',
          'tackle',
          'tackles',
        ],
        ...['punt', 'punts', 'first downs', 'missed', 'fantasy'],
      ],
    ],
  ])('%s', (_, words) => {
    expect(words.map((word) => wrongWord(`Sacks and ${word} there`, 'Sacks'))).toEqual(words);
  });

  it('sacks', () => {
    const words = ['sack', 'sacks', 'sacked', 'sacking'];
    expect(words.map((word) => wrongWord(`Fumbles and ${word} there`, 'FumblesRecovered'))).toEqual(
      words,
    );
  });

  it('by no part of another word, and not by points of data', () => {
    const words = [
      'backyard',
      'yardstick',
      'tdx',
      'catcher',
      'mint',
      'inter',
      'kickoff',
      'goalie',
      'fumblerooski',
      'pointed',
      'apt',
    ];
    for (const word of [
      ...words,
      'data points',
      'data point',
      'datapoints',
      'miss',
      'targeted',
      'punted',
      'sackful',
      'first',
    ]) {
      expect([
        word,
        findStatisticNamingProblem(`Sacks and ${word} there`, [statistic('Sacks')], []),
      ]).toEqual([word, null]);
    }
  });
});

describe('a kind is named', () => {
  // Sacks are of no kind, so each kind is a wrong one.
  it.each<[string, readonly string[]]>([
    [
      'passing',
      ['pass', 'passes', 'passed', 'passing', 'throw', 'throws', 'thrown', 'throwing', 'threw'],
    ],
    ['rushing', ['rush', 'rushes', 'rushed', 'rushing', 'run', 'runs', 'running', 'ran']],
    [
      'receiving, also misspelled',
      [
        ...[
          'receive',
          'receives',
          'received',
          'receiving',
          'recieve',
          'recieves',
          'recieved',
          'recieving',
          'receving',
          'reciving',
        ],
        ...['rec', 'catching'],
      ],
    ],
    ['allowing', ['allow', 'allows', 'allowed', 'allowing']],
  ])('%s', (_, words) => {
    expect(words.map((word) => wrongWord(`Sacks ${word} there`, 'Sacks'))).toEqual(words);
  });

  it('field goals and extra points, of two that are both kicks', () => {
    const fields = [
      'field goal',
      'field goals',
      'fieldgoal',
      'fieldgoals',
      'goal',
      'goals',
      'fg',
      'fgs',
    ];
    expect(fields.map((word) => wrongWord(`Kicks: ${word}`, 'ExtraPointsMade'))).toEqual(fields);
    const extras = ['extra point', 'extra points', 'extrapoint', 'extrapoints', 'xp', 'xps'];
    expect(extras.map((word) => wrongWord(`Kicks: ${word}`, 'FieldGoalsMade'))).toEqual(extras);
  });

  it('points that a team makes are not those it allows', () => {
    for (const text of [
      'points scored',
      'point scored',
      'scored points',
      'scoring points',
      'scored point',
      'points scored by the Bears',
    ]) {
      expect([text, wrongWord(text, 'PointsAllowed')?.includes('point')]).toEqual([text, true]);
    }
    for (const text of [
      'points scored against us',
      'points scored on us',
      'points scored by opponents',
      'score of points',
    ]) {
      expect([text, findStatisticNamingProblem(text, [statistic('PointsAllowed')], [])]).toEqual([
        text,
        null,
      ]);
    }
  });

  it('by no part of another word', () => {
    for (const word of [
      'compass',
      'rushmore',
      'rant',
      'runway',
      'receipt',
      'record',
      'shallow',
      'throwback',
      'brushes',
    ]) {
      expect([
        word,
        findStatisticNamingProblem(`Sacks and ${word} there`, [statistic('Sacks')], []),
      ]).toEqual([word, null]);
    }
  });
});

it.each([
  ...[
    'running back',
    'running backs',
    'wide receiver',
    'wide receivers',
    'receiver',
    'receivers',
    'runner',
    'runners',
  ],
  ...[
    'rusher',
    'rushers',
    'passer',
    'passers',
    'kicker',
    'kickers',
    'catcher',
    'catchers',
    'pass defense',
    'pass defenses',
  ],
  ...[
    'pass defence',
    'run defense',
    'rush defense',
    'rushing defenses',
    'passing defence',
    'pass catcher',
    'pass catchers',
  ],
  ...['pass rusher', 'pass rushers', 'pass rush', 'ball carrier', 'ball carriers'],
])('people who are called by what they do name no statistic: %s', (people) => {
  expect(findStatisticNamingProblem(`Sacks of my ${people}`, [statistic('Sacks')], [])).toBeNull();
});

it('a name names no statistic, alone or with an s', () => {
  const players = [player('Cooper Rush'), player('Justin Fields'), player('Ja’Marr Chase')];
  expect(wordsOfPlayerNames(players)).toEqual(
    new Set([
      'cooper',
      'coopers',
      'rush',
      'rushs',
      'justin',
      'justins',
      'fields',
      'fieldss',
      'jamarr',
      'jamarrs',
      'chase',
      'chases',
    ]),
  );
  expect(
    findStatisticNamingProblem('Passing yards of Rush', [statistic('PassingYards')], players),
  ).toBeNull();
  expect(
    findStatisticNamingProblem('Passing yards of Rush', [statistic('PassingYards')], []),
  ).toEqual({
    word: 'rush',
  });
  expect(
    findStatisticNamingProblem("Rush's passing yards", [statistic('PassingYards')], players),
  ).toBeNull();
});

it.each([
  ['Ja’Marr  Chase!', 'jamarr chase'],
  ["Ja'Marr", 'jamarr'],
  ['  Amon-Ra St. Brown  ', 'amon ra st brown'],
  ['Josué', 'josue'],
  ['TDs: 5 / 6', 'tds 5 6'],
  ['…', ''],
])('“%s” is read as “%s”', (text, words) => {
  expect(simplifyTextForComparison(text)).toBe(words);
});

describe('a text is right', () => {
  it.each<[string, string[], string, ReturnType<typeof findStatisticNamingProblem>]>([
    ['that names its unit', ['ReceivingYards'], 'Yards', null],
    ['that names its unit and its kind', ['ReceivingYards'], 'Receiving yards', null],
    ['that gets yards from catches', ['ReceivingYards'], 'Yards from catches', null],
    ['that catches passes', ['ReceivingYards'], 'Yards on passes that were caught', null],
    ['that catches a pass', ['Receptions'], 'Each pass caught', null],
    ['that receives passes', ['ReceivingYards'], 'Passes and receiving yards', null],
    ['that intercepts passes', ['Interceptions'], 'Passes intercepted', null],
    ['that passes touchdowns, both ways round', ['PassingTouchdowns'], 'Touchdown passes', null],
    [
      'that names two kinds',
      ['ReceivingYards', 'RushingYards'],
      'Rushing and receiving yards',
      null,
    ],
    ['that names neither kind', ['ReceivingYards', 'RushingYards'], 'All yards', null],
    [
      'that names one of two units',
      ['Receptions', 'ReceivingYards'],
      'Catches',
      { missing: statistic('ReceivingYards') },
    ],
    [
      'that names the other unit',
      ['Receptions', 'RushingYards'],
      'Rushing yards',
      { missing: statistic('Receptions') },
    ],
    [
      'that names no unit',
      ['ReceivingYards'],
      'Receiving',
      { missing: statistic('ReceivingYards') },
    ],
    ['that names no unit at all', ['Sacks'], '', { missing: statistic('Sacks') }],
    [
      'that names one of two kinds',
      ['ReceivingYards', 'RushingYards'],
      'Rushing yards',
      { partly: { unit: 'yards', fields: ['ReceivingYards', 'RushingYards'] } },
    ],
    [
      'that names a kind of its own with a unit of another',
      ['Receptions', 'RushingYards'],
      'Catches and receiving yards',
      { word: 'receiving' },
    ],
    [
      'that names the kind of each',
      ['Receptions', 'RushingYards'],
      'Receiving catches and rushing yards',
      null,
    ],
    ['that only passes', ['ReceivingYards'], 'Yards of passes', { word: 'passes' }],
    ['that only throws', ['ReceivingYards'], 'Yards thrown and caught', { word: 'thrown' }],
    ['that passes what is intercepted', ['Sacks'], 'Sacks of passes', { word: 'passes' }],
    [
      'that catches what nobody received',
      ['RushingYards'],
      'Yards from catches',
      { word: 'catches' },
    ],
    ['that names a wrong unit and a wrong kind', ['Sacks'], 'Passing yards', { word: 'yards' }],
  ])('or not, %s', (_, fields, text, problem) => {
    expect(findStatisticNamingProblem(text, fields.map(statistic), [])).toEqual(problem);
  });
});

it.each<[string, string | null]>([
  ['Number of games with that many yards', 'number of games with that many '],
  ['Yards', ''],
  ['Catches and yards', ''],
  ['games of catches and yards', 'games of '],
  ['Games', null],
  ['Games of my wide receivers with a catch', 'games of my  with a '],
])('what “%s” says in front of its first unit', (text, before) => {
  expect(textBeforeUnitWord(text, [])).toBe(before);
});

it.each<[string, string, boolean]>([
  ['Rushing yards', 'RushingYards', true],
  ['Yards', 'RushingYards', false],
  ['Receiving yards', 'RushingYards', false],
  ['Receiving yards', 'ReceivingYards', true],
  ['Yards from catches', 'ReceivingYards', true],
  ['Yards from catches', 'RushingYards', false],
  ['Catches', 'Receptions', false],
  ['Received passes', 'Receptions', true],
  ['Extra points', 'ExtraPointsMade', true],
  ['Field goals', 'ExtraPointsMade', false],
])('“%s” says that it is %s: %s', (text, field, says) => {
  expect(mentionsPlayKindOfStatistic(text, statistic(field), [])).toBe(says);
});
