import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { commonMistakes, type WrongTry } from './common';

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

describe('each step of a class, to the last number', () => {
  it('says how many tries and students there were, and each kind with one of its answers', () => {
    const first = wrong('a', 'line-twice', { answer: mixed(4) });
    const second = wrong('b', 'line-twice', { answer: mixed(5) });
    const same = [wrong('a', null, { answer: mixed(9) }), wrong('c', null, { answer: mixed(9) })];
    const alone = wrong('c', null, { answer: mixed(1) });
    expect(commonMistakes([alone, ...same, second, first])).toEqual([
      {
        step: 'QB',
        tries: 5,
        students: 3,
        groups: [
          { kind: 'known', misconception: 'line-twice', tries: 2, students: 2, sample: first },
          { kind: 'same', misconception: null, tries: 2, students: 2, sample: same[0] },
          { kind: 'other', misconception: null, tries: 1, students: 1, sample: alone },
        ],
      },
    ]);
  });

  it('takes one number that one student gave twice for no common mistake', () => {
    const twice = [wrong('a', null), wrong('a', null)];
    expect(commonMistakes(twice)[0]?.groups).toEqual([
      { kind: 'other', misconception: null, tries: 2, students: 1, sample: twice[0] },
    ]);
  });

  it('puts what more students do first, then what was done more often', () => {
    const tries = [
      wrong('a', 'often'),
      wrong('a', 'often'),
      wrong('b', 'often'),
      wrong('a', 'seldom'),
      wrong('b', 'seldom'),
      wrong('a', 'alone'),
      wrong('a', 'alone'),
      wrong('a', 'alone'),
    ];
    const order = (list: readonly WrongTry[]) => commonMistakes(list)[0]?.groups.map(({ misconception }) => misconception);
    expect(order(tries)).toEqual(['often', 'seldom', 'alone']);
    expect(order(tries.toReversed())).toEqual(['often', 'seldom', 'alone']);
  });

  it('shows the answer that more students gave, also where another one came first', () => {
    const early = wrong('a', 'k', { answer: mixed(4) });
    const later = [wrong('b', 'k', { answer: mixed(5) }), wrong('c', 'k', { answer: mixed(5) })];
    expect(commonMistakes([early, ...later])[0]?.groups[0]?.sample).toBe(later[0]);
  });

  it('shows among answers that as many students gave the one that came first', () => {
    const early = wrong('a', 'k', { answer: mixed(4) });
    const late = wrong('b', 'k', { answer: mixed(5) });
    expect(commonMistakes([late, early])[0]?.groups[0]?.sample).toBe(early);
    const again = wrong('b', 'k', { answer: mixed(5) });
    expect(commonMistakes([late, again, early])[0]?.groups[0]?.sample).toBe(early);
  });

  it('has nothing left over where four kinds are all there is', () => {
    const tries = ['k1', 'k2', 'k3', 'k4'].map((kind) => wrong('a', kind));
    expect(commonMistakes(tries)[0]?.groups.map(({ kind }) => kind)).toEqual(['known', 'known', 'known', 'known']);
  });
});
