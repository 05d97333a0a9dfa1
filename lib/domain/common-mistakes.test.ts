import { commonMistakes, type WrongTry } from './common-mistakes';
import type { MixedNumber } from './mixed-number';

const mixed = (wholeNumber: number, numerator = 0, denominator = 1): MixedNumber => ({ wholeNumber, numerator, denominator });

let clock = 0;
function wrong(studentId: string, misconception: string | null, changes: Partial<WrongTry> = {}): WrongTry {
  clock += 1;
  return { step: 'QB', studentId, misconception, answer: mixed(3), playerId: 1, formulaLevel: 1, at: clock, ...changes };
}

describe('what a class gets wrong', () => {
  it('is nothing without wrong answers', () => expect(commonMistakes([])).toEqual([]));

  it('stands in the order of the card, and steps without a wrong answer are left out', () => {
    const steps = commonMistakes([wrong('a', null, { step: 'TEAM', playerId: null }), wrong('a', null, { step: 'RB2' })]);
    expect(steps.map(({ step }) => step)).toEqual(['RB2', 'TEAM']);
  });

  it('counts students before tries: what three do once comes before what one does five times', () => {
    const tries = [
      ...Array.from({ length: 5 }, () => wrong('a', 'line-twice')),
      wrong('b', 'minus-dropped'),
      wrong('c', 'minus-dropped'),
      wrong('d', 'minus-dropped'),
    ];
    const [qb] = commonMistakes(tries);
    expect(qb).toMatchObject({ step: 'QB', tries: 8, students: 4 });
    expect(qb?.groups.map(({ misconception, tries, students }) => [misconception, tries, students])).toEqual([
      ['minus-dropped', 3, 3],
      ['line-twice', 5, 1],
    ]);
  });

  it('finds one wrong answer that several gave to the same player, however they wrote it', () => {
    const half = [mixed(0, 1, 2), mixed(0, 2, 4)];
    const [qb] = commonMistakes(half.map((answer, index) => wrong(`s${index}`, null, { answer })));
    expect(qb?.groups).toMatchObject([{ kind: 'same', misconception: null, tries: 2, students: 2, sample: { answer: half[0] } }]);
  });

  it('does not take one number for the same answer when it was about another player or by another formula', () => {
    const tries = [wrong('a', null), wrong('b', null, { playerId: 2 }), wrong('c', null, { formulaLevel: 2 })];
    expect(commonMistakes(tries)[0]?.groups).toMatchObject([{ kind: 'other', tries: 3, students: 3 }]);
  });

  it('keeps the four most common kinds, and what is left stands last as one', () => {
    const kinds = ['k1', 'k2', 'k3', 'k4', 'k5', 'k6'];
    const tries = kinds.flatMap((kind, index) => Array.from({ length: 6 - index }, (_, each) => wrong(`s${each}`, kind)));
    const groups = commonMistakes([wrong('z', null, { answer: mixed(9) }), ...tries])[0]?.groups ?? [];
    expect(groups.map(({ kind, misconception, tries }) => [kind, misconception, tries])).toEqual([
      ['known', 'k1', 6],
      ['known', 'k2', 5],
      ['known', 'k3', 4],
      ['known', 'k4', 3],
      ['other', null, 4],
    ]);
    expect(groups.reduce((sum, group) => sum + group.tries, 0)).toBe(tries.length + 1);
  });

  it('shows the answer most students gave, and the first of them', () => {
    const first = wrong('b', 'k', { answer: mixed(5) });
    const [qb] = commonMistakes([wrong('a', 'k', { answer: mixed(4) }), wrong('c', 'k', { answer: mixed(5) }), first]);
    expect(qb?.groups[0]?.sample).toBe(first);
  });
});
