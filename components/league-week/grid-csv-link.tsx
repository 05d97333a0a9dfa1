'use client';

import { useSearchParams } from 'next/navigation';
import { DownloadLink } from '@/components/ui/link-button';
import { readSortAndFilter } from '@/lib/domain/class/class-grid';
import { downloadWeekAsShownLabel } from '@/words/downloads';

/** It takes the filter and order from the page's address. */
export function WeekGridCsvLink({ leagueId, week }: { leagueId: string; week: number }) {
  const { sort, show } = readSortAndFilter(useSearchParams());
  const query = new URLSearchParams({ week: `${week}`, sort, show });
  return (
    <DownloadLink href={`/api/leagues/${leagueId}/grid.csv?${query}`}>
      {downloadWeekAsShownLabel(week)}
    </DownloadLink>
  );
}
