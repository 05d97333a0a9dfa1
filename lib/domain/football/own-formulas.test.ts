import fc from 'fast-check';
import { diagnoseMistake } from '../answers/mistakes/misconceptions';
import { makePlayerStepContext } from '../answers/step-context';
import { rational, toMixed } from '../numbers/fractions';
import {
  type CustomFormulaLines,
  type CustomFormulas,
  confusableRules,
  FORMULA_LEVELS,
  formulaLines,
  scoringRulesOfStoredWork,
} from './formulas';
import {
  commonDenominatorOfFormulaSet,
  type FormulaSetFromWeek,
  formulaLinesByPosition,
  formulaSetForPosition,
  formulaSetOfWeek,
  formulaSetProblems,
  isSameFormulaSet,
  MAX_FORMULA_SET_COMMON_DENOMINATOR,
  rateProblem,
  STATISTICS_THAT_MAY_COST_POINTS,
  setFormulaSetFromWeek,
} from './own-formulas';
import { POSITION_CODES } from './positions';
import {
  FORMULA_SET_TEMPLATE_IDS,
  READY_MADE_FORMULA_SET_IDS,
  templateFormulaLines,
} from './ready-formulas';
import { formulaTerms, scoreGame } from './scoring';

/** Halves, eighths, and tenths in one set, as in the design. */
const BACKS = {
  RushingYards: [1, 10],
  RushingTouchdowns: [5, 1],
  Receptions: [1, 2],
  ReceivingYards: [1, 8],
  ReceivingTouchdowns: [11, 2],
} as const;
const lines: CustomFormulaLines = { ...formulaLinesByPosition(1), RB: BACKS, WR: BACKS, TE: BACKS };
const november: CustomFormulas = { name: 'Unlike, November', lines };
const MOSTERT = {
  RushingYards: 115,
  RushingTouchdowns: 2,
  Receptions: 3,
  ReceivingYards: 17,
  ReceivingTouchdowns: 1,
};

describe('a set of a teacher’s own', () => {
  it('scores a real game exactly as the design works it out by hand: 30 5/8', () => {
    expect(scoreGame('RB', november, MOSTERT).toFraction()).toBe('245/8');
    const { lines: card, total } = makePlayerStepContext({
      position: 'RB',
      stats: MOSTERT,
      rules: november,
    });
    expect(card.map(({ value }) => value.toFraction())).toEqual([
      '23/2',
      '10',
      '3/2',
      '17/8',
      '11/2',
    ]);
    expect(toMixed(total)).toEqual({ wholeNumber: 30, numerator: 5, denominator: 8 });
  });

  it('has its lines in the order of the position’s card, in whatever order a store has kept them', () => {
    const shuffled = {
      name: '',
      lines: { RB: Object.fromEntries(Object.entries(BACKS).toReversed()) },
    };
    expect(formulaLines('RB', shuffled).map(([name]) => name)).toEqual(Object.keys(BACKS));
    expect(formulaTerms('RB', shuffled)).toBe(formulaTerms('RB', shuffled));
    expect(isSameFormulaSet({ name: '', lines: { RB: BACKS } }, shuffled)).toBe(true);
    expect(isSameFormulaSet(november, { ...november, name: 'December' })).toBe(false);
    expect(isSameFormulaSet(november, { ...november, lines: formulaLinesByPosition(1) })).toBe(
      false,
    );
    expect([isSameFormulaSet(null, november), isSameFormulaSet(null, null)]).toEqual([false, true]);
  });

  it('scores 0 at a position it says nothing of, as it may be cut down to one', () => {
    const cut = formulaSetForPosition({ ...november, before: formulaLinesByPosition(2) }, 'RB');
    expect(cut).toEqual({
      name: 'Unlike, November',
      lines: { RB: BACKS },
      before: { RB: formulaLinesByPosition(2).RB },
    });
    expect(scoreGame('RB', cut, MOSTERT).toFraction()).toBe('245/8');
    expect(scoreGame('QB', cut, { PassingYards: 100 }).toFraction()).toBe('0');
    expect(formulaSetForPosition(november, null)).toEqual({ name: 'Unlike, November', lines: {} });
  });

  it('stands beside a student’s level and goes before it', () => {
    expect(scoringRulesOfStoredWork({ formulaLevel: 2, formulaSet: november })).toBe(november);
    expect(scoringRulesOfStoredWork({ formulaLevel: 2 })).toBe(2);
  });

  it('is taken for a level, or for the class’s set before it', () => {
    expect(confusableRules(november)).toEqual([1, 2]);
    expect(confusableRules(1)).toEqual([2]);
    const context = makePlayerStepContext({
      position: 'RB',
      stats: MOSTERT,
      rules: { ...november, before: { RB: { RushingYards: [1, 7] } } },
    });
    const named = (wholeNumber: number, numerator: number, denominator: number) =>
      JSON.stringify(diagnoseMistake(context, { answer: { wholeNumber, numerator, denominator } }));
    // The card by level 1, as it is added up: 11 5/10 + 10 + 3 + 1 7/10 + 5.
    expect(named(31, 2, 10)).toContain('other-level');
    expect(named(16, 3, 7)).toContain('other-level');
  });
});

describe('what a set may hold', () => {
  it.each([
    ['RushingYards', [1, 10], null],
    ['RushingYards', [20, 60], null],
    ['RushingYards', [1, 61], 'denominator'],
    ['RushingYards', [0, 1], 'zero'],
    ['RushingYards', [-1, 10], 'costs'],
    ['RushingTouchdowns', [20, 1], null],
    ['RushingTouchdowns', [21, 1], 'whole'],
    ['RushingTouchdowns', [20 * 60 + 20, 60], null],
    ['RushingTouchdowns', [21 * 60 + 1, 60], 'whole'],
    ['RushingTouchdowns', [21, 43], 'numerator'],
    ['RushingTouchdowns', [-5, 1], 'costs'],
    ['Receptions', [-10, 1], null],
    ['Receptions', [-11, 1], 'whole'],
    ['Receptions', [-1, 2], null],
    ['Sacks', [-1, 2], null],
    ['ExtraPointsMade', [-3, 4], null],
    ['Interceptions', [-1, 1], 'costs'],
    ['Receptions', [1.5, 2], 'whole'],
    ['Receptions', [1, 0], 'denominator'],
  ] as const)('a rate for %s of %j: %s', (line, rate, problem) => {
    expect(rateProblem(line, rate)).toBe(problem);
  });

  it('points below zero for something at each position that has no yards below zero in most games', () => {
    const costly = (position: (typeof POSITION_CODES)[number]) =>
      formulaLines(position, 2).some(([name]) => STATISTICS_THAT_MAY_COST_POINTS.has(name));
    expect(POSITION_CODES.filter(costly)).toEqual(['RB', 'WR', 'TE', 'K', 'DEF']);
  });

  it('names the position and the line that have to be changed', () => {
    expect(formulaSetProblems(lines)).toEqual([]);
    expect(formulaSetProblems({ ...lines, QB: {} })).toEqual([{ why: 'no-lines', position: 'QB' }]);
    expect(formulaSetProblems({ RB: BACKS })).toContainEqual({ why: 'no-lines', position: 'DEF' });
    expect(formulaSetProblems({ ...lines, QB: { Sacks: [1, 2] } })).toEqual([
      { why: 'not-here', position: 'QB' },
    ]);
    expect(
      formulaSetProblems({ ...lines, K: { FieldGoalsMade: [3, 1], FieldGoalsMade50Plus: [1, 2] } }),
    ).toEqual([{ why: 'twice', position: 'K' }]);
    expect(formulaSetProblems({ ...lines, RB: { ...BACKS, RushingYards: [1, 99] } })).toEqual([
      { why: 'denominator', position: 'RB', line: 'RushingYards' },
    ]);
  });

  it('no denominators whose common one can’t be worked with by hand', () => {
    const odd = { RushingYards: [1, 59], Receptions: [1, 53], ReceivingYards: [1, 47] } as const;
    expect(commonDenominatorOfFormulaSet({ ...lines, RB: odd })).toBeGreaterThan(
      MAX_FORMULA_SET_COMMON_DENOMINATOR,
    );
    expect(formulaSetProblems({ ...formulaLinesByPosition(1), RB: odd })).toEqual([
      { why: 'common-denominator', denominator: 59 * 53 * 47 * 20 },
    ]);
    expect(commonDenominatorOfFormulaSet(lines)).toBe(40);
    expect(commonDenominatorOfFormulaSet({ RB: { RushingYards: [2, 4] } })).toBe(2);
  });

  it('every ready set and every level to start from, and whatever fits the bounds adds up exactly', () => {
    for (const set of FORMULA_SET_TEMPLATE_IDS)
      expect([set, formulaSetProblems(templateFormulaLines(set))]).toEqual([set, []]);
    for (const level of FORMULA_LEVELS)
      for (const position of POSITION_CODES)
        expect(
          formulaLines(position, { name: '', lines: templateFormulaLines(level) }).toSorted(),
        ).toEqual(formulaLines(position, level).toSorted());
    expect(READY_MADE_FORMULA_SET_IDS).toEqual(['like', 'unlike', 'mixed', 'below-zero']);
    fc.assert(
      fc.property(
        fc.integer({ min: -99, max: 999 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 2, max: 60 }),
        (yards, catches, numerator, denominator) => {
          const own = {
            name: '',
            lines: { RB: { RushingYards: [numerator, denominator], Receptions: [-1, 3] } },
          } as const;
          const points = scoreGame('RB', own, { RushingYards: yards, Receptions: catches });
          const parts = yards * numerator * 3 - catches * denominator;
          expect(points.equals(rational(parts, denominator * 3))).toBe(true);
        },
      ),
    );
  });
});

describe('from which week on', () => {
  const of = (week: number) => ({ statisticsSeason: 2023, week });
  const inForce = (changes: readonly FormulaSetFromWeek[], weeks: readonly number[]) =>
    weeks.map((week) => formulaSetOfWeek(changes, of(week))?.name ?? null);

  it('a set counts, until another one does, or the levels again', () => {
    const first = setFormulaSetFromWeek(undefined, of(3), { name: 'A', lines });
    const second = setFormulaSetFromWeek(first, of(6), { name: 'B', lines });
    const none = setFormulaSetFromWeek(second, of(8), null);
    expect(inForce(none, [2, 3, 5, 6, 7, 8, 18])).toEqual([null, 'A', 'A', 'B', 'B', null, null]);
    expect(formulaSetOfWeek(undefined, of(3))).toBeNull();
  });

  it('a change of mind goes in place of what was to come, and what has begun stays', () => {
    const first = setFormulaSetFromWeek(undefined, of(3), { name: 'A', lines });
    const changed = setFormulaSetFromWeek(
      setFormulaSetFromWeek(first, of(6), { name: 'B', lines }),
      of(6),
      {
        name: 'C',
        lines,
      },
    );
    expect(changed).toHaveLength(2);
    expect(inForce(changed, [5, 6])).toEqual(['A', 'C']);
    // A student could confuse it with the previous week's set, but not with one that never applied.
    expect(formulaSetOfWeek(changed, of(6))?.before).toEqual(lines);
    expect(formulaSetOfWeek(changed, of(5))?.before).toBeUndefined();
  });

  it('a set is for one season’s weeks: another season that the class plays begins with the levels', () => {
    const changes = setFormulaSetFromWeek(undefined, of(3), { name: 'A', lines });
    expect(formulaSetOfWeek(changes, { statisticsSeason: 2024, week: 5 })).toBeNull();
    const both = setFormulaSetFromWeek(
      changes,
      { statisticsSeason: 2024, week: 1 },
      { name: 'B', lines },
    );
    expect([
      inForce(both, [3]),
      formulaSetOfWeek(both, { statisticsSeason: 2024, week: 1 })?.name,
    ]).toEqual([['A'], 'B']);
  });
});
