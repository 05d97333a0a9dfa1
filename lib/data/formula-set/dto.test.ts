import { templateFormulaLines } from '@/lib/domain/football/ready-formulas';
import { expectLimits, kept, refused } from '@/lib/testing/input-limits';
import { formulaDifficultyInput, formulaSetInput } from './dto';

const lines = templateFormulaLines('unlike');
const set = { name: 'Unlike, November', lines };
const good = { leagueId: 'room-12', fromWeek: 7, set };

const named = (name: string) => ({ ...set, name });
const withRate = (rate: unknown) => ({ ...set, lines: { ...lines, RB: { RushingYards: rate } } });

it('a set has a name that can be read and is kind, and rates within the bounds at every position', () => {
  expectLimits(formulaSetInput, good, 'set', [
    [null, kept(null)],
    [named('  Unlike,   November '), kept(set)],
    [named('x'.repeat(40)), kept(named('x'.repeat(40)))],
    [named('x'.repeat(41)), refused('Use at most 40 letters and spaces.')],
    [named('  '), refused('Give the set a name. Your students see it on their cards.')],
    [named('Shitty rates'), refused('Please choose a name that’s kind to everyone.')],
    [named('a\u202eb'), kept(named('ab'))],
    [withRate([1, 60]), kept(withRate([1, 60]))],
    [withRate([1, 61]), refused('RB, Rushing yards: use a denominator from 2 to 60.')],
    [withRate([-1, 2]), refused('RB, Rushing yards: these points can’t be below zero.')],
    [
      withRate([0, 1]),
      refused('RB, Rushing yards: a line needs more than 0 points. Choose “off” to leave it out.'),
    ],
    [withRate([30, 1]), refused('RB, Rushing yards: use a whole number from −10 to 20.')],
    [withRate([0.5, 1]), refused(null)],
    [withRate([1, 0]), refused(null)],
    [withRate([1]), refused(null)],
    [{ ...set, lines: { ...lines, RB: {} } }, refused('RB needs at least one line.')],
    [{ ...set, lines: { RB: lines.RB } }, refused('QB needs at least one line.')],
    [
      { ...set, lines: { ...lines, RB: { Sacks: [1, 2] } } },
      refused('RB has a line that doesn’t belong to it.'),
    ],
    [{ ...set, lines: { ...lines, RB: { ...lines.RB, TwoPointRuns: [1, 2] } } }, refused(null)],
    [
      { ...set, lines: { ...lines, K: { FieldGoalsMade: [3, 1], FieldGoalsMade50Plus: [4, 1] } } },
      refused('K counts the same kicks twice. Use all field goals, or each distance.'),
    ],
    [
      { ...set, lines: { ...lines, RB: { RushingYards: [1, 59], ReceivingYards: [1, 53] } } },
      refused(
        'A team would need the common denominator 375,240. Choose denominators that share more factors, like 2, 4, and 8.',
      ),
    ],
  ]);
  expectLimits(formulaSetInput, good, 'fromWeek', [
    [1, kept(1)],
    [18, kept(18)],
    [0, refused(null)],
    [19, refused(null)],
  ]);
});

it('one position is measured within the same bounds', () => {
  const asked = {
    leagueId: 'room-12',
    position: 'RB',
    formula: { RushingYards: [1, 10] },
    example: 0,
  };
  expectLimits(formulaDifficultyInput, asked, 'formula', [
    [{}, kept({})],
    [{ RushingYards: [1, 100] }, refused('Use a denominator from 2 to 60.')],
  ]);
  expectLimits(formulaDifficultyInput, asked, 'example', [
    [-1, refused(null)],
    [100_001, refused(null)],
  ]);
});
