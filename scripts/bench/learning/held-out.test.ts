import { createCardDealer, loadRealGamesByPlayer } from './cards';
import { createSeededChance, parseWrittenNumber } from './child';
import { HELD_OUT_MISTAKES, HELD_OUT_UNKNOWN_MISTAKES } from './held-out';
import { BENCH_RUNS, parseAttemptSum } from './measure';
import { isWrongAttempt } from './mistakes';

const ALL = [...HELD_OUT_MISTAKES, ...HELD_OUT_UNKNOWN_MISTAKES];

it('has enough mistakes of each set, each with its own name and a source', () => {
  expect(HELD_OUT_MISTAKES.length).toBeGreaterThanOrEqual(38);
  expect(HELD_OUT_UNKNOWN_MISTAKES.length).toBeGreaterThanOrEqual(25);
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  expect(ALL.filter(({ source }) => source === '')).toEqual([]);
});

it('each held-out mistake leads to wrong answers that a child can type', async () => {
  const games = await loadRealGamesByPlayer();
  const [{ style }] = BENCH_RUNS;
  const poor: string[] = [];
  for (const [index, { id, make }] of ALL.entries()) {
    const chance = createSeededChance(index);
    const deal = createCardDealer(games, chance);
    let typed = 0;
    for (let cards = 0; cards < 400 && typed < 5; cards += 1) {
      const attempt = make(deal(), chance, style);
      if (!attempt || !isWrongAttempt(attempt)) continue;
      const answer = parseAttemptSum(attempt);
      if (!answer) continue;
      for (const { typed: line } of attempt.boxes ?? []) parseWrittenNumber(line);
      typed += 1;
    }
    if (typed < 5) poor.push(`${id}: ${typed}`);
  }
  expect(poor).toEqual([]);
});
