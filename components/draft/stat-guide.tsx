import type { PositionCode } from '@/lib/domain/football/positions';
import { formulaTerms } from '@/lib/domain/football/scoring';

type Word = { word: string; means: string };

/** What a column of the real statistics counts, for somebody who has never seen a game. */
const STATISTICS: Readonly<Record<string, string>> = {
  PassingYards: 'How far the team moved on caught throws. It counts for the player who threw. A yard is about one big step.',
  PassingTouchdowns: 'Throws that were caught and ended in a touchdown.',
  RushingYards: 'How far a player ran with the ball. It can be below 0 when a player is pushed back.',
  RushingTouchdowns: 'Runs that ended in a touchdown.',
  Receptions: 'How many throws a player caught.',
  ReceivingYards: 'How far the team moved on throws this player caught.',
  ReceivingTouchdowns: 'Catches that ended in a touchdown.',
  ExtraPointsMade: 'Short kicks after a touchdown that went in.',
  FieldGoalsMade0to19: 'Kicks between the posts. The longer the kick, the harder it is.',
  Sacks: 'How often the defense stopped the quarterback before the throw.',
  Interceptions: 'How often the defense caught a throw of the other team.',
  FumblesRecovered: 'How often the defense picked up a ball that was dropped.',
  Safeties: 'How often the defense stopped the other team in its own end zone.',
  DefensiveTouchdowns: 'How often the defense took the ball and scored a touchdown.',
};

const GENERAL: readonly Word[] = [
  { word: 'Touchdown', means: 'Getting the ball into the other end zone. It is the big score of football.' },
  { word: 'Bye', means: 'A week in which a team does not play. Each team has one. Its players get 0 points then.' },
  { word: 'Scouting', means: 'Working out the points of a player’s last game by hand. Then you see the points per game.' },
  { word: 'Points per game', means: 'The points of all games so far, shared out evenly over the games.' },
];

/** The words of one position. */
export function StatGuide({ position }: { position: PositionCode }) {
  return <WordList words={[...wordsOf([position]), ...GENERAL]} />;
}

/** All words of all positions. */
export function FullStatGuide({ positions }: { positions: readonly PositionCode[] }) {
  return <WordList words={[...GENERAL, ...wordsOf(positions)]} />;
}

function wordsOf(positions: readonly PositionCode[]): Word[] {
  // The formulas of level 1 have every statistic once; field goals of all distances are one line there.
  const terms = new Map(positions.flatMap((position) => formulaTerms(position, 1)).map((term) => [term.field, term.label]));
  return [...terms].flatMap(([field, word]) => {
    const means = STATISTICS[field];
    return means ? [{ word, means }] : [];
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
