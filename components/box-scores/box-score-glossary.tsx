import { GlossaryList, type GlossaryTerm } from '@/components/football/glossary-list';
import { Fold } from '@/components/ui/fold';
import type { PlayKind } from '@/lib/domain/football/positions';
import { STATISTICS_AND_SUMS, statisticInfo } from '@/lib/domain/football/statistics';
import {
  BOX_SCORES,
  BYE_GLOSSARY_ENTRY,
  TOUCHDOWN_GLOSSARY_ENTRY,
  YARDS_AND_PLAYS_GLOSSARY,
} from '@/words/box-scores';
import { statisticWordForms } from '@/words/football';

export function BoxScoreGlossary() {
  return (
    <Fold summary={BOX_SCORES.whatWordsMean} className="open:order-last open:basis-full">
      <GlossaryList
        words={statWords()}
        className="forced-edge rounded-lg bg-raised p-4 shadow-card"
      />
    </Fold>
  );
}

/** Explained for someone who has never watched a game. */
const statWords = (): readonly GlossaryTerm[] => [
  ...YARDS_AND_PLAYS_GLOSSARY,
  ...eventsOf('passing'),
  ...eventsOf('rushing'),
  ...eventsOf('receiving'),
  TOUCHDOWN_GLOSSARY_ENTRY,
  ...eventsOf('kicking'),
  ...eventsOf('defending'),
  BYE_GLOSSARY_ENTRY,
];

function eventsOf(play: PlayKind): GlossaryTerm[] {
  return STATISTICS_AND_SUMS.filter((name) => statisticInfo(name).play === play).flatMap(
    (name) => statisticWordForms(name).event ?? [],
  );
}
