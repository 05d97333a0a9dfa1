import {
  emptyDraftOfType,
  GRAPH_REQUIREMENTS_BY_TYPE,
  restoreDraftOfType,
} from '@/lib/domain/testing/by-type';
import { chosenPlayersInRosterOrder, type GraphDraft } from './graph-draft';
import type { GraphType } from './graph-names';
import type { GraphDataSource, GraphPlayer } from './graph-source';

const player = (key: string, position: GraphPlayer['position']): GraphPlayer => ({
  key,
  name: key,
  position,
  games: [],
});
const SOURCE: GraphDataSource = {
  week: 4,
  players: [player('p1', 'QB'), player('p2', 'WR'), player('d1', 'DEF')],
};
const NO_SCALE = { start: '', step: '', end: '' };

const WHOLE: GraphDraft = {
  players: ['p2', 'p1'],
  fields: ['RushingYards'],
  fromWeek: 2,
  toWeek: 3,
  title: 'Title',
  xLabel: 'Week',
  yLabel: 'Yards',
  claim: 'It goes up.',
  xScale: { start: '1', step: '2', end: '3' },
  yScale: { start: '4', step: '5', end: '6' },
  bins: { start: '7', width: '8', count: '9' },
  stems: { first: '0', last: '3' },
  stemKey: { stem: '1', leaf: '2', value: '12', unit: 'yards' },
  showKey: true,
  dots: true,
  gap: 'join',
  byHand: true,
  typed: { 'angle-p1': '90', 'total-p2': '' },
};

it('an empty graph covers all weeks, and counts what someone on the roster has', () => {
  expect(emptyDraftOfType('circle', SOURCE)).toEqual({
    players: [],
    fields: ['ReceivingYards'],
    fromWeek: 1,
    toWeek: 4,
    title: '',
    xLabel: '',
    yLabel: '',
    claim: '',
    xScale: NO_SCALE,
    yScale: NO_SCALE,
    bins: { start: '', width: '', count: '' },
    stems: { first: '', last: '' },
    stemKey: { stem: '', leaf: '', value: '', unit: '' },
    showKey: false,
    dots: false,
    gap: '',
    byHand: false,
    typed: {},
  });
  expect(emptyDraftOfType('scatter-plot', SOURCE).fields).toEqual([
    'ReceivingYards',
    'RushingYards',
  ]);
  expect(
    emptyDraftOfType('stacked-bar', { week: 4, players: [player('d1', 'DEF')] }).fields,
  ).toEqual(['Sacks', 'Interceptions']);
  expect(emptyDraftOfType('circle', { week: 0, players: [] })).toMatchObject({
    fields: [],
    fromWeek: 1,
    toWeek: 1,
  });
});

it('keeps what a device has kept, all of it', () => {
  expect(restoreDraftOfType(WHOLE, 'circle', SOURCE)).toEqual(WHOLE);
  const other: GraphDraft = {
    ...WHOLE,
    showKey: false,
    dots: false,
    gap: 'zero',
    fromWeek: 1,
    toWeek: 4,
  };
  expect(restoreDraftOfType(other, 'circle', SOURCE)).toEqual(other);
  expect(restoreDraftOfType({ ...WHOLE, gap: 'gap' }, 'circle', SOURCE).gap).toBe('gap');
});

it.each<[string, Record<string, unknown>, Partial<GraphDraft>]>([
  ['players who have left the roster', { players: ['p9', 'p2', 7] }, { players: ['p2'] }],
  ['players that are no list', { players: 'p2' }, { players: [] }],
  ['a statistic that there is not', { fields: ['Nothing'] }, { fields: ['ReceivingYards'] }],
  ['one of them that there is not', { fields: ['Nothing', 'Sacks'] }, { fields: ['Sacks'] }],
  [
    'more statistics than this graph has',
    { fields: ['Sacks', 'Interceptions'] },
    { fields: ['ReceivingYards'] },
  ],
  ['no statistics', { fields: [] }, { fields: ['ReceivingYards'] }],
  ['a week 0', { fromWeek: 0, toWeek: 0 }, { fromWeek: 1, toWeek: 4 }],
  ['a week to come', { fromWeek: 5, toWeek: 5 }, { fromWeek: 1, toWeek: 4 }],
  ['half a week', { fromWeek: 1.5, toWeek: '3' }, { fromWeek: 1, toWeek: 4 }],
  [
    'words that are none',
    { title: 7, xLabel: null, yLabel: [], claim: {} },
    { title: '', xLabel: '', yLabel: '', claim: '' },
  ],
  [
    'a scale that is none',
    { xScale: null, yScale: 'scale' },
    { xScale: NO_SCALE, yScale: NO_SCALE },
  ],
  [
    'a part of a scale',
    { xScale: { start: '1', step: 2, more: '3' } },
    { xScale: { start: '1', step: '', end: '' } },
  ],
  [
    'boxes that are none',
    { bins: 1, stems: null },
    { bins: { start: '', width: '', count: '' }, stems: { first: '', last: '' } },
  ],
  [
    'a key that is none',
    { stemKey: undefined, showKey: 'true', dots: 1 },
    { stemKey: { stem: '', leaf: '', value: '', unit: '' }, showKey: false, dots: false },
  ],
  ['a gap of another kind', { gap: 'other' }, { gap: '' }],
  [
    'numbers that are no texts',
    { typed: { 'angle-p1': 90, 'angle-p2': '90' } },
    { typed: { 'angle-p2': '90' } },
  ],
  ['no numbers', { typed: null }, { typed: {} }],
  ['a text for numbers', { typed: 'text' }, { typed: {} }],
])('what a device has kept comes without %s', (_, kept, read) => {
  expect(restoreDraftOfType({ ...WHOLE, ...kept }, 'circle', SOURCE)).toEqual({
    ...WHOLE,
    ...read,
  });
});

it('keeps as many statistics as the type of graph has', () => {
  const read = (type: GraphType, ...fields: string[]) =>
    restoreDraftOfType({ ...WHOLE, fields }, type, SOURCE).fields;
  expect(read('stacked-bar', 'Sacks')).toEqual(['ReceivingYards', 'RushingYards']);
  expect(read('stacked-bar', 'Sacks', 'Interceptions')).toEqual(['Sacks', 'Interceptions']);
  expect(read('stacked-bar', 'Sacks', 'Sacks', 'Sacks')).toEqual(['Sacks', 'Sacks', 'Sacks']);
  expect(read('stacked-bar', 'Sacks', 'Sacks', 'Sacks', 'Sacks')).toEqual([
    'ReceivingYards',
    'RushingYards',
  ]);
});

it('shows players who are chosen and have every statistic of it', () => {
  const chosen = (players: string[], fields: string[]) =>
    chosenPlayersInRosterOrder({ players, fields }, SOURCE).map(({ key }) => key);
  expect(chosen(['d1', 'p2', 'p1'], ['RushingYards'])).toEqual(['p1', 'p2']);
  expect(chosen(['p1', 'p2'], ['RushingYards', 'PassingYards'])).toEqual(['p1']);
  expect(chosen(['p1'], ['ReceivingYards'])).toEqual([]);
  expect(chosen([], ['RushingYards'])).toEqual([]);
});

it('asks for each graph what the seven plans say', () => {
  const plans = Object.entries(GRAPH_REQUIREMENTS_BY_TYPE).map(
    ([type, { players, fields, least, axes, scales, dots }]) => [
      type,
      `${players.min}-${players.max}`,
      `${fields.min}-${fields.max}`,
      least && `${least.count} of ${least.of}`,
      `${axes.x} ${axes.y}`,
      scales.join(),
      dots,
    ],
  );
  expect(plans).toEqual([
    ['circle', '2-6', '1-1', null, 'null null', '', false],
    ['stacked-bar', '2-5', '2-3', null, 'player pieces', 'y', false],
    ['multiple-line', '2-5', '1-1', null, 'week statistic', 'y', false],
    ['stem-and-leaf', '1-6', '1-1', '5 of all', 'null null', '', false],
    ['histogram', '1-6', '1-1', '5 of all', 'statistic count', 'y', true],
    ['scatter-plot', '1-4', '2-2', '5 of all', 'statistic second-statistic', 'x,y', false],
    ['box-and-whisker', '1-4', '1-1', '4 of each', 'statistic null', 'x', true],
  ]);
});
