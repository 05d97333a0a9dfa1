import { DownloadLink } from '@/components/ui/link-button';
import { Section } from '@/components/ui/section';
import { DOWNLOADS } from '@/words/downloads';
import { WeekGridCsvLink } from './grid-csv-link';

export function LeagueDownloadLinks({ leagueId, week }: { leagueId: string; week: number }) {
  return (
    <Section
      title={DOWNLOADS.title}
      titleClass="text-lead"
      className="print-hidden mt-8 border-line border-t pt-4"
    >
      <p className="mb-3 max-w-text text-content-soft">{DOWNLOADS.explained}</p>
      <div className="flex flex-wrap gap-3">
        {week > 0 ? <WeekGridCsvLink leagueId={leagueId} week={week} /> : null}
        <DownloadLink href={`/api/leagues/${leagueId}/season.csv`}>{DOWNLOADS.season}</DownloadLink>
        <DownloadLink href={`/api/leagues/${leagueId}/export.json`}>
          {DOWNLOADS.everything}
        </DownloadLink>
      </div>
    </Section>
  );
}
