import { type Word, WordList } from '@/components/football/word-list';
import { Fold } from '@/components/ui/fold';
import type { Play } from '@/lib/domain/football/positions';
import { COUNTABLES, rowFor } from '@/lib/domain/football/statistics';
import { statisticWords } from '@/words/football';

/** Folded away for those who know the words. */
export function BoxScoreWords() {
  return (
    <Fold summary="What do these words mean?" className="open:order-last open:basis-full">
      <WordList words={STAT_WORDS} className="forced-edge rounded-lg bg-raised p-4 shadow-card" />
    </Fold>
  );
}

/** Explained for someone who has never watched a game. */
const STAT_WORDS: readonly Word[] = [
  {
    word: 'Yards',
    means: 'How far the ball moved. A field is 100 yards long. Moving back gives a number below 0.',
  },
  { word: 'Passing', means: 'The player threw the ball and a teammate caught it.' },
  { word: 'Rushing', means: 'The player ran with the ball.' },
  { word: 'Receiving', means: 'The player caught a throw and kept running with it.' },
  ...eventsOf('passing'),
  ...eventsOf('rushing'),
  ...eventsOf('receiving'),
  {
    word: 'Touchdown',
    means: 'A player carried or caught the ball in the end zone, past the last line of the field.',
  },
  ...eventsOf('kicking'),
  ...eventsOf('defending'),
  { word: 'Bye', means: 'A week when a team has no game.' },
];

function eventsOf(play: Play): Word[] {
  return COUNTABLES.filter((name) => rowFor(name).play === play).flatMap(
    (name) => statisticWords(name).event ?? [],
  );
}
