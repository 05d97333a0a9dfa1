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

async function main(): Promise<void> {
  const games = await loadRealGamesByPlayer();
  const runs = BENCH_RUNS.map((run) => summarizeBenchRun(run, measureMistakeNaming(run, games)));
  const [last, lastRun] = [runs.at(-1), BENCH_RUNS.at(-1)];
  if (!last || !lastRun) throw new Error('There is no run');
  const known = last.figures.filter(({ kind }) => kind.about !== 'slip');
  const namings = [
    namingShares('known to the app’s authors', known),
    namingShares(
      'another author’s kinds',
      measureMistakeNaming(lastRun, games, HELD_OUT_MISTAKES).figures,
    ),
    namingShares(
      'another author’s, no rule',
      measureMistakeNaming(lastRun, games, HELD_OUT_UNKNOWN_MISTAKES).figures,
    ),
  ];
  process.stdout.write(JSON.stringify({ runs, namings }));
}

void main();
