import { templateFormulaLines } from '@/lib/domain/football/ready-formulas';
import {
  type FormulaSetEvent,
  type FormulaSetState,
  findMatchingTemplateId,
  formulaSetReducer,
  initialFormulaSetState,
  parseFormulaSet,
  parsePositionFormula,
  parseRateLine,
  type RateLineBoxes,
  rateBoxesOfLine,
} from './formula-set-state';

const fresh = initialFormulaSetState({ name: '', lines: templateFormulaLines('unlike') });
const after = (...events: FormulaSetEvent[]): FormulaSetState =>
  events.reduce(formulaSetReducer, fresh);
const line = (change: Partial<RateLineBoxes>): FormulaSetEvent => ({
  kind: 'line',
  line: 'RushingYards',
  change,
});
const boxes = (kind: RateLineBoxes['kind'], whole = '', numerator = '', denominator = '') => ({
  kind,
  whole,
  numerator,
  denominator,
});

it('shows each rate in the kind it is, and reads the same set back', () => {
  expect(rateBoxesOfLine(fresh, 'RB', 'RushingYards')).toEqual(boxes('fraction', '', '1', '10'));
  expect(rateBoxesOfLine(fresh, 'RB', 'RushingTouchdowns')).toEqual(boxes('whole', '5'));
  expect(rateBoxesOfLine(fresh, 'RB', 'ReceivingTouchdowns')).toEqual(
    boxes('mixed', '5', '1', '2'),
  );
  expect(rateBoxesOfLine(fresh, 'K', 'FieldGoalsMade0to19')).toEqual(boxes('off'));
  expect(parseFormulaSet(fresh)).toEqual({
    lines: templateFormulaLines('unlike'),
    firstInvalid: null,
  });
  const below = initialFormulaSetState({ name: '', lines: templateFormulaLines('below-zero') });
  expect(rateBoxesOfLine(below, 'RB', 'Receptions')).toEqual(boxes('fraction', '', '−1', '2'));
  expect(parseFormulaSet(below).lines).toEqual(templateFormulaLines('below-zero'));
});

it('says which level or ready set it is, until a rate is changed', () => {
  expect(findMatchingTemplateId(parseFormulaSet(fresh).lines)).toBe('unlike');
  expect(
    findMatchingTemplateId(
      parseFormulaSet(after({ kind: 'start', lines: templateFormulaLines(2), name: '' })).lines,
    ),
  ).toBe(2);
  expect(
    findMatchingTemplateId(parseFormulaSet(after(line({ denominator: '12' }))).lines),
  ).toBeNull();
});

it('writes the three that run and catch as one, until they are to differ', () => {
  const together = after(line({ denominator: '12' }));
  expect(
    (['RB', 'WR', 'TE', 'QB'] as const).map(
      (each) => rateBoxesOfLine(together, each, 'RushingYards').denominator,
    ),
  ).toEqual(['12', '12', '12', '8']);
  const apart = after(
    { kind: 'same', isSame: false },
    { kind: 'position', position: 'WR' },
    line({ denominator: '12' }),
  );
  expect(
    (['RB', 'WR', 'TE'] as const).map(
      (each) => rateBoxesOfLine(apart, each, 'RushingYards').denominator,
    ),
  ).toEqual(['10', '12', '10']);
  const again = formulaSetReducer(apart, { kind: 'same', isSame: true });
  expect(
    (['RB', 'WR', 'TE'] as const).map(
      (each) => rateBoxesOfLine(again, each, 'RushingYards').denominator,
    ),
  ).toEqual(['12', '12', '12']);
  expect(
    initialFormulaSetState({
      name: '',
      lines: { ...templateFormulaLines(1), TE: templateFormulaLines(2).TE },
    }).isSame,
  ).toBe(false);
});

it('counts a kicker’s kicks once: all of them, or each distance', () => {
  const kicker = after(
    { kind: 'position', position: 'K' },
    { kind: 'line', line: 'FieldGoalsMade50Plus', change: boxes('whole', '4') },
  );
  expect(parsePositionFormula(kicker, 'K').formula).toEqual({
    ExtraPointsMade: [2, 3],
    FieldGoalsMade50Plus: [4, 1],
  });
  const back = formulaSetReducer(kicker, {
    kind: 'line',
    line: 'FieldGoalsMade',
    change: { kind: 'mixed' },
  });
  expect(parsePositionFormula(back, 'K').formula).toEqual({
    ExtraPointsMade: [2, 3],
    FieldGoalsMade: [5, 2],
  });
});

it('keeps a name that was typed, and names a set that has none', () => {
  const start = {
    kind: 'start',
    lines: templateFormulaLines('mixed'),
    name: 'Mixed rates',
  } as const;
  expect(after(start).name).toBe('Mixed rates');
  expect(after({ kind: 'name', name: 'November' }, start).name).toBe('November');
  expect(after({ kind: 'position', position: 'K' }, start).position).toBe('K');
});

it.each([
  [boxes('off', '5'), null],
  [boxes('whole', '5'), { rate: [5, 1] }],
  [boxes('whole', '−5'), { rate: [-5, 1] }],
  [boxes('whole', ' '), { problem: 'empty' }],
  [boxes('whole', '2.5'), { problem: 'whole' }],
  [boxes('whole', '0'), { problem: 'zero' }],
  [boxes('whole', '21'), { problem: 'whole' }],
  [boxes('fraction', '5', '1', '2'), { rate: [1, 2] }],
  [boxes('fraction', '', '-1', '2'), { rate: [-1, 2] }],
  [boxes('fraction', '', '3', ''), { problem: 'empty' }],
  [boxes('fraction', '', '3', '1'), { problem: 'denominator' }],
  [boxes('fraction', '', '1', '61'), { problem: 'denominator' }],
  [boxes('fraction', '', '25', '49'), { problem: 'numerator' }],
  [boxes('mixed', '5', '1', '2'), { rate: [11, 2] }],
  [boxes('mixed', '-5', '1', '2'), { rate: [-11, 2] }],
  [boxes('mixed', '5', '3', '2'), { problem: 'improper' }],
  [boxes('mixed', '5', '-1', '2'), { problem: 'numerator' }],
  [boxes('mixed', '0', '1', '2'), { problem: 'whole' }],
] as const)('reads the boxes of a line: %j', (typed, read) => {
  expect(parseRateLine('Receptions', typed)).toEqual(read);
});

it('says where a set can’t be read yet', () => {
  const state = after(
    { kind: 'position', position: 'DEF' },
    { kind: 'line', line: 'Sacks', change: { denominator: '' } },
  );
  expect(parsePositionFormula(state, 'DEF').firstInvalid).toBe('Sacks');
  expect(parseFormulaSet(state).firstInvalid).toBe('DEF');
});
