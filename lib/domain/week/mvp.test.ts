import fc from 'fast-check';
import {
  balanceAfterPointChange,
  maxMvpPointsForCard,
  mvpPointsForCard,
  mvpPointsForNthGraphOfWeek,
  mvpPointsLostByGraphRemoval,
} from './mvp';
import { ALL_TASKS_MVP_POINTS } from './week-tasks';

const card = (...attempts: number[]) =>
  Array.from({ length: 9 }, (_, index) => ({ attempts: attempts[index] ?? 1, correct: true }));

describe('mvpPointsForCard', () => {
  it.each([
    ['every step right at once', card(), 5],
    ['one step with a second try', card(2), 4],
    ['one step with many tries costs one point', card(9), 4],
    ['two steps', card(2, 2), 3],
    ['never below 3', card(2, 2, 2, 2, 2, 2, 2, 2, 2), 3],
    [
      'nothing before the ninth step is right',
      card().map((step, index) => ({ ...step, correct: index < 8 })),
      0,
    ],
    ['nothing for eight steps', card().slice(1), 0],
    ['nothing for an empty card', [], 0],
  ])('%s', (_, steps, points) => {
    expect(mvpPointsForCard(steps)).toBe(points);
  });
});

describe('maxMvpPointsForCard', () => {
  it('counts an open step with a wrong try as one that will take a second', () => {
    expect(
      maxMvpPointsForCard(card().map((step) => ({ ...step, attempts: 0, correct: false }))),
    ).toBe(5);
    expect(maxMvpPointsForCard([{ attempts: 1, correct: false }])).toBe(4);
    expect(maxMvpPointsForCard([{ attempts: 1, correct: true }])).toBe(5);
    expect(maxMvpPointsForCard([])).toBe(5);
  });

  it('is what the award becomes when every open step is then right', () => {
    const step = fc.record({ attempts: fc.integer({ min: 0, max: 4 }), correct: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { minLength: 9, maxLength: 9 }), (steps) => {
        const finished = steps.map(({ attempts, correct }) => ({
          attempts: correct ? attempts : attempts + 1,
          correct: true,
        }));
        expect(maxMvpPointsForCard(steps)).toBe(mvpPointsForCard(finished));
      }),
    );
  });
});

describe('graph points', () => {
  it('are given for the first four graphs of a week', () => {
    expect([1, 2, 3, 4, 5, 6].map(mvpPointsForNthGraphOfWeek)).toEqual([2, 2, 2, 2, 0, 0]);
  });

  it.each([
    ['two points', 3, 9, 2],
    ['nothing while seven or more remain', 7, 9, 0],
    ['two points with six remaining', 6, 9, 2],
    ['only one point from a total of 4', 0, 4, 1],
    ['nothing from a total of 3', 0, 3, 0],
    ['nothing from a total already below 3', 0, 2, 0],
  ])('a removal costs %s', (_, remaining, weekTotal, cost) => {
    expect(mvpPointsLostByGraphRemoval(remaining, weekTotal)).toBe(cost);
  });
});

describe('the balance', () => {
  it('never goes below 0', () => {
    expect(balanceAfterPointChange(1, -5)).toBe(0);
    expect(balanceAfterPointChange(1, 5)).toBe(6);
  });

  it('is what the stated awards add up to through 10,000 random sequences, and so is its ledger; a removal never takes a week below 3', () => {
    // Section 9 in numbers, stated here once more: by tries that were repeated, and by the place of
    // a graph in its week.
    const equations = [5, 4, 3, 3, 3, 3, 3, 3, 3, 3];
    const graph = [2, 2, 2, 2];
    const move = fc.constantFrom(
      'equations',
      'tasks',
      'graph-added',
      'graph-removed',
      'taken-back',
    );
    const moves = fc.array(fc.tuple(move, fc.integer({ min: 0, max: 9 })), { maxLength: 30 });
    fc.assert(
      fc.property(moves, (sequence) => {
        const ledger: number[] = [];
        let [balance, weekTotal, graphs, stated] = [0, 0, 0, 0];
        for (const [kind, amount] of sequence) {
          let [change, due] = [0, 0];
          if (kind === 'equations')
            [change, due] = [
              mvpPointsForCard(card(...Array<number>(amount).fill(2))),
              equations[amount] ?? 0,
            ];
          if (kind === 'tasks') [change, due] = [ALL_TASKS_MVP_POINTS, 2];
          if (kind === 'taken-back') [change, due] = [-amount, -amount];
          if (kind === 'graph-added')
            [change, due] = [mvpPointsForNthGraphOfWeek(++graphs), graph[graphs - 1] ?? 0];
          if (kind === 'graph-removed') {
            if (graphs === 0) continue;
            change = -mvpPointsLostByGraphRemoval(--graphs, weekTotal);
            due = graphs > 6 || weekTotal <= 3 ? 0 : weekTotal === 4 ? -1 : -2;
          }
          const before = balance;
          balance = balanceAfterPointChange(balance, change);
          ledger.push(balance - before);
          weekTotal += balance - before;
          stated = stated + due < 0 ? 0 : stated + due;
          if (change !== due || balance !== stated)
            throw new Error(`${kind} ${amount}: ${change} to ${balance}, not ${due} to ${stated}`);
        }
        expect(ledger.reduce((sum, points) => sum + points, 0)).toBe(stated);
      }),
      { numRuns: 10_000 },
    );
  });
});

it('counts a step that was corrected as it was before', () => {
  const corrected = card().with(0, {
    attempts: 6,
    correct: true,
    correction: { tries: 1 },
  } as never);
  expect(mvpPointsForCard(corrected)).toBe(5);
});
