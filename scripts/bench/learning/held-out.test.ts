import { dealer, realGames } from './cards';
import { chanceOf, numberIn } from './child';
import { HELD_OUT, HELD_OUT_UNKNOWN } from './held-out';
import { judged, RUNS } from './measure';
import { isWrong } from './work';

const ALL = [...HELD_OUT, ...HELD_OUT_UNKNOWN];

it('has enough mistakes of each set, each with its own name and a source', () => {
  expect(HELD_OUT.length).toBeGreaterThanOrEqual(38);
  expect(HELD_OUT_UNKNOWN.length).toBeGreaterThanOrEqual(25);
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  expect(ALL.filter(({ source }) => source === '')).toEqual([]);
});

it('each held-out mistake leads to wrong answers that a child can type', async () => {
  const games = await realGames();
  const style = RUNS[0]?.style;
  if (!style) throw new Error('No run');
  const poor: string[] = [];
  for (const [index, { id, make }] of ALL.entries()) {
    const chance = chanceOf(index);
    const deal = dealer(games, chance);
    let typed = 0;
    for (let cards = 0; cards < 400 && typed < 5; cards += 1) {
      const attempt = make(deal(), chance, style);
      if (!attempt || !isWrong(attempt)) continue;
      const answer = judged(attempt);
      if (!answer) continue;
      for (const { typed: line } of attempt.boxes ?? []) numberIn(line);
      typed += 1;
    }
    if (typed < 5) poor.push(`${id}: ${typed}`);
  }
  expect(poor).toEqual([]);
});
