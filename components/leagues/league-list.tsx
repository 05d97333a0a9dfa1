import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { LeagueSummaryDto } from '@/lib/data/league/dto';
import { JoinCodeText } from './join-code-text';
import { studentCountText } from './student-count';

export function LeagueList({ leagues, isPast = false }: { leagues: readonly LeagueSummaryDto[]; isPast?: boolean }) {
  return (
    <ul className="space-y-4">
      {leagues.map((league) => (
        <li
          key={league.id}
          className="forced-edge grid items-center gap-x-6 gap-y-4 rounded-lg bg-raised p-5 shadow-card sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:p-6"
        >
          <div className="min-w-0">
            <h3 className="text-2xl">{league.name}</h3>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-content-soft">
              <Icon name="users" />
              {studentCountText(league.studentCount)}
              {league.state === 'archived' ? <Badge icon="lock">Archived</Badge> : null}
              {league.state === 'deleting' ? (
                <Badge tone="warn" icon="trash-2">
                  Deleting isn’t finished
                </Badge>
              ) : null}
            </p>
          </div>
          {league.state === 'open' && !isPast ? (
            <div className="on-board rounded-md px-5 py-2 sm:text-center">
              <p className="text-chalk-soft text-sm">Join code</p>
              <p className="font-bold text-2xl">
                <JoinCodeText code={league.code} />
              </p>
            </div>
          ) : (
            <span />
          )}
          <LinkButton
            href={`/teacher/leagues/${league.id}${league.state === 'deleting' ? '/settings' : ''}`}
            size="lg"
            icon="arrow-right"
          >
            Open
            <VisuallyHidden> {league.name}</VisuallyHidden>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
