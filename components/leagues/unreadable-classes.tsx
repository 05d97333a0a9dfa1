import { Icon } from '@/components/ui/icon';
import type { TeacherDashboardDto } from '@/lib/data/league/dto';
import { UNREADABLE_CLASS } from '@/words/page-problems';

type Props = { classes: TeacherDashboardDto['unreadable']; operatorEmail: string | undefined };

const documentPath = (leagueId: string): string => `leagues/${leagueId}`;

export function UnreadableClasses({ classes, operatorEmail }: Props) {
  if (classes.length === 0) return null;
  return (
    <ul className="space-y-2">
      {classes.map(({ id, name }) => (
        <li key={id} className="forced-edge flex gap-3 rounded-lg bg-raised px-4 py-3 shadow-card">
          <Icon name="triangle-alert" className="mt-0.5 size-6 shrink-0 text-again" />
          <div className="min-w-0">
            <h2 className="text-lead">{name ?? UNREADABLE_CLASS.noName}</h2>
            <p className="max-w-text">{UNREADABLE_CLASS.sentence}</p>
            <p className="flex flex-wrap gap-x-4 text-content-soft">
              {operatorEmail ? <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a> : null}
              <span className="break-all">{documentPath(id)}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
