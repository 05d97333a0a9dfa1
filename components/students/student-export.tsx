import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';

/** Everything that is stored about one student, as a file. A plain link: a download is no page of the app. */
export function StudentExport({ leagueId, studentId }: { leagueId: string; studentId: string }) {
  return (
    <a href={`/api/leagues/${leagueId}/students/${studentId}/export.json`} className={buttonClass('secondary')}>
      <Icon name="download" />
      Export everything (JSON)
    </a>
  );
}
