import type { Metadata } from 'next';
import { ClassListForm } from '@/components/class-roster/class-list-form';
import { ClassTable } from '@/components/class-roster/class-table';
import { studentName } from '@/components/class-roster/student-name';
import { PageHeader } from '@/components/ui/page-header';
import { orNotFound, requireOwnLeaguePage } from '@/lib/auth/own-league-page';
import { getClassRoster } from '@/lib/data/class-roster/queries';

export const metadata: Metadata = { title: 'Roster' };

type Props = { params: Promise<{ leagueId: string }> };

export default async function RosterPage({ params }: Props) {
  const { leagueId } = await params;
  const viewer = await requireOwnLeaguePage(leagueId);
  const roster = await orNotFound(() => getClassRoster(viewer, leagueId));
  const count = roster.students.length;
  return (
    <>
      <PageHeader title="Roster" lead={count === 1 ? '1 student' : `${count} students`} />
      <ClassTable roster={roster} />
      {roster.isPast || !roster.isOpen ? null : <ClassListForm leagueId={leagueId} present={roster.students.map(studentName)} />}
    </>
  );
}
