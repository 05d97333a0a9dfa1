// Prints as JSON how often the app recognizes a simulated mistake. ./learning simulates the
// children; the cards are from three seasons.
import { realGames } from './learning/cards';
import { measure, RUNS, summary } from './learning/measure';

async function main(): Promise<void> {
  const games = await realGames();
  process.stdout.write(JSON.stringify(RUNS.map((run) => summary(run, measure(run, games)))));
}

void main();
