import type { Metadata } from 'next';
import Link from 'next/link';
import { cache } from 'react';
import { DraftBoard } from '@/components/draft/draft-board';
import { StatGuide } from '@/components/draft/stat-tables';
import { HelpLine } from '@/components/ui/help-line';
import { Icon } from '@/components/ui/icon';
import { requireStudentPage } from '@/lib/auth/guards';
import { getDraftBoard } from '@/lib/data/draft/queries';
import { isPositionCode } from '@/lib/domain/football/positions';
import { firstValueSearchParams, type PageSearchProps } from '@/lib/domain/site/requests';
import { DRAFT, draftOfText } from '@/words/draft';
import { STUDENT_PAGE_HELP } from '@/words/help';
import { defineStudentPage } from '../define-student-page';

const loadBoard = cache(async (requestedPosition: string | null) => {
  const viewer = await requireStudentPage({ needs: 'team' });
  return getDraftBoard(viewer, {
    position:
      requestedPosition !== null && isPositionCode(requestedPosition) ? requestedPosition : null,
  });
});

export async function generateMetadata({ searchParams }: PageSearchProps): Promise<Metadata> {
  const { position } = await loadBoard(firstValueSearchParams(await searchParams).get('pos'));
  return { title: draftOfText(position) };
}

export default defineStudentPage(
  { needs: 'team' },
  async (_, { searchParams }: PageSearchProps) => {
    const board = await loadBoard(firstValueSearchParams(await searchParams).get('pos'));
    return (
      <DraftBoard
        board={board}
        help={<HelpLine sentences={STUDENT_PAGE_HELP.draft} />}
        glossary={
          <details className="open:order-last open:basis-full">
            <summary
              className={
                'inline-flex min-h-touch items-center gap-2 text-content-soft underline ' +
                'underline-offset-4'
              }
            >
              <Icon name="circle-help" />
              <span>{DRAFT.words}</span>
            </summary>
            <div className="forced-edge grid gap-4 rounded-lg bg-raised p-4 shadow-card">
              <StatGuide position={board.position} />
              <p>
                <Link href="/student/how-to-draft#guide" prefetch={false}>
                  {DRAFT.allWords}
                </Link>
              </p>
            </div>
          </details>
        }
      />
    );
  },
);
