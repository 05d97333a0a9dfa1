// Prints as JSON how often the app recognizes a simulated mistake. ./learning simulates the
// children; the cards are from three seasons.
import { realGames } from './learning/cards';
import { HELD_OUT, HELD_OUT_UNKNOWN } from './learning/held-out';
import { measure, naming, RUNS, summary } from './learning/measure';

async function main(): Promise<void> {
  const games = await realGames();
  const runs = RUNS.map((run) => summary(run, measure(run, games)));
  const [last, lastRun] = [runs.at(-1), RUNS.at(-1)];
  if (!last || !lastRun) throw new Error('There is no run');
  const known = last.figures.filter(({ kind }) => kind.about !== 'slip');
  const namings = [
    naming('known to the app’s authors', known),
    naming('another author’s kinds', measure(lastRun, games, HELD_OUT).figures),
    naming('another author’s, no rule', measure(lastRun, games, HELD_OUT_UNKNOWN).figures),
  ];
  process.stdout.write(JSON.stringify({ runs, namings }));
}

void main();
