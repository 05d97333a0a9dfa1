import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import type { LineupDto } from '@/lib/data/lineup/dto';
import { FIRST_LINEUP } from '@/words/lineup';
import { LazyConfirmLineupButton } from './lazy-confirm-lineup-button';
import { LineupList } from './lineup-list';

/**
 * Takes the place of the first week's box scores and score card until the student keeps or changes
 * the lineup.
 */
export function KeepOrChangeFirstLineup({ lineup }: { lineup: LineupDto }) {
  return (
    <>
      <PageHeader title={FIRST_LINEUP.title} subtitle={FIRST_LINEUP.before} />
      <LineupList lineup={lineup} />
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <LinkButton href={`/student/lineup?week=${lineup.week}`} variant="next" icon="shirt">
          {FIRST_LINEUP.change}
        </LinkButton>
        <LazyConfirmLineupButton week={lineup.week} variant="secondary">
          {FIRST_LINEUP.keep}
        </LazyConfirmLineupButton>
      </div>
    </>
  );
}
