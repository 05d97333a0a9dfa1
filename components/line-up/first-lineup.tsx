'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { confirmLineupAction } from '@/lib/actions/team';
import type { LineupDto } from '@/lib/data/lineup/dto';
import { FIRST_LINEUP } from '@/words/lineup';
import { LineupList } from './lineup-list';

/** Stands where a first week's games would be, until the student goes on to them. */
export function FirstLineup({ lineup }: { lineup: LineupDto }) {
  return (
    <>
      <PageHeader title={FIRST_LINEUP.title} beside={FIRST_LINEUP.before} />
      <LineupList lineup={lineup} />
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <LinkButton href={`/student/lineup?week=${lineup.week}`} variant="next" icon="shirt">
          {FIRST_LINEUP.change}
        </LinkButton>
        <SeeGamesButton week={lineup.week} variant="secondary" />
      </div>
    </>
  );
}

/** Closes the first lineup and leads to its games. */
export function SeeGamesButton({ week, variant }: { week: number; variant: 'next' | 'secondary' }) {
  const router = useRouter();
  const { pending, run } = useAction<LineupDto>();
  const [problem, setProblem] = useState<string | null>(null);
  async function see() {
    const result = await run(() => confirmLineupAction({ week }));
    // One that is closed already has its games open.
    if (result?.ok || result?.error.code === 'locked') {
      // On the box scores themselves the pressed button goes, and no new page takes the focus.
      document.getElementById('main')?.focus();
      router.push('/student/box-scores');
      router.refresh();
    } else if (result) setProblem(result.error.message);
  }
  return (
    <div className="grid gap-2">
      <LiveRegion>{problem}</LiveRegion>
      <Button variant={variant} icon="clipboard-list" pending={pending} onClick={() => void see()}>
        {FIRST_LINEUP.keep}
      </Button>
    </div>
  );
}
