import { FileLink } from '@/components/ui/file-link';

/** Everything that is stored about one student, and each try of the season as a table. */
export function StudentExport({ leagueId, studentId }: { leagueId: string; studentId: string }) {
  const folder = `/api/leagues/${leagueId}/students/${studentId}`;
  return (
    <>
      <FileLink href={`${folder}/export.json`}>Export everything (JSON)</FileLink>
      <FileLink href={`${folder}/tries.csv`}>Every try as a table (CSV)</FileLink>
    </>
  );
}
