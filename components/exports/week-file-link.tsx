'use client';

import { useSearchParams } from 'next/navigation';
import { FileLink } from '@/components/ui/link-button';
import { readArrangement } from '@/lib/domain/class/class-grid';

/**
 * The grid as a file with the same students in the same order, whatever is chosen on the page
 * meanwhile: its address keeps it.
 */
export function WeekFileLink({ leagueId, week }: { leagueId: string; week: number }) {
  const { sort, show } = readArrangement(useSearchParams());
  const query = new URLSearchParams({ week: `${week}`, sort, show });
  return (
    <FileLink
      href={`/api/leagues/${leagueId}/grid.csv?${query}`}
    >{`Week ${week} as it is shown here (CSV)`}</FileLink>
  );
}
