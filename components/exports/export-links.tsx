import { FileLink } from '@/components/ui/link-button';
import { Section } from '@/components/ui/section';
import { WeekFileLink } from './week-file-link';

/** The downloads of a league. */
export function ExportLinks({ leagueId, week }: { leagueId: string; week: number }) {
  return (
    <Section
      title="Take it with you"
      heading="text-lead"
      className="print-hidden mt-8 border-line border-t pt-4"
    >
      <p className="mb-3 max-w-text text-content-soft">
        Tables for a spreadsheet (CSV). The gradebook has a row for each student and week: steps,
        tries, answers as fractions and decimals, tasks with their times. The file with everything
        (JSON) also has each student’s tries, lineups, and graphs.
      </p>
      <div className="flex flex-wrap gap-3">
        {week > 0 ? <WeekFileLink leagueId={leagueId} week={week} /> : null}
        <FileLink href={`/api/leagues/${leagueId}/season.csv`}>
          Gradebook for the season (CSV)
        </FileLink>
        <FileLink href={`/api/leagues/${leagueId}/export.json`}>
          Everything about the class (JSON)
        </FileLink>
      </div>
    </Section>
  );
}
