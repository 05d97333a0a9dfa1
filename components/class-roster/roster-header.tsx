'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, startTransition, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyModule } from '@/components/ui/lazy-module';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { studentsChangedText } from '@/words/class-roster';
import { ROSTER_PAGE, TEACHER_PAGES } from '@/words/teacher-pages';
import { readUnresolvedListLinesInMemory } from './roster-tab-memory';

const ClassListForm = lazyModule(() => import('./class-list-form')).component(
  (parts) => parts.ClassListForm,
);

type RosterHeaderProps = ComponentProps<typeof PageHeader> & { leagueId: string; isEmpty: boolean };

/**
 * The roster's header, and below it the form for a class list: at once for an empty class, else on
 * a press.
 */
export function RosterHeader({ leagueId, isEmpty, ...header }: RosterHeaderProps) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(isEmpty || readUnresolvedListLinesInMemory() !== '');
  const [news, setNews] = useState<string | null>(null);
  return (
    <>
      <PageHeader
        {...header}
        actions={
          isEmpty ? null : (
            <>
              <LinkButton
                href={`/teacher/leagues/${leagueId}/roster/cards`}
                variant="secondary"
                icon="printer"
                className="print-hidden"
              >
                {TEACHER_PAGES.cards}
              </LinkButton>
              <Button
                variant="secondary"
                icon="upload"
                className="print-hidden"
                aria-expanded={isOpen}
                onClick={() => {
                  setNews(null);
                  setIsOpen(!isOpen);
                }}
              >
                {isOpen ? ROSTER_PAGE.closeList : ROSTER_PAGE.newList}
              </Button>
            </>
          )
        }
      />
      <LiveRegion className="mb-2 empty:absolute">
        {news ? <Notice tone="good">{news}</Notice> : null}
      </LiveRegion>
      {isOpen ? (
        <ClassListForm
          leagueId={leagueId}
          onChanged={(students) => {
            setIsOpen(false);
            setNews(studentsChangedText(students));
            startTransition(() => router.refresh());
          }}
        />
      ) : null}
    </>
  );
}
