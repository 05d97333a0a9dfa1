import type { PositionCode } from '@/lib/domain/football/positions';
import { scoredWholes } from '@/lib/domain/football/scoring';
import { rowFor } from '@/lib/domain/football/statistics';
import { statisticWords } from '@/words/football';

type Word = { word: string; means: string };

const GENERAL: readonly Word[] = [
  { word: 'Touchdown', means: 'Getting the ball into the other team’s end zone. It’s the big score in football.' },
  { word: 'Bye', means: 'A week when a team doesn’t play. Each team has one. Its players get 0 points that week.' },
  { word: 'Scouting', means: 'Working out the points for a player’s last game by hand. Then you can see the points per game.' },
  { word: 'Points per game', means: 'The points from all games so far, shared evenly across the games.' },
];

/** The words of one position. */
export function StatGuide({ position }: { position: PositionCode }) {
  return <WordList words={[...wordsOf([position]), ...GENERAL]} />;
}

/** All words of all positions. */
export function FullStatGuide({ positions }: { positions: readonly PositionCode[] }) {
  return <WordList words={[...GENERAL, ...wordsOf(positions)]} />;
}

/** What the formulas of these positions count. */
function wordsOf(positions: readonly PositionCode[]): Word[] {
  return scoredWholes(positions).map((whole) => {
    const { label } = rowFor(whole);
    const { means } = statisticWords(whole);
    return { word: label, means };
  });
}

function WordList({ words }: { words: readonly Word[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
      {words.map(({ word, means }) => (
        <div key={word}>
          <dt className="font-semibold">{word}</dt>
          <dd className="text-content-soft">{means}</dd>
        </div>
      ))}
    </dl>
  );
}
