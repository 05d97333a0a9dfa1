import { Card } from '@/components/ui/card';
import type { StudentWithoutLeagueDto } from '@/lib/data/league/dto';
import { howToJoinText, JOIN, takenOutOfClassText } from '@/words/join';
import { LazyJoinLeagueForm } from './lazy-forms';

/** Lets a student without a class join one, on every page such a student can reach. */
export function JoinLeagueCard({ removedFrom }: StudentWithoutLeagueDto) {
  return (
    <Card title={JOIN.title}>
      <div className="mb-4 grid gap-1">
        {removedFrom
          ? takenOutOfClassText(removedFrom.name).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))
          : null}
        <p className="text-content-soft">{howToJoinText()}</p>
      </div>
      <LazyJoinLeagueForm />
    </Card>
  );
}
