// Prints as JSON how often the app recognizes a simulated mistake. ./learning simulates the
// children; the cards are from three seasons.
import { loadRealGamesByPlayer } from './learning/cards';
import { HELD_OUT_MISTAKES, HELD_OUT_UNKNOWN_MISTAKES } from './learning/held-out';
import {
  BENCH_RUNS,
  measureMistakeNaming,
  namingShares,
  summarizeBenchRun,
} from './learning/measure';
import type { MistakeKind } from './learning/mistakes';

async function main(): Promise<void> {
  const games = await loadRealGamesByPlayer();
  const runs = BENCH_RUNS.map((run) => summarizeBenchRun(run, measureMistakeNaming(run, games)));
  const [, heldOut] = BENCH_RUNS;
  const named = (kinds: readonly MistakeKind[]) =>
    namingShares(measureMistakeNaming(heldOut, games, kinds).figures);
  const sets = [
    { name: 'known to the app’s authors', ...runs[1] },
    { name: 'another author’s kinds', ...named(HELD_OUT_MISTAKES) },
    { name: 'another author’s, no rule', ...named(HELD_OUT_UNKNOWN_MISTAKES) },
  ];
  process.stdout.write(JSON.stringify({ runs, sets }));
}

void main();
