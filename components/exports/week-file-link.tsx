'use client';

import { useSearchParams } from 'next/navigation';
import { DownloadLink } from '@/components/ui/link-button';
import { readSortAndFilter } from '@/lib/domain/class/class-grid';
import { weekAsShownText } from '@/words/downloads';

/** Downloads the grid with the same filter and order as on the page, taken from its address. */
export function WeekGridCsvLink({ leagueId, week }: { leagueId: string; week: number }) {
  const { sort, show } = readSortAndFilter(useSearchParams());
  const query = new URLSearchParams({ week: `${week}`, sort, show });
  return (
    <DownloadLink href={`/api/leagues/${leagueId}/grid.csv?${query}`}>
      {weekAsShownText(week)}
    </DownloadLink>
  );
}
