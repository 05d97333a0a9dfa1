// Tells, as JSON, how often the app gives a simulated mistake its right name: the children are
// those of ./learning, the cards of three seasons.
import { realGames } from './learning/cards';
import { measure, RUNS, summary } from './learning/measure';

async function main(): Promise<void> {
  const games = await realGames();
  process.stdout.write(JSON.stringify(RUNS.map((run) => summary(run, measure(run, games)))));
}

void main();
