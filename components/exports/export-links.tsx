import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';

/** The files a league can be taken home as. Plain links: a download is no page of the app. */
export function ExportLinks({ leagueId, week }: { leagueId: string; week: number }) {
  const files = [
    ...(week > 0
      ? [
          {
            href: `/api/leagues/${leagueId}/grid.csv?week=${week}`,
            label: `Week ${week} as a table`,
            hint: 'What the week page shows.',
          },
        ]
      : []),
    {
      href: `/api/leagues/${leagueId}/season.csv`,
      label: 'Gradebook of the season',
      hint: 'A line for each student and week: steps, tries, answers, tasks.',
    },
  ];
  return (
    <details className="group print-hidden relative">
      <summary className={buttonClass('secondary', 'md', 'list-none cursor-pointer [&::-webkit-details-marker]:hidden')}>
        <Icon name="download" />
        Export
        <Icon name="chevron-down" className="size-[1.1em] group-open:rotate-180" />
      </summary>
      <ul className="forced-edge mt-2 grid w-[min(22rem,calc(100vw-2rem))] gap-1 rounded-md border-2 border-line bg-raised p-2 shadow-lift sm:absolute sm:right-0 sm:z-10">
        {files.map(({ href, label, hint }) => (
          <li key={href}>
            <a href={href} className="block rounded-sm px-3 py-2 text-content no-underline hover:bg-field-soft">
              <span className="block font-semibold text-field underline underline-offset-4">{label} (CSV)</span>
              <span className="block text-content-soft text-sm">{hint}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
