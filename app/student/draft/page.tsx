import type { Metadata } from 'next';
import Link from 'next/link';
import { PackedDraftBoard } from '@/components/draft/draft-board';
import { StatGuide } from '@/components/draft/stat-tables';
import { Icon } from '@/components/ui/icon';
import { PageHeader } from '@/components/ui/page-header';
import { getDraftBoard } from '@/lib/data/draft/queries';
import { isPositionCode } from '@/lib/domain/football/positions';
import { pack } from '@/lib/packed';
import { HELP } from '@/words/help';
import { studentPage } from '../student-page';

export const metadata: Metadata = { title: 'Draft' };

type DraftPageProps = { searchParams: Promise<{ pos?: string | string[] }> };

export default studentPage({ active: 'draft', needs: 'team' }, async (viewer, { searchParams }: DraftPageProps) => {
  const { pos } = await searchParams;
  const position = typeof pos === 'string' && isPositionCode(pos) ? pos : null;
  const board = await getDraftBoard(viewer, { position });
  return (
    <>
      <PageHeader
        title="Pick your players"
        beside={`Season ${board.season}`}
        help={HELP.draft}
        lead={
          board.week > 0
            ? `All numbers are season totals through week ${board.week}.`
            : 'The season hasn’t started, so all numbers are 0.'
        }
      />
      <details className="mb-3">
        <summary className="inline-flex min-h-touch cursor-pointer items-center gap-2 font-semibold text-field underline underline-offset-4">
          <Icon name="circle-help" />
          What do these words mean?
        </summary>
        <div className="forced-edge grid gap-4 rounded-lg bg-raised p-4 shadow-card">
          <StatGuide position={board.position} />
          <p>
            <Link href="/student/how-to-draft#guide" prefetch={false}>
              See all positions and words
            </Link>
          </p>
        </div>
      </details>
      <PackedDraftBoard board={pack(board)} />
    </>
  );
});
