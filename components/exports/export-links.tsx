import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';

/** The files a league can be taken home as. Plain links: a download is no page of the app. */
export function ExportLinks({ leagueId, week }: { leagueId: string; week: number }) {
  return (
    <section aria-labelledby="export-title" className="print-hidden mt-10 border-line border-t pt-5">
      <h2 id="export-title" className="text-xl">
        Take it home
      </h2>
      <p className="mb-3 max-w-text text-content-soft">
        Tables for a spreadsheet (CSV). The gradebook has a line for each student and week: steps, tries, answers as fractions and
        decimals, tasks with their times.
      </p>
      <div className="flex flex-wrap gap-3">
        {week > 0 ? <FileLink href={`/api/leagues/${leagueId}/grid.csv?week=${week}`}>Week {week} as a table</FileLink> : null}
        <FileLink href={`/api/leagues/${leagueId}/season.csv`}>Gradebook of the season</FileLink>
      </div>
    </section>
  );
}

function FileLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={buttonClass('secondary')}>
      <Icon name="download" />
      {children}
    </a>
  );
}
